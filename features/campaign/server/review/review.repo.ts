/** Rows of links for customers and of their remarks. */

import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { campaignRemarks, campaignReviews } from './review.table.ts';

export type ReviewRow = typeof campaignReviews.$inferSelect;
export type RemarkRow = typeof campaignRemarks.$inferSelect;

export async function findReview(db: Db, userId: string, campaignId: string): Promise<ReviewRow | undefined> {
  const [row] = await db
    .select()
    .from(campaignReviews)
    .where(and(eq(campaignReviews.campaignId, campaignId), eq(campaignReviews.userId, userId)));
  return row;
}

/** Of people who may sign in. */
export async function findByToken(db: Db, tokenHash: string): Promise<ReviewRow | undefined> {
  const [row] = await db
    .select({ review: campaignReviews })
    .from(campaignReviews)
    .innerJoin(users, eq(users.id, campaignReviews.userId))
    .where(and(eq(campaignReviews.tokenHash, tokenHash), eq(users.isActive, true)));
  return row?.review;
}

export async function saveReview(db: Db, values: typeof campaignReviews.$inferInsert): Promise<void> {
  const { campaignId: _campaignId, ...set } = values;
  await db
    .insert(campaignReviews)
    .values(values)
    .onConflictDoUpdate({ target: campaignReviews.campaignId, set });
}

export const deleteReview = (db: Db, userId: string, campaignId: string) =>
  db
    .delete(campaignReviews)
    .where(and(eq(campaignReviews.campaignId, campaignId), eq(campaignReviews.userId, userId)));

export const listRemarks = (db: Db, campaignId: string, limit: number): Promise<RemarkRow[]> =>
  db
    .select()
    .from(campaignRemarks)
    .where(eq(campaignRemarks.campaignId, campaignId))
    .orderBy(desc(campaignRemarks.createdAt), desc(campaignRemarks.id))
    .limit(limit);

export const countRemarks = async (db: Db, campaignId: string): Promise<number> =>
  (
    await db
      .select({ total: count() })
      .from(campaignRemarks)
      .where(eq(campaignRemarks.campaignId, campaignId))
  )[0]?.total ?? 0;

export const insertRemark = (db: Db, values: typeof campaignRemarks.$inferInsert) =>
  db.insert(campaignRemarks).values(values);
