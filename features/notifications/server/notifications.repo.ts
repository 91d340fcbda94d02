/** Rows of the bell; every query of a person's messages names the person. */

import { and, count, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { notifications } from '#platform/db/tables/work.table.ts';

export type NotificationRow = typeof notifications.$inferSelect;

const unreadOf = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.readAt));

export const listLatest = (db: Db, userId: string, limit: number): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt))
    .limit(limit);

export async function countUnread(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(notifications).where(unreadOf(userId));
  return row?.count ?? 0;
}

/** Without ids: all of them. */
export const setRead = (db: Db, userId: string, ids: readonly string[] | undefined) =>
  db
    .update(notifications)
    .set({ readAt: new Date() })
    .where(ids ? and(unreadOf(userId), inArray(notifications.id, [...ids])) : unreadOf(userId));

export const deleteReadBefore = (db: Db, before: Date) =>
  db.delete(notifications).where(and(isNotNull(notifications.readAt), lt(notifications.createdAt, before)));
