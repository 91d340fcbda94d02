/** What lies in the bin is not listed anywhere else: the condition that every list of things adds. */

import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { binnedItems } from '#platform/db/tables/work.table.ts';

export const notBinned = (itemType: string, id: PgColumn): SQL =>
  sql`not exists (select 1 from ${binnedItems}
    where ${binnedItems.itemType} = ${itemType} and ${binnedItems.itemId} = ${id})`;
