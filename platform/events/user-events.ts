/** Tells a person's open pages what happened, in whichever process it happened. */

import type { ServerEvent } from '#common/job.ts';
import type { Database } from '#platform/db/database.ts';

const CHANNEL = 'atelier_events';
/** PostgreSQL carries at most 8000 bytes a message. */
const MAX_BYTES = 7900;
/** No id: the message is for everybody who has a page open. */
const EVERYBODY = '*';

type Listener = (event: ServerEvent) => void;

export type UserEvents = Awaited<ReturnType<typeof createUserEvents>>;

export async function createUserEvents(database: Database) {
  const listeners = new Map<string, Set<Listener>>();

  const deliver = (text: string) => {
    const { userId, event } = JSON.parse(text) as { userId: string; event: ServerEvent };
    const sets = userId === EVERYBODY ? listeners.values() : [listeners.get(userId) ?? []];
    for (const set of sets) for (const listener of set) listener(event);
  };
  /** After a lost connection nobody knows what was missed: pages read everything again. */
  const onGap = () => {
    for (const set of listeners.values()) for (const one of set) one({ type: 'invalidate', keys: ['*'] });
  };
  const stop = await database.listen(CHANNEL, deliver, onGap);

  return {
    async publish(userId: string, event: ServerEvent): Promise<void> {
      const text = JSON.stringify({ userId, event });
      await database.signal(CHANNEL, Buffer.byteLength(text) <= MAX_BYTES ? text : shorten(userId, event));
    },

    /** To every open page of every signed-in person. */
    async publishToAll(event: ServerEvent): Promise<void> {
      await this.publish(EVERYBODY, event);
    },

    subscribe(userId: string, listener: Listener): () => void {
      const set = listeners.get(userId) ?? new Set();
      listeners.set(userId, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(userId) === set) listeners.delete(userId);
      };
    },

    close: stop,
  };
}

/** A result too large to travel is left out: the page fetches the job itself. */
function shorten(userId: string, event: ServerEvent): string {
  if (event.type === 'job') {
    return JSON.stringify({ userId, event: { type: 'invalidate', keys: [`/api/jobs/${event.job.id}`] } });
  }
  return JSON.stringify({ userId, event: { type: 'invalidate', keys: ['*'] } });
}
