/** The bin: what lies in it is listed nowhere else, and can be brought back until it is emptied. */

import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { binnedItems } from '#platform/db/tables/work.table.ts';
import type { ItemRef } from './item-kind.ts';

/** For lists of one kind, where the database reads the bin once. */
export const isBinned = (itemType: string | SQLWrapper, id: SQLWrapper): SQL =>
  sql`exists (select 1 from ${binnedItems} where ${isThat(itemType, id)})`;

/** For rows of many kinds, put together as they are read: looked up for each row that is shown. */
export const isBinnedEach = (itemType: SQLWrapper, id: SQLWrapper): SQL<boolean> =>
  sql<boolean>`coalesce((select true from ${binnedItems} where ${isThat(itemType, id)} limit 1), false)`;

const isThat = (itemType: string | SQLWrapper, id: SQLWrapper): SQL =>
  sql`${binnedItems.itemType} = ${itemType} and ${binnedItems.itemId} = ${id}`;

/** The condition that every list of things adds, and every look at one of them. */
export const notBinned = (itemType: string | SQLWrapper, id: SQLWrapper): SQL =>
  sql`not ${isBinned(itemType, id)}`;

/** Ids of those of these things that lie in it. */
export async function findBinned(db: Db, itemType: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: binnedItems.itemId })
    .from(binnedItems)
    .where(and(eq(binnedItems.itemType, itemType), inArray(binnedItems.itemId, [...ids])));
  return new Set(rows.map((row) => row.id));
}

export async function binItems(tx: Db, userId: string, items: readonly ItemRef[]): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insert(binnedItems)
    .values(items.map(({ type, id }) => ({ itemType: type, itemId: id, userId })))
    .onConflictDoNothing();
}
