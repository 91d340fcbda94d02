/** Sessions in the database, remembered in memory for the hot path, forgotten everywhere the moment they end. */

import { hash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { User } from '#common/user.ts';
import type { Database } from '#platform/db/database.ts';
import { sessions, users } from '#platform/db/tables/users.table.ts';
import { toUser } from './user-entity.ts';

export const SESSION_DAYS = 30;
const LIFETIME_MS = SESSION_DAYS * 86_400_000;
const CHANNEL = 'atelier_sessions';
/** Even a lost message may not keep an ended session alive for longer than this. */
const CACHE_MS = 30_000;
const CACHE_ENTRIES = 10_000;

interface Remembered {
  user: User;
  /** By the clock that nobody sets. */
  until: number;
}

/** Told whose sessions or person changed; without an id it may be anybody's. */
export type SessionWatcher = (userId: string | undefined) => void;

export type Sessions = Awaited<ReturnType<typeof createSessions>>;

export const hashToken = (token: string): string => hash('sha256', token);

export async function createSessions(database: Database) {
  const { db } = database;
  const remembered = new Map<string, Remembered>();

  const watchers = new Set<SessionWatcher>();
  const forget = (userId: string) => {
    for (const [sid, entry] of remembered) if (entry.user.id === userId) remembered.delete(sid);
    for (const watch of watchers) watch(userId);
  };
  const stopListening = await database.listen(CHANNEL, forget, () => {
    remembered.clear();
    for (const watch of watchers) watch(undefined);
  });

  /** Something about the person changed: every process reads them again. */
  const announce = async (userId: string) => {
    forget(userId);
    await database.signal(CHANNEL, userId);
  };

  return {
    /** Returns the token for the cookie; only its hash is stored. */
    async start(userId: string, facts: { address?: string; agent?: string }): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await db.insert(sessions).values({
        sid: hashToken(token),
        sess: { userId, createdAt: new Date().toISOString(), ...facts },
        expire: new Date(Date.now() + LIFETIME_MS),
      });
      return token;
    },

    async load(sid: string): Promise<User | null> {
      const known = remembered.get(sid);
      if (known && known.until > performance.now()) return known.user;
      const [row] = await db
        .select({ user: users, expire: sessions.expire })
        .from(sessions)
        .innerJoin(users, eq(users.id, sql`${sessions.sess}->>'userId'`))
        .where(and(eq(sessions.sid, sid), gt(sessions.expire, new Date()), eq(users.isActive, true)));
      if (!row) {
        remembered.delete(sid);
        return null;
      }
      const left = row.expire.getTime() - Date.now();
      // Longer than a lifetime: it was begun by a clock that ran ahead.
      if (left < LIFETIME_MS / 2 || left > LIFETIME_MS) {
        await db
          .update(sessions)
          .set({ expire: new Date(Date.now() + LIFETIME_MS) })
          .where(eq(sessions.sid, sid));
      }
      const user = toUser(row.user);
      if (remembered.size >= CACHE_ENTRIES) remembered.delete(remembered.keys().next().value!);
      remembered.set(sid, { user, until: performance.now() + CACHE_MS });
      return user;
    },

    async end(sid: string): Promise<void> {
      const [ended] = await db
        .delete(sessions)
        .where(eq(sessions.sid, sid))
        .returning({ sess: sessions.sess });
      remembered.delete(sid);
      if (ended) await announce(ended.sess.userId);
    },

    /** Ends all sessions of a person, except perhaps the one that asked. */
    async endAll(userId: string, exceptSid?: string): Promise<void> {
      const theirs = eq(sql`${sessions.sess}->>'userId'`, userId);
      await db.delete(sessions).where(exceptSid ? and(theirs, ne(sessions.sid, exceptSid)) : theirs);
      await announce(userId);
    },

    announce,

    watch(watcher: SessionWatcher): void {
      watchers.add(watcher);
    },

    async sweep(): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expire, new Date()));
    },

    close: stopListening,
  };
}
