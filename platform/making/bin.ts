/** The bin: what lies in it is listed nowhere else, and can be brought back until it is emptied. */

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/db/database.ts';
import { binnedItems } from '#platform/db/tables/work.table.ts';
import type { ItemRef } from './item-kind.ts';

export const isBinned = (itemType: string, id: PgColumn): SQL =>
  sql`exists (select 1 from ${binnedItems}
    where ${binnedItems.itemType} = ${itemType} and ${binnedItems.itemId} = ${id})`;

/** The condition that every list of things adds, and every look at one of them. */
export const notBinned = (itemType: string, id: PgColumn): SQL => sql`not ${isBinned(itemType, id)}`;

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
