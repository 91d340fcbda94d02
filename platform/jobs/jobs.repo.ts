/** Rows of the jobs table: what people see of long work, beside the queue's own tables. */

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Job } from '#common/job.ts';
import type { Db } from '#platform/db/database.ts';
import { jobs } from '#platform/db/tables/work.table.ts';

export type JobRow = typeof jobs.$inferSelect;

export const toJob = (row: JobRow): Job => ({
  id: row.id,
  type: row.type,
  status: row.status,
  stage: row.stage,
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

export const findUnfinished = (db: Db, userId: string): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), inArray(jobs.status, ['queued', 'running'])));

export const findRunning = (db: Db): Promise<JobRow[]> =>
  db.select().from(jobs).where(eq(jobs.status, 'running'));

/** A row that still says 'running' lost its worker: that run was nobody's fault and is not counted twice. */
const countedRuns = sql`${jobs.attempts} + case when ${jobs.status} = 'running' then 0 else 1 end`;

/** Takes a waiting job, or one whose worker was lost; nothing when it is over or was cancelled. */
export async function markRunning(db: Db, id: string): Promise<JobRow | undefined> {
  const [row] = await db
    .update(jobs)
    .set({ status: 'running', attempts: countedRuns, startedAt: new Date(), error: null })
    .where(and(eq(jobs.id, id), inArray(jobs.status, ['queued', 'running']), eq(jobs.cancelRequested, false)))
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

/** Ends a job that is not over yet; the first to end it wins. */
export async function finishJob(
  db: Db,
  id: string,
  outcome: Partial<Pick<JobRow, 'result' | 'error' | 'progress'>> & Pick<JobRow, 'status'>,
): Promise<JobRow | undefined> {
  const [row] = await db
    .update(jobs)
    .set({ ...outcome, finishedAt: new Date() })
    .where(and(eq(jobs.id, id), inArray(jobs.status, ['queued', 'running'])))
    .returning();
  return row;
}

export async function countAttempt(db: Db, id: string): Promise<void> {
  await db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1` })
    .where(eq(jobs.id, id));
}

/** Back into the queue after a loss that was not the job's fault: the run does not count. */
export async function handBack(db: Db, id: string): Promise<void> {
  await db
    .update(jobs)
    .set({ status: 'queued', attempts: sql`greatest(${jobs.attempts} - 1, 0)` })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'running')));
}

export async function requestCancel(db: Db, id: string): Promise<void> {
  await db.update(jobs).set({ cancelRequested: true }).where(eq(jobs.id, id));
}
