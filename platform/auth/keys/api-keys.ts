/** Finds the person and the limits behind an API key, remembered for the hot path, forgotten the moment it is revoked. */

import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { AppError } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import type { Db } from '#platform/db/database.ts';
import { apiKeys } from '#platform/db/tables/api-keys.table.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { type RateLimits, tooManyRequests } from '../rate-limits.ts';
import { hashToken, type Sessions } from '../sessions.ts';
import { toUser } from '../user-entity.ts';
import { type ApiKey, createTickets } from './tickets.ts';

/** Who calls by key; the person carries it on, so that what they make counts for its budget. */
export interface KeyCaller {
  key: ApiKey;
  user: User & { apiKeyId: string };
}

/** Even a lost message may not keep a revoked key alive for longer than this. */
const CACHE_MS = 30_000;
const CACHE_ENTRIES = 10_000;
/** When a key was last used is written down no more often than this. */
const USED_MS = 60_000;
const MINUTE_MS = 60_000;
/** Calls are taken from the shared counter in blocks of this share of the limit, so that most calls ask nobody. */
const BLOCK_SHARE = 0.1;

const ENDED = 'This API key was revoked or has expired.';
/** Milliseconds; a timer that is longer rings at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1000;

const FORM = /^atl_[\w-]{43}$/;

export const newApiKey = (): string => `atl_${randomBytes(32).toString('base64url')}`;

/** What an Authorization header holds, where it is meant for us: other schemes belong to whatever stands in front. */
export const keyInHeader = (authorization: string | undefined): string | undefined =>
  /^bearer\s+(atl_\S*)\s*$/i.exec(authorization ?? '')?.[1];

interface WatchedKey {
  hash: string;
  userId: string;
  ended: AbortController;
}

interface Calls {
  minute: number;
  left: number;
  isOver: boolean;
  taking: Promise<void> | undefined;
}

export type ApiKeys = ReturnType<typeof createApiKeys>;

export function createApiKeys(db: Db, sessions: Pick<Sessions, 'watch'>, rateLimits: RateLimits) {
  const remembered = new Map<string, KeyCaller & { until: number }>();
  const calls = new Map<string, Calls>();
  // Keys are announced like sessions: whoever changes a person or a key has all processes read again.
  let announced = 0;
  const watched = new Set<WatchedKey>();
  sessions.watch((userId) => {
    announced++;
    if (userId === undefined) remembered.clear();
    else for (const [hash, one] of remembered) if (one.user.id === userId) remembered.delete(hash);
    for (const one of watched) if (userId === undefined || one.userId === userId) void check(one);
  });

  async function check({ hash, ended }: WatchedKey): Promise<void> {
    // A database that is away says nothing about the key: the next call asks again.
    const caller = await load(hash).catch(() => undefined);
    if (caller === null) ended.abort(new AppError('unauthorized', ENDED));
  }

  async function load(hash: string): Promise<KeyCaller | null> {
    const known = remembered.get(hash);
    if (known && known.until > performance.now()) return isOver(known.key) ? null : known;
    remembered.delete(hash);
    const before = announced;
    const [row] = await db
      .select({ key: apiKeys, user: users })
      .from(apiKeys)
      .innerJoin(users, eq(users.id, apiKeys.userId))
      .where(eq(apiKeys.keyHash, hash));
    if (!row?.user.isActive || isOver(row.key)) return null;
    const { id, scopes, callsPerMinute, expiresAt, lastUsedAt } = row.key;
    if (!lastUsedAt || Math.abs(Date.now() - lastUsedAt.getTime()) > USED_MS)
      await db.update(apiKeys).set({ lastUsedAt: new Date() }).where(eq(apiKeys.id, id));
    const caller = {
      key: { id, hash, scopes, callsPerMinute, expiresAt },
      user: { ...toUser(row.user), apiKeyId: id },
    };
    // Something was announced meanwhile, and it may have been this key: read it again next time.
    if (announced !== before) return caller;
    if (remembered.size >= CACHE_ENTRIES) remembered.delete(remembered.keys().next().value!);
    remembered.set(hash, { ...caller, until: performance.now() + CACHE_MS });
    return caller;
  }

  /** Fills the block of calls that this process may let through without asking. */
  async function takeBlock({ id, callsPerMinute: max }: ApiKey, own: Calls): Promise<void> {
    const size = Math.ceil(max * BLOCK_SHARE);
    const limit = { max, windowSeconds: 2 * (MINUTE_MS / 1000) };
    const { hits } = await rateLimits.hit(`api-key:${id}:${own.minute}`, limit, size);
    own.left = Math.min(size, Math.max(0, max - (hits - size)));
    own.isOver = own.left === 0;
  }

  return {
    /** Fires when the key is revoked, ends by the clock, or its person is suspended; `stop` when nobody listens any more. */
    watchEnd({ hash, expiresAt }: ApiKey, userId: string): { ended: AbortSignal; stop(): void } {
      const ended = new AbortController();
      const one = { hash, userId, ended };
      watched.add(one);
      const left = expiresAt ? expiresAt.getTime() - Date.now() : Infinity;
      const timer =
        left < LONGEST_TIMER_MS ? setTimeout(() => check(one), Math.max(0, left) + 1).unref() : undefined;
      // It may have ended between being read and now.
      void check(one);
      const stop = () => {
        watched.delete(one);
        clearTimeout(timer);
      };
      return { ended: ended.signal, stop };
    },

    load,
    /** For calls that a call of theirs makes inside. */
    tickets: createTickets(),

    /** Null: unknown, revoked, expired, or of somebody who is suspended. */
    find: async (key: string): Promise<KeyCaller | null> => (FORM.test(key) ? load(hashToken(key)) : null),

    /** Counts one call of this minute, in all processes together; throws beyond the limit. */
    async spendCall(key: ApiKey): Promise<void> {
      const minute = Math.floor(Date.now() / MINUTE_MS);
      let own = calls.get(key.id);
      if (own?.minute !== minute) {
        if (calls.size >= CACHE_ENTRIES) calls.delete(calls.keys().next().value!);
        own = { minute, left: 0, isOver: false, taking: undefined };
        calls.set(key.id, own);
      }
      while (own.left === 0) {
        if (own.isOver) {
          const message = `This API key may make ${key.callsPerMinute} calls a minute.`;
          throw tooManyRequests(message, new Date((minute + 1) * MINUTE_MS));
        }
        own.taking ??= takeBlock(key, own).finally(() => {
          own.taking = undefined;
        });
        await own.taking;
      }
      own.left--;
    },
  };
}

const isOver = ({ expiresAt }: Pick<ApiKey, 'expiresAt'>): boolean =>
  expiresAt !== null && expiresAt.getTime() <= Date.now();
