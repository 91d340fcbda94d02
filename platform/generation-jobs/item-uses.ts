/** What else uses a thing: other things that hold one of its files, or speak of it in what they keep. */

import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { FileUse } from '#common/asset.ts';
import { listLinks, listUses } from '#platform/assets/asset-links.ts';
import type { Db } from '#platform/db/database.ts';
import { notBinned } from './bin.ts';
import type { ItemKind, ItemRef } from './item-kind.ts';

/** Told to people: a few are enough. */
const MAX = 20;

/** Ids are unique, so a document that has one in it means the thing. */
const speaksOf = ({ documents }: NonNullable<ItemKind['rows']>, ids: readonly string[]): SQL | undefined =>
  or(...documents.flatMap((one) => ids.map((id) => sql`${one}::text like ${`%${id}%`}`)));

export async function usesOfItem(
  db: Db,
  kinds: readonly ItemKind[],
  userId: string,
  item: ItemRef,
): Promise<FileUse[]> {
  const files = (await listLinks(db, item)).map((one) => one.assetId).slice(0, MAX);
  const linked = files.length > 0 ? await listUses(db, files) : [];
  const uses: FileUse[] = [];
  for (const kind of kinds) {
    const { type, noun, page, rows } = kind;
    if (!rows) continue;
    const { table, where } = rows;
    const holders = linked.filter((one) => one.itemType === type).map((one) => one.itemId);
    const isHolder = holders.length > 0 ? sql`${table.id} in ${holders}` : undefined;
    const found = await db
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          eq(table.userId, userId),
          where,
          ne(table.id, item.id),
          notBinned(type, table.id),
          or(isHolder, speaksOf(rows, [item.id, ...files])),
        ),
      )
      .limit(MAX);
    const facts = await kind.find(
      db,
      found.map(({ id }) => id as string),
    );
    for (const { title } of facts.values()) uses.push({ type, noun, title, page });
  }
  return uses.slice(0, MAX);
}
