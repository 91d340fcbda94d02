/** Reads the library, and keeps what people mark in it; every query names the owner. */

import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#common/contract.ts';
import type { LibraryKind, LibraryTool, listLibrary } from '#common/library.ts';
import type { Db } from '#platform/db/database.ts';
import type { PageCursor } from '#platform/db/page-cursor.ts';
import { assetLinks, assets, binnedItems } from '#platform/db/tables/work.table.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';
import type { ItemRef } from '#platform/generation-jobs/item-kind.ts';
import { entriesOf, FILE, isBinned, type ShownKind } from './entries.ts';
import { collectionItems, collections, libraryMarks, libraryVectors } from './library.table.ts';

export interface Entry {
  id: string;
  createdAt: Date;
  size: number | null;
  name: string;
  assetId: string | null;
  kind: LibraryKind;
  tool: LibraryTool;
  itemType: string;
  itemId: string;
  isFavorite: boolean;
  tags: string[];
}

export const refOf = ({ itemType, itemId }: Pick<Entry, 'itemType' | 'itemId'>): ItemRef => ({
  type: itemType,
  id: itemId,
});

type Sort = NonNullable<QueryOf<typeof listLibrary>['sort']>;

export interface EntryQuery extends Partial<Omit<QueryOf<typeof listLibrary>, 'sort' | 'cursor' | 'q'>> {
  words?: readonly string[];
  ids?: readonly string[];
  items?: readonly ItemRef[];
  /** In the bin, outside of it, or both. */
  bin?: boolean | undefined;
  sort?: Sort;
  after?: PageCursor | undefined;
  offset?: number;
}

const ORDER: Record<Sort, SQL> = {
  newest: sql`entries.created_at desc, entries.id desc`,
  oldest: sql`entries.created_at, entries.id`,
  name: sql`lower(entries.name), entries.id`,
  largest: sql`entries.size desc nulls last, entries.id desc`,
};

const columns = {
  id: sql<string>`entries.id`,
  createdAt: sql<Date>`entries.created_at`.mapWith(assets.createdAt),
  size: sql<number | null>`entries.size`.mapWith((size) => (size === null ? null : Number(size))),
  name: sql<string>`entries.name`,
  assetId: sql<string | null>`entries.asset_id`,
  kind: sql<LibraryKind>`entries.kind`,
  tool: sql<LibraryTool>`entries.tool`,
  itemType: sql<string>`entries.item_type`,
  itemId: sql<string>`entries.item_id`,
  isFavorite: sql<boolean>`coalesce(${libraryMarks.isFavorite}, false)`,
  tags: sql<string[]>`coalesce(${libraryMarks.tags}, '{}')`.mapWith(libraryMarks.tags),
};

/** A thing is known by its file and by its own id. */
const isAnyOf = (ids: readonly string[]): SQL => {
  if (ids.length === 0) return sql`false`;
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  return sql`(entries.id in (${list}) or entries.item_id in (${list}))`;
};

const isOneOf = (items: readonly ItemRef[]): SQL =>
  items.length === 0
    ? sql`false`
    : sql`(entries.item_type, entries.item_id) in (${sql.join(
        items.map(({ type, id }) => sql`(${type}, ${id})`),
        sql`, `,
      )})`;

function matching(query: EntryQuery): SQL | undefined {
  const { kind, tool, from, to, favorite, tag, collection, bin, ids, items, after } = query;
  return and(
    bin === undefined ? undefined : bin ? isBinned : sql`not ${isBinned}`,
    kind && sql`entries.kind = ${kind}`,
    tool && sql`entries.tool = ${tool}`,
    from ? sql`entries.created_at >= ${from}::timestamptz` : undefined,
    to ? sql`entries.created_at < ${to}::timestamptz` : undefined,
    favorite === undefined ? undefined : sql`coalesce(${libraryMarks.isFavorite}, false) = ${favorite}`,
    tag ? sql`${tag} = any(${libraryMarks.tags})` : undefined,
    collection
      ? sql`exists (select 1 from ${collectionItems} where ${collectionItems.collectionId} = ${collection}
        and ${collectionItems.itemType} = entries.item_type and ${collectionItems.itemId} = entries.item_id)`
      : undefined,
    ids && isAnyOf(ids),
    items && isOneOf(items),
    after &&
      (query.sort === 'oldest'
        ? sql`(entries.created_at, entries.id) > (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
        : sql`(entries.created_at, entries.id) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`),
  );
}

const source = (kinds: readonly ShownKind[], userId: string, query: EntryQuery): SQL => {
  const { words = [], kind, tool, items, ids } = query;
  return sql`(${entriesOf(kinds, { userId, words, kind, tool, items, ids }, firstOfEach(query))}) as entries`;
};

/** A page in the order of time needs no more than a page of each part: thousands of rows are never put together. */
function firstOfEach(query: EntryQuery): ((part: SQL) => SQL) | undefined {
  const { sort = 'newest', limit, offset, favorite, tag } = query;
  const isByTime = sort === 'newest' || sort === 'oldest';
  if (!isByTime || limit === undefined || offset || favorite !== undefined || tag) return undefined;
  return (part) =>
    sql`(select entries.* from (${part}) as entries where ${matching(query) ?? sql`true`}
      order by ${ORDER[sort]} limit ${limit})`;
}

const ofEntry = (userId: string) =>
  sql`${libraryMarks.itemType} = entries.item_type and ${libraryMarks.itemId} = entries.item_id
    and ${libraryMarks.userId} = ${userId}`;

export const listEntries = (
  db: Db,
  kinds: readonly ShownKind[],
  userId: string,
  query: EntryQuery,
): Promise<Entry[]> =>
  db
    .select(columns)
    .from(source(kinds, userId, query))
    .leftJoin(libraryMarks, ofEntry(userId))
    .where(matching(query))
    .orderBy(ORDER[query.sort ?? 'newest'])
    .limit(query.limit ?? 1000)
    .offset(query.offset ?? 0);

/** How many there are and how much they take, by tool. */
export const measureTools = (db: Db, kinds: readonly ShownKind[], userId: string) =>
  db
    .select({
      tool: columns.tool,
      isBinned: sql<boolean>`${isBinned}`,
      count: sql<number>`count(*)`.mapWith(Number),
      bytes: sql<number>`coalesce(sum(entries.size), 0)`.mapWith(Number),
    })
    .from(source(kinds, userId, {}))
    .groupBy(sql`1, 2`);

/** The newest thing of each collection, by the collection's id: one query, however many there are. */
export async function listCovers(
  db: Db,
  kinds: readonly ShownKind[],
  userId: string,
  collectionIds: readonly string[],
): Promise<Map<string, Entry>> {
  if (collectionIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([collectionItems.collectionId], {
      ...columns,
      collectionId: collectionItems.collectionId,
    })
    .from(source(kinds, userId, {}))
    .innerJoin(
      collectionItems,
      sql`${collectionItems.itemType} = entries.item_type and ${collectionItems.itemId} = entries.item_id`,
    )
    .leftJoin(libraryMarks, ofEntry(userId))
    .where(and(inArray(collectionItems.collectionId, [...collectionIds]), sql`not ${isBinned}`))
    .orderBy(collectionItems.collectionId, ORDER.newest);
  return new Map(rows.map(({ collectionId, ...entry }) => [collectionId, entry]));
}

export const listTags = (db: Db, userId: string) =>
  db
    .select({
      tag: sql<string>`tag`,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(sql`${libraryMarks}, unnest(${libraryMarks.tags}) as tag`)
    .where(and(eq(libraryMarks.userId, userId), notBinned(libraryMarks.itemType, libraryMarks.itemId)))
    .groupBy(sql`tag`)
    .orderBy(sql`count(*) desc, tag`)
    .limit(100);

export interface MarkChange {
  isFavorite?: boolean | undefined;
  addTags: readonly string[];
  removeTags: readonly string[];
  mostTags: number;
}

export async function mark(
  tx: Db,
  userId: string,
  items: readonly ItemRef[],
  { isFavorite, addTags, removeTags, mostTags }: MarkChange,
): Promise<void> {
  for (const { type, id } of items) {
    await tx.insert(libraryMarks).values({ itemType: type, itemId: id, userId }).onConflictDoNothing();
    const known = and(eq(libraryMarks.itemType, type), eq(libraryMarks.itemId, id));
    const [row] = await tx.select().from(libraryMarks).where(known).for('update');
    const tags = [...new Set([...(row?.tags ?? []), ...addTags])]
      .filter((tag) => !removeTags.includes(tag))
      .slice(0, mostTags);
    await tx
      .update(libraryMarks)
      .set({ tags, ...(isFavorite !== undefined && { isFavorite }) })
      .where(known);
  }
}

/** Known by their own ids or by those of their files; a set of photos and its photos come back together. */
export async function restore(tx: Db, userId: string, ids: readonly string[]): Promise<number> {
  const among = inArray(assetLinks.assetId, [...ids]);
  const itsThing = sql`(${binnedItems.itemType}, ${binnedItems.itemId}) in
    (select ${assetLinks.itemType}, ${assetLinks.itemId} from ${assetLinks} where ${among})`;
  const itsFiles = sql`(${binnedItems.itemType} = ${FILE} and ${binnedItems.itemId} in
    (select ${assetLinks.assetId} from ${assetLinks} where ${inArray(assetLinks.itemId, [...ids])}))`;
  const rows = await tx
    .delete(binnedItems)
    .where(and(eq(binnedItems.userId, userId), or(inArray(binnedItems.itemId, [...ids]), itsThing, itsFiles)))
    .returning({ id: binnedItems.itemId });
  return rows.length;
}

/** Of this person, or what lies there since before a moment. */
export const listBinned = (db: Db, which: { userId: string } | { before: Date }, limit = 500) =>
  db
    .select()
    .from(binnedItems)
    .where(
      'userId' in which
        ? eq(binnedItems.userId, which.userId)
        : sql`${binnedItems.binnedAt} < ${which.before.toISOString()}::timestamptz`,
    )
    .orderBy(binnedItems.binnedAt)
    .limit(limit);

/** What was marked and collected of a thing that is gone for good. */
export async function forget(tx: Db, { type, id }: ItemRef): Promise<void> {
  for (const table of [binnedItems, libraryMarks, collectionItems, libraryVectors])
    await tx.delete(table).where(and(eq(table.itemType, type), eq(table.itemId, id)));
}

export const findCollection = async (db: Db, userId: string, id: string) =>
  (
    await db
      .select()
      .from(collections)
      .where(and(eq(collections.id, id), eq(collections.userId, userId)))
  )[0];

export const collectionsOf = (db: Db, userId: string, { type, id }: ItemRef) =>
  db
    .select({ id: collections.id, name: collections.name })
    .from(collections)
    .innerJoin(collectionItems, eq(collectionItems.collectionId, collections.id))
    .where(
      and(eq(collections.userId, userId), eq(collectionItems.itemType, type), eq(collectionItems.itemId, id)),
    )
    .orderBy(collections.name);

/** All of them, or the one with this id. */
export const listCollections = (db: Db, userId: string, id?: string) =>
  db
    .select({
      id: collections.id,
      name: collections.name,
      createdAt: collections.createdAt,
      count: sql<number>`count(${collectionItems.itemId})`.mapWith(Number),
    })
    .from(collections)
    .leftJoin(
      collectionItems,
      and(
        eq(collectionItems.collectionId, collections.id),
        notBinned(collectionItems.itemType, collectionItems.itemId),
      ),
    )
    .where(and(eq(collections.userId, userId), id === undefined ? undefined : eq(collections.id, id)))
    .groupBy(collections.id)
    .orderBy(collections.name);

export const countCollections = (db: Db, userId: string): Promise<number> =>
  db.$count(collections, eq(collections.userId, userId));

export const findNamed = async (db: Db, userId: string, name: string) =>
  (
    await db
      .select({ id: collections.id })
      .from(collections)
      .where(and(eq(collections.userId, userId), eq(collections.name, name)))
  )[0];

export const insertCollection = async (db: Db, userId: string, name: string) =>
  (await db.insert(collections).values({ userId, name }).onConflictDoNothing().returning())[0];

export const renameCollection = (db: Db, userId: string, id: string, name: string) =>
  db
    .update(collections)
    .set({ name })
    .where(and(eq(collections.id, id), eq(collections.userId, userId)))
    .returning();

export const deleteCollection = (db: Db, userId: string, id: string) =>
  db
    .delete(collections)
    .where(and(eq(collections.id, id), eq(collections.userId, userId)))
    .returning();

export async function addToCollection(
  tx: Db,
  collectionId: string,
  items: readonly ItemRef[],
): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insert(collectionItems)
    .values(items.map(({ type, id }) => ({ collectionId, itemType: type, itemId: id })))
    .onConflictDoNothing();
}

export async function takeFromCollection(
  tx: Db,
  collectionId: string,
  items: readonly ItemRef[],
): Promise<void> {
  for (const { type, id } of items)
    await tx
      .delete(collectionItems)
      .where(
        and(
          eq(collectionItems.collectionId, collectionId),
          eq(collectionItems.itemType, type),
          eq(collectionItems.itemId, id),
        ),
      );
}

export const findAssets = (db: Db, userId: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(assets)
        .where(and(eq(assets.userId, userId), inArray(assets.id, [...ids])));

/** What is said in a thing; null where nothing is. */
export async function readText(
  db: Db,
  kinds: readonly ShownKind[],
  userId: string,
  { type, id }: ItemRef,
): Promise<string | null> {
  const kind = kinds.find((one) => one.type === type);
  if (!kind?.library.text) return null;
  const { table } = kind.rows;
  const [row] = await db
    .select({ text: sql<string | null>`${kind.library.text}` })
    .from(table)
    .where(and(eq(table.id, id), eq(table.userId, userId)));
  return row?.text ?? null;
}
