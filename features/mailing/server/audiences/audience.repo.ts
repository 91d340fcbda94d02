/** Rows of audiences; every query that serves a user names the owner. */

import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { lockUntilEnd } from '#platform/db/locks/transaction-lock.ts';
import { users } from '#platform/db/tables/users.table.ts';
import type { SubscriberState } from '../../calls/audience-calls.ts';
import { audiences, subscribers } from './audience.table.ts';

export const AUDIENCE = 'audience';

export type AudienceRow = typeof audiences.$inferSelect;

const own = (userId: string, id: string) => and(eq(audiences.id, id), eq(audiences.userId, userId));

export const listAudiences = (db: Db, userId: string, limit: number): Promise<AudienceRow[]> =>
  db
    .select()
    .from(audiences)
    .where(eq(audiences.userId, userId))
    .orderBy(desc(audiences.createdAt), desc(audiences.id))
    .limit(limit);

export async function findOwnAudience(db: Db, userId: string, id: string): Promise<AudienceRow | undefined> {
  const [row] = await db.select().from(audiences).where(own(userId, id));
  return row;
}

export const findOwnAudiences = (db: Db, userId: string, ids: readonly string[]): Promise<AudienceRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(audiences)
        .where(and(inArray(audiences.id, [...ids]), eq(audiences.userId, userId)));

/** Of anybody: its form is public, while its owner may sign in. */
export async function findByToken(db: Db, token: string): Promise<AudienceRow | undefined> {
  const [row] = await db
    .select({ audience: audiences })
    .from(audiences)
    .innerJoin(users, eq(users.id, audiences.userId))
    .where(and(eq(audiences.token, token), eq(users.isActive, true)));
  return row?.audience;
}

/** Of anybody: for jobs and items. */
export const findAudiences = (db: Db, ids: readonly string[]): Promise<AudienceRow[]> =>
  db
    .select()
    .from(audiences)
    .where(inArray(audiences.id, [...ids]));

/** Two at the same moment must not both find room. */
export async function countAudiences(tx: Db, userId: string): Promise<number> {
  await lockUntilEnd(tx, `audiences:${userId}`);
  const [row] = await tx.select({ total: count() }).from(audiences).where(eq(audiences.userId, userId));
  return row?.total ?? 0;
}

export async function insertAudience(db: Db, values: typeof audiences.$inferInsert): Promise<AudienceRow> {
  const [row] = await db.insert(audiences).values(values).returning();
  return row!;
}

export async function updateAudience(
  db: Db,
  userId: string,
  id: string,
  values: Partial<AudienceRow>,
): Promise<AudienceRow | undefined> {
  const [row] = await db.update(audiences).set(values).where(own(userId, id)).returning();
  return row;
}

export const deleteAudience = (db: Db, id: string) => db.delete(audiences).where(eq(audiences.id, id));

export async function countByState(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Record<SubscriberState, number>>> {
  const counts = new Map(
    ids.map((id): [string, Record<SubscriberState, number>] => [
      id,
      { pending: 0, active: 0, unsubscribed: 0, refused: 0 },
    ]),
  );
  if (ids.length === 0) return counts;
  const rows = await db
    .select({ id: subscribers.audienceId, state: subscribers.state, total: count() })
    .from(subscribers)
    .where(inArray(subscribers.audienceId, [...ids]))
    .groupBy(subscribers.audienceId, subscribers.state)
    .orderBy(asc(sql`1`));
  for (const { id, state, total } of rows) counts.get(id)![state] = total;
  return counts;
}

export async function hasUser(db: Db, userId: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return rows.length > 0;
}
