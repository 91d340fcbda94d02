/** Sessions in the database, remembered in memory for the hot path, forgotten everywhere the moment they end. */

import { hash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { User } from '#common/user.ts';
import type { Database } from '#platform/db/database.ts';
import { type SessionData, sessions, users } from '#platform/db/tables/users.table.ts';
import { toUser } from './user-entity.ts';

export const SESSION_DAYS = 30;
const LIFETIME_MS = SESSION_DAYS * 86_400_000;
const CHANNEL = 'atelier_sessions';
/** Even a lost message may not keep an ended session alive for longer than this. */
const CACHE_MS = 30_000;
const CACHE_ENTRIES = 10_000;
/** When a session was last used is written down no more often than this. */
const USED_MS = 5 * 60_000;
/** A session that is used begins its days anew no more often than this, and so does its cookie. */
const RENEWED_MS = 86_400_000;

interface Remembered {
  user: User;
  /** By the clock that nobody sets. */
  until: number;
}

/** A session as its owner may see it. */
export interface OpenSession {
  sid: string;
  agent: string | undefined;
  createdAt: string;
  usedAt: string;
}

/** Told whose sessions or person changed; without an id it may be anybody's. */
export type SessionWatcher = (userId: string | undefined) => void;

export type Sessions = Awaited<ReturnType<typeof createSessions>>;

export const hashToken = (token: string): string => hash('sha256', token);

export async function createSessions(database: Database) {
  const { db } = database;
  const remembered = new Map<string, Remembered>();

  const watchers = new Set<SessionWatcher>();
  let announced = 0;
  const forget = (userId: string) => {
    announced++;
    for (const [sid, entry] of remembered) if (entry.user.id === userId) remembered.delete(sid);
    for (const watch of watchers) watch(userId);
  };
  const stopListening = await database.listen(CHANNEL, forget, () => {
    announced++;
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

    /** `onRenewed`: its days have begun anew, and the cookie is to know. */
    async load(sid: string, onRenewed?: () => void): Promise<User | null> {
      const known = remembered.get(sid);
      if (known && known.until > performance.now()) return known.user;
      const before = announced;
      const [row] = await db
        .select({ user: users, expire: sessions.expire, sess: sessions.sess })
        .from(sessions)
        .innerJoin(users, eq(users.id, sql`${sessions.sess}->>'userId'`))
        .where(and(eq(sessions.sid, sid), gt(sessions.expire, new Date()), eq(users.isActive, true)));
      if (!row) {
        remembered.delete(sid);
        return null;
      }
      const change = renewal(row);
      if (change) await db.update(sessions).set(change).where(eq(sessions.sid, sid));
      if (change?.expire) onRenewed?.();
      const user = toUser(row.user);
      // Something was announced meanwhile, and it may have been the end of this session: read it again next time.
      if (announced !== before) return user;
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

    /** Ends all sessions of a person, except perhaps the one that asked; tells how many. */
    async endAll(userId: string, exceptSid?: string): Promise<number> {
      const ended = await db
        .delete(sessions)
        .where(exceptSid ? and(ofPerson(userId), ne(sessions.sid, exceptSid)) : ofPerson(userId))
        .returning({ sid: sessions.sid });
      await announce(userId);
      return ended.length;
    },

    /** Last used first. */
    async listOf(userId: string): Promise<OpenSession[]> {
      const rows = await db
        .select({ sid: sessions.sid, sess: sessions.sess })
        .from(sessions)
        .where(and(ofPerson(userId), gt(sessions.expire, new Date())));
      return rows
        .map(({ sid, sess: { agent, createdAt, usedAt = createdAt } }) => ({ sid, agent, createdAt, usedAt }))
        .sort((a, b) => (a.usedAt > b.usedAt ? -1 : 1));
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

const ofPerson = (userId: string): SQL => eq(sql`${sessions.sess}->>'userId'`, userId);

/** What is to be written about a session that is being used; undefined for most of the time. */
function renewal({ expire, sess }: { expire: Date; sess: SessionData }) {
  const now = Date.now();
  const left = expire.getTime() - now;
  // Longer than a lifetime: it was begun by a clock that ran ahead.
  const isDue = left < LIFETIME_MS - RENEWED_MS || left > LIFETIME_MS;
  const isUnused = Math.abs(now - Date.parse(sess.usedAt ?? sess.createdAt)) > USED_MS;
  if (!isDue && !isUnused) return undefined;
  return {
    sess: { ...sess, usedAt: new Date(now).toISOString() },
    expire: isDue ? new Date(now + LIFETIME_MS) : undefined,
  };
}
