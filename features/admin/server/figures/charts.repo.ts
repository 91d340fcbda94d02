/** What happened on each of the last days, counted by the database; generations are counted as everywhere (`usage/totals`). */

import { and, count, eq, gte, inArray, isNotNull, min, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/db/database.ts';
import { dailyFigures } from '#platform/db/tables/usage.table.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { assets, jobs } from '#platform/db/tables/work.table.ts';

const utcDay = (column: PgColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;

/** Grouping by position: the same expression with its parameters would not count as the same to the database. */
const first = sql`1`;
const second = sql`2`;

export const signUpsByDay = (db: Db, since: Date) =>
  db
    .select({ day: utcDay(users.createdAt), value: count() })
    .from(users)
    .where(gte(users.createdAt, since))
    .groupBy(first);

export const jobsByDay = (db: Db, since: Date) =>
  db
    .select({ day: utcDay(jobs.finishedAt), status: jobs.status, value: count() })
    .from(jobs)
    .where(
      and(
        isNotNull(jobs.finishedAt),
        gte(jobs.finishedAt, since),
        inArray(jobs.status, ['completed', 'failed']),
      ),
    )
    .groupBy(first, second);

export async function queueNow(db: Db, now: Date) {
  const waiting = db
    .select({ value: count(), oldest: min(jobs.createdAt) })
    .from(jobs)
    .where(eq(jobs.status, 'queued'));
  const running = db.select({ value: count() }).from(jobs).where(eq(jobs.status, 'running'));
  const [[queued], [active]] = await Promise.all([waiting, running]);
  const waited = queued?.oldest ? Math.round((now.getTime() - queued.oldest.getTime()) / 1000) : 0;
  return { queued: queued!.value, running: active!.value, oldestQueuedSeconds: Math.max(0, waited) };
}

/** Bytes of the files that exist now, by the day they came; those from before are together under 'before'. */
export const bytesByDay = (db: Db, since: Date) =>
  db
    .select({
      day: sql<string>`case when ${assets.createdAt} < ${since.toISOString()}::timestamptz then 'before'
        else ${utcDay(assets.createdAt)} end`,
      bytes: sum(assets.size).mapWith(Number),
    })
    .from(assets)
    .groupBy(first);

export const figuresSince = (db: Db, day: string) =>
  db.select().from(dailyFigures).where(gte(dailyFigures.day, day));

/** Today's row, brought up to the moment; the last write of a day stays as its end. */
export async function writeDailyFigures(db: Db, day: string): Promise<void> {
  const [[stored], [people]] = await Promise.all([
    db.select({ bytes: sql<number>`coalesce(sum(${assets.size}), 0)`.mapWith(Number) }).from(assets),
    db.select({ value: count() }).from(users),
  ]);
  const figures = { storageBytes: stored!.bytes, users: people!.value };
  await db
    .insert(dailyFigures)
    .values({ day, ...figures })
    .onConflictDoUpdate({ target: dailyFigures.day, set: figures });
}
