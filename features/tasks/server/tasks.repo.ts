/** Rows of the tasks table; every query names the owner. */

import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { tasks } from './tasks.table.ts';

export type TaskRow = typeof tasks.$inferSelect;
export type TaskValues = Partial<
  Pick<TaskRow, 'title' | 'description' | 'category' | 'completed' | 'dueDate'>
>;

const own = (userId: string, id: string) => and(eq(tasks.id, id), eq(tasks.userId, userId));

export const listTasks = (db: Db, userId: string): Promise<TaskRow[]> =>
  db.select().from(tasks).where(eq(tasks.userId, userId)).orderBy(desc(tasks.createdAt), desc(tasks.id));

/**
 * Differs whenever the person's tasks differ: PostgreSQL notes in `xmin` which transaction wrote a row, so id and xmin
 * together name each version of each row.
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

export async function updateTask(
  db: Db,
  userId: string,
  id: string,
  values: TaskValues,
): Promise<TaskRow | undefined> {
  const [row] = await db.update(tasks).set(values).where(own(userId, id)).returning();
  return row;
}

export const findTasks = (db: Db, ids: readonly string[]): Promise<TaskRow[]> =>
  db
    .select()
    .from(tasks)
    .where(inArray(tasks.id, [...ids]));

export async function findTask(db: Db, userId: string, id: string): Promise<TaskRow | undefined> {
  const [row] = await db.select().from(tasks).where(own(userId, id));
  return row;
}

export async function deleteTask(db: Db, userId: string, id: string): Promise<boolean> {
  return (await db.delete(tasks).where(own(userId, id)).returning({ id: tasks.id })).length > 0;
}
