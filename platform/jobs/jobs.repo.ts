/** Rows of the jobs table: what people see of long work, beside the queue's own tables. */

import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Job } from '#common/job.ts';
import { said, sentenceText } from '#common/wording/sentence.ts';
import type { Db } from '#platform/db/database.ts';
import { jobs } from '#platform/db/tables/work.table.ts';
import type { ItemRef } from '#platform/generation-jobs/item-kind.ts';

export type JobRow = typeof jobs.$inferSelect;

const isUnfinished = inArray(jobs.status, ['queued', 'running']);

/** What somebody who waits is told; from 1. */
export const placeWords = (place: number): string =>
  sentenceText(place === 1 ? said`Waiting, next in line` : said`Waiting, number ${place} in line`);

/** `place`: in the line of those that wait, from 1. */
export const toJob = (row: JobRow, place?: number): Job => ({
  id: row.id,
  type: row.type,
  status: row.status,
  stage: row.status === 'queued' && place ? placeWords(place) : row.stage,
  progress: row.progress,
  error: row.error,
  result: row.result ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export async function insertJob(db: Db, values: typeof jobs.$inferInsert): Promise<JobRow> {
  const [row] = await db.insert(jobs).values(values).returning();
  return row!;
}

export async function findJob(db: Db, id: string): Promise<JobRow | undefined> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
  return row;
}

export const findJobs = (db: Db, ids: readonly string[]): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));

export const findUnfinished = (db: Db, userId: string): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), isUnfinished));

/** Of one thing that is being made: the newest first. */
export const findUnfinishedOf = (db: Db, item: ItemRef): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.itemType, item.type), eq(jobs.itemId, item.id), isUnfinished))
    .orderBy(desc(jobs.createdAt));

export const findRunning = (db: Db): Promise<JobRow[]> =>
  db.select().from(jobs).where(eq(jobs.status, 'running'));

/** A sign of life of work inside requests. By the database's clock, which all processes share. */
export async function touchInline(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(jobs)
    .set({ updatedAt: sql`now()` })
    .where(and(inArray(jobs.id, [...ids]), eq(jobs.status, 'running')));
}

/** Work inside requests whose process has shown no sign of life for so long. */
export const findAbandoned = (db: Db, silentSeconds: number): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.isInline, true),
        eq(jobs.status, 'running'),
        lt(jobs.updatedAt, sql`now() - make_interval(secs => ${silentSeconds})`),
      ),
    );

/** A row that still says 'running' lost its worker: that is counted as a loss, not as an attempt. */
const isLost = sql`${jobs.status} = 'running'`;

/** Takes a waiting job, or one whose worker was lost; nothing when it is over or was cancelled. */
export async function markRunning(db: Db, id: string): Promise<JobRow | undefined> {
  const [row] = await db
    .update(jobs)
    .set({
      status: 'running',
      attempts: sql`${jobs.attempts} + case when ${isLost} then 0 else 1 end`,
      crashCount: sql`${jobs.crashCount} + case when ${isLost} then 1 else 0 end`,
      startedAt: new Date(),
      error: null,
    })
    .where(and(eq(jobs.id, id), isUnfinished, eq(jobs.cancelRequested, false)))
    .returning();
  return row;
}

export async function saveProgress(
  db: Db,
  id: string,
  stage: string,
  progress: number,
): Promise<JobRow | undefined> {
  const [row] = await db
    .update(jobs)
    .set({ stage, progress })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'running')))
    .returning();
  return row;
}

export type JobOutcome = Partial<Pick<JobRow, 'result' | 'error' | 'progress'>> & Pick<JobRow, 'status'>;

/** Ends a job that is not over yet; the first to end it wins. */
export async function finishJob(db: Db, id: string, outcome: JobOutcome): Promise<JobRow | undefined> {
  const [row] = await db
    .update(jobs)
    .set({ ...outcome, finishedAt: new Date() })
    .where(and(eq(jobs.id, id), isUnfinished))
    .returning();
  return row;
}

/** How many of a person are under way, waiting ones included. */
export async function countUnfinished(db: Db, userId: string, type: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.type, type), isUnfinished));
  return row?.total ?? 0;
}

export async function countAttempt(db: Db, id: string): Promise<void> {
  await db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1` })
    .where(eq(jobs.id, id));
}

/** Back into the queue, uncounted: nobody's fault, or the loss of a worker, which is counted apart. */
export async function requeue(db: Db, id: string, crashCount = 0): Promise<void> {
  await db
    .update(jobs)
    .set({
      status: 'queued',
      attempts: sql`greatest(${jobs.attempts} - 1, 0)`,
      crashCount: sql`${jobs.crashCount} + ${crashCount}`,
    })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'running')));
}

/** Back into the queue for a later attempt; the one that failed stays counted. */
export async function postpone(db: Db, id: string): Promise<void> {
  await db
    .update(jobs)
    .set({ status: 'queued' })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'running')));
}

export async function requestCancel(db: Db, id: string): Promise<void> {
  await db.update(jobs).set({ cancelRequested: true }).where(eq(jobs.id, id));
}

/** What nobody asks for any more. */
export async function deleteFinishedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(jobs).where(lt(jobs.finishedAt, before));
}
