/** Counters with a time window, shared by all processes through the database. */

import { eq, lt, sql } from 'drizzle-orm';
import { AppError } from '#common/errors.ts';
import type { Db } from '#platform/db/database.ts';
import { rateCounters } from '#platform/db/tables/users.table.ts';

export interface Limit {
  max: number;
  windowSeconds: number;
}

/** No window is as long: one that ends that much later was begun by a clock that ran ahead, and would lock people out. */
const DAY_MS = 86_400_000;

export type RateLimits = ReturnType<typeof createRateLimits>;

export function createRateLimits(db: Db) {
  return {
    /** Counts one, or several, and tells how many there are in this window. */
    async hit(key: string, limit: Limit, by = 1): Promise<{ hits: number; resetsAt: Date }> {
      const now = new Date();
      const end = new Date(now.getTime() + limit.windowSeconds * 1000);
      const wrong = new Date(end.getTime() + DAY_MS);
      const isOver = sql`(${rateCounters.expire} <= ${now.toISOString()} or ${rateCounters.expire} > ${wrong.toISOString()})`;
      const [row] = await db
        .insert(rateCounters)
        .values({ key, hits: by, expire: end })
        .onConflictDoUpdate({
          target: rateCounters.key,
          set: {
            hits: sql`case when ${isOver} then ${by}::int else ${rateCounters.hits} + ${by}::int end`,
            expire: sql`case when ${isOver} then ${end.toISOString()} else ${rateCounters.expire} end`,
          },
        })
        .returning();
      return { hits: row!.hits, resetsAt: row!.expire };
    },

    /** Takes one of the allowed tries before it is made, so that many at once cannot all slip through; tells how many are used. */
    async spend(key: string, limit: Limit, message: string): Promise<number> {
      const { hits, resetsAt } = await this.hit(key, limit);
      if (hits > limit.max) throw tooManyRequests(message, resetsAt);
      return hits;
    },

    /** Refuses where the allowed tries are used up already, without taking one. */
    async assertLeft(key: string, limit: Limit, message: string): Promise<void> {
      const [row] = await db.select().from(rateCounters).where(eq(rateCounters.key, key));
      const left = row ? row.expire.getTime() - Date.now() : 0;
      const isOpen = left > 0 && left <= limit.windowSeconds * 1000 + DAY_MS;
      if (row && isOpen && row.hits >= limit.max) throw tooManyRequests(message, row.expire);
    },

    async refund(key: string): Promise<void> {
      await db
        .update(rateCounters)
        .set({ hits: sql`greatest(${rateCounters.hits} - 1, 0)` })
        .where(eq(rateCounters.key, key));
    },

    async clear(key: string): Promise<void> {
      await db.delete(rateCounters).where(eq(rateCounters.key, key));
    },

    async sweep(): Promise<void> {
      await db.delete(rateCounters).where(lt(rateCounters.expire, new Date()));
    },
  };
}

export function tooManyRequests(message: string, resetsAt: Date): AppError {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - Date.now()) / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new AppError('rate_limited', `${message} Please try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}
