/** Rows of calendars, one a person. */

import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { calendars } from './calendar.table.ts';

export type CalendarRow = typeof calendars.$inferSelect;

export async function findCalendar(db: Db, userId: string): Promise<CalendarRow | undefined> {
  const [row] = await db.select().from(calendars).where(eq(calendars.userId, userId));
  return row;
}

/** Of people who may sign in. */
export async function findByToken(db: Db, tokenHash: string): Promise<CalendarRow | undefined> {
  const [found] = await db
    .select({ calendar: calendars })
    .from(calendars)
    .innerJoin(users, eq(users.id, calendars.userId))
    .where(and(eq(calendars.tokenHash, tokenHash), eq(users.isActive, true)));
  return found?.calendar;
}

export async function saveCalendar(
  db: Db,
  userId: string,
  values: Partial<Omit<CalendarRow, 'userId'>>,
): Promise<void> {
  await db
    .insert(calendars)
    .values({ ...values, userId })
    .onConflictDoUpdate({ target: calendars.userId, set: values });
}
