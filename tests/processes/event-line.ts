/** A page's live line, as a test listens to it. */

import type { ServerEvent } from '#common/job.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

export interface EventLine {
  /** Waits for an event that matches, among those to come and those already here. */
  next(matches: (event: ServerEvent) => boolean): Promise<ServerEvent>;
  /** Resolves when the server has closed the line. */
  ended: Promise<void>;
  /** How many events have come so far. */
  count(): number;
}

export async function openEventLine(visitor: Visitor): Promise<EventLine> {
  const response = await visitor.open('GET', '/api/events');
  if (response.status !== 200) throw new Error(`no event line: ${response.status}`);
  const heard: ServerEvent[] = [];
  const waiting = new Set<() => void>();

  const listen = async () => {
    let rest = '';
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
      const messages = (rest + text).split('\n\n');
      rest = messages.pop()!;
      for (const message of messages) {
        if (message.startsWith('data: ')) heard.push(JSON.parse(message.slice(6)) as ServerEvent);
      }
      for (const look of waiting) look();
    }
  };
  // A server that is killed cuts the line in the middle; for the listener that is an end like any other.
  const ended = listen().catch(() => undefined);

  return {
    ended,
    count: () => heard.length,
    next: (matches) =>
      new Promise((resolve) => {
        const look = () => {
          const found = heard.find(matches);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
