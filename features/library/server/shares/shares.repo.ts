/** Rows of links; every query of a person's own names the owner. */

import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { shares } from '../shares.table.ts';

export type ShareRow = typeof shares.$inferSelect;
export type NewShare = typeof shares.$inferInsert;

const own = (userId: string, id: string) => and(eq(shares.id, id), eq(shares.userId, userId));

export const insertShare = async (db: Db, values: NewShare): Promise<ShareRow> =>
  (await db.insert(shares).values(values).returning())[0]!;

export const countShares = (db: Db, userId: string): Promise<number> =>
  db.$count(shares, eq(shares.userId, userId));

export const listShares = (
  db: Db,
  userId: string,
  { assetId, collectionId }: { assetId?: string | undefined; collectionId?: string | undefined },
): Promise<ShareRow[]> =>
  db
    .select()
    .from(shares)
    .where(
      and(
        eq(shares.userId, userId),
        assetId ? or(eq(shares.assetId, assetId), eq(shares.itemId, assetId)) : undefined,
        collectionId ? eq(shares.collectionId, collectionId) : undefined,
      ),
    )
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(500);

export const updateShare = async (
  db: Db,
  userId: string,
  id: string,
  change: Partial<NewShare>,
): Promise<ShareRow | undefined> =>
  Object.keys(change).length === 0
    ? (await db.select().from(shares).where(own(userId, id)))[0]
    : (await db.update(shares).set(change).where(own(userId, id)).returning())[0];

export const deleteShare = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (await db.delete(shares).where(own(userId, id)).returning({ id: shares.id })).length > 0;

/** Whoever's it is. */
export const removeShare = (db: Db, id: string) => db.delete(shares).where(eq(shares.id, id));

export interface OpenShare {
  share: ShareRow;
  isOwnerActive: boolean;
  ownerName: string;
}

export async function findByToken(db: Db, tokenHash: string): Promise<OpenShare | undefined> {
  const [row] = await db
    .select({ share: shares, isOwnerActive: users.isActive, ownerName: users.firstName })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.userId))
    .where(eq(shares.tokenHash, tokenHash));
  return row && { ...row, ownerName: row.ownerName ?? '' };
}

export const countView = (db: Db, id: string) =>
  db
    .update(shares)
    .set({ views: sql`${shares.views} + 1` })
    .where(eq(shares.id, id));

/** Who looks after the place. */
export const listModerators = (db: Db): Promise<{ id: string }[]> =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.role} in ('admin', 'moderator')`, eq(users.isActive, true)))
    .limit(50);
