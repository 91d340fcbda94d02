/** Rows of the calendars' addresses, one a person. */

import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { taskCalendars } from './task-schedules.table.ts';

export type CalendarRow = typeof taskCalendars.$inferSelect;

export async function findCalendar(db: Db, userId: string): Promise<CalendarRow | undefined> {
  const [row] = await db.select().from(taskCalendars).where(eq(taskCalendars.userId, userId));
  return row;
}

/** Of people who may sign in. */
export async function findByToken(db: Db, tokenHash: string): Promise<CalendarRow | undefined> {
  const [found] = await db
    .select({ calendar: taskCalendars, isActive: users.isActive })
    .from(taskCalendars)
    .innerJoin(users, eq(users.id, taskCalendars.userId))
    .where(eq(taskCalendars.tokenHash, tokenHash));
  return found?.isActive ? found.calendar : undefined;
}

export async function saveCalendar(db: Db, values: typeof taskCalendars.$inferInsert): Promise<void> {
  const { userId: _userId, ...set } = values;
  await db.insert(taskCalendars).values(values).onConflictDoUpdate({ target: taskCalendars.userId, set });
}

export const deleteCalendar = (db: Db, userId: string) =>
  db.delete(taskCalendars).where(eq(taskCalendars.userId, userId));
