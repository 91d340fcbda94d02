/** Rows of the tasks table and of their schedules; every query that serves a user names the owner. */

import { and, asc, between, desc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { newId } from '#common/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { type DatedSpan, firstOfEachDay } from '#platform/generation-jobs/dated.ts';
import { taskSchedules } from './task-schedules.table.ts';
import { tasks } from './tasks.table.ts';

export type TaskRow = typeof tasks.$inferSelect;
export type ScheduleRow = typeof taskSchedules.$inferSelect;
export type ScheduleValues = Omit<ScheduleRow, 'taskId' | 'userId' | 'repeatedFrom'>;
export type TaskValues = Partial<
  Pick<TaskRow, 'title' | 'description' | 'category' | 'completed' | 'dueDate'>
>;
export interface TaskWithSchedule {
  task: TaskRow;
  schedule: ScheduleRow | null;
}

const own = (userId: string, id: string) => and(eq(tasks.id, id), eq(tasks.userId, userId));
const both = { task: tasks, schedule: taskSchedules };
const itsSchedule = eq(taskSchedules.taskId, tasks.id);

export const listTasks = (db: Db, userId: string): Promise<TaskWithSchedule[]> =>
  db
    .select(both)
    .from(tasks)
    .leftJoin(taskSchedules, itsSchedule)
    .where(eq(tasks.userId, userId))
    .orderBy(desc(tasks.createdAt), desc(tasks.id));

/**
 * Differs whenever the person's tasks differ: PostgreSQL notes in `xmin` which transaction wrote a row, so id and xmin
 * together name each version of each row. A schedule is never written without its task.
 */
export function prepareListVersion(db: Db): (userId: string) => Promise<string> {
  const rowVersion = sql`hashtextextended(${tasks.id} || xmin::text, 0)`;
  const query = db
    .select({ version: sql<string>`concat(count(*), '.', sum(${rowVersion}))` })
    .from(tasks)
    .where(eq(tasks.userId, sql.placeholder('userId')))
    .prepare('task_list_version');
  return async (userId) => (await query.execute({ userId }))[0]!.version;
}

export async function insertTask(
  db: Db,
  values: TaskValues & { userId: string; title: string },
): Promise<TaskRow> {
  const [row] = await db.insert(tasks).values(values).returning();
  return row!;
}

/** Several plain ones at once; their ids in the same order. */
export async function insertTasks(
  db: Db,
  rows: readonly (TaskValues & { userId: string; title: string })[],
): Promise<string[]> {
  const named = rows.map((row) => ({ ...row, id: newId() }));
  if (named.length > 0) await db.insert(tasks).values(named);
  return named.map(({ id }) => id);
}

/** Also without any value: the row is then known to have changed. */
export async function updateTask(
  db: Db,
  userId: string,
  id: string,
  values: TaskValues,
): Promise<TaskRow | undefined> {
  const [row] = await db.update(tasks).set(values).where(own(userId, id)).returning();
  return row;
}

/** False where the task has been repeated already. */
export async function insertSchedule(
  db: Db,
  values: typeof taskSchedules.$inferInsert,
): Promise<ScheduleRow | undefined> {
  const [row] = await db.insert(taskSchedules).values(values).onConflictDoNothing().returning();
  return row;
}

export async function saveSchedule(
  db: Db,
  task: TaskRow,
  values: ScheduleValues,
): Promise<ScheduleRow | undefined> {
  const [row] = await db
    .insert(taskSchedules)
    .values({ ...values, taskId: task.id, userId: task.userId })
    .onConflictDoUpdate({ target: taskSchedules.taskId, set: values })
    .returning();
  return row;
}

/** What the completion of this task made, unless somebody has worked on it since. */
export async function findUntouchedRepeat(db: Db, userId: string, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: tasks.id })
    .from(taskSchedules)
    .innerJoin(tasks, itsSchedule)
    .where(
      and(
        eq(taskSchedules.repeatedFrom, id),
        eq(tasks.userId, userId),
        eq(tasks.completed, false),
        eq(tasks.createdAt, tasks.updatedAt),
      ),
    );
  return row?.id;
}

export async function wasRepeated(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: taskSchedules.taskId })
    .from(taskSchedules)
    .where(eq(taskSchedules.repeatedFrom, id));
  return rows.length > 0;
}

export const findTasks = (db: Db, ids: readonly string[]): Promise<TaskRow[]> =>
  db
    .select()
    .from(tasks)
    .where(inArray(tasks.id, [...ids]));

export async function findTask(
  db: Db,
  userId: string,
  id: string,
  { lock = false } = {},
): Promise<TaskWithSchedule | undefined> {
  const query = db.select(both).from(tasks).leftJoin(taskSchedules, itsSchedule).where(own(userId, id));
  const [row] = lock ? await query.for('update', { of: tasks }) : await query;
  return row;
}

export async function deleteTask(db: Db, userId: string, id: string): Promise<boolean> {
  return (await db.delete(tasks).where(own(userId, id)).returning({ id: tasks.id })).length > 0;
}

/** Tasks of anybody whose reminder is due, the oldest first. */
export const listDueReminders = (db: Db, now: Date, limit: number) =>
  db
    .select(both)
    .from(taskSchedules)
    .innerJoin(tasks, itsSchedule)
    .where(lte(taskSchedules.remindAt, now))
    .orderBy(taskSchedules.remindAt)
    .limit(limit);

/** True for one process only: the others wait for its transaction and then find nothing. */
export async function claimReminder(tx: Db, taskId: string, remindAt: Date): Promise<boolean> {
  const rows = await tx
    .update(taskSchedules)
    .set({ remindAt: null })
    .where(and(eq(taskSchedules.taskId, taskId), eq(taskSchedules.remindAt, remindAt)))
    .returning({ id: taskSchedules.taskId });
  return rows.length > 0;
}

export const listTasksDue = (db: Db, userId: string, span: DatedSpan): Promise<TaskWithSchedule[]> => {
  const due = and(eq(tasks.userId, userId), between(tasks.dueDate, span.from, span.to));
  return db
    .select(both)
    .from(tasks)
    .leftJoin(taskSchedules, itsSchedule)
    .where(and(due, firstOfEachDay(tasks, tasks.dueDate, due, span)))
    .orderBy(asc(tasks.dueDate), asc(tasks.id));
};

/** Open ones that are due before, and come again. */
export const listRepeating = (db: Db, userId: string, to: Date, limit: number) =>
  db
    .select({ task: tasks, schedule: taskSchedules })
    .from(taskSchedules)
    .innerJoin(tasks, itsSchedule)
    .where(
      and(
        eq(taskSchedules.userId, userId),
        isNotNull(taskSchedules.repeat),
        eq(tasks.completed, false),
        lt(tasks.dueDate, to),
      ),
    )
    .orderBy(asc(tasks.dueDate))
    .limit(limit);
