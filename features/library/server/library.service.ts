/** The rules of the library: what an entry shows, how it is found, marked, thrown away and brought back. */

import type { FileUse } from '#common/asset.ts';
import { assetUrl } from '#common/asset.ts';
import type { BodyOf, QueryOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import type { LibraryDetails, LibraryItem, listLibrary } from '#common/library.ts';
import type { AssetRow } from '#platform/assets/assets.service.ts';
import { hasThumbnail, thumbnailUrl } from '#platform/assets/thumbnails.ts';
import { pageOf, readCursor } from '#platform/db/page-cursor.ts';
import { binItems } from '#platform/generation-jobs/bin.ts';
import type { ItemRef } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { MAX_TAGS, type markLibraryItems } from '../contract.ts';
import { emptyBinOf, removeForGood } from './bin.ts';
import { shownKinds } from './entries.ts';
import * as repo from './library.repo.ts';
import type { SemanticSearch } from './semantic-search.ts';

const wordsIn = (text: string | undefined): string[] =>
  (text ?? '').split(/\s+/u).filter(Boolean).slice(0, 8);

/** Lists by name or size continue at a number, since neither tells a place. */
function readOffset(cursor: string | undefined): number {
  if (!cursor) return 0;
  const match = /^n(\d{1,6})$/.exec(cursor);
  if (!match) throw new AppError('bad_request', 'This page does not exist.');
  return Number(match[1]);
}

/** Of those that are shown: some of what is near may be gone or in the bin by now. */
const MAX_SIMILAR = 24;

export type LibraryService = ReturnType<typeof createLibraryService>;

export function createLibraryService(platform: Platform, semanticSearch: SemanticSearch) {
  const { db, assets, items } = platform;
  const kinds = shownKinds(items.kinds);

  const read = (userId: string, query: repo.EntryQuery) => repo.listEntries(db, kinds, userId, query);

  /** Every one of these that the person owns; the rest is as if it did not exist. */
  async function own(userId: string, ids: readonly string[], bin?: boolean): Promise<repo.Entry[]> {
    const entries = await read(userId, { ids, bin });
    if (entries.length === 0)
      throw ids.length === 1 ? notFound() : new AppError('not_found', 'None of those was found.');
    return entries;
  }

  async function show(userId: string, entries: readonly repo.Entry[]): Promise<LibraryItem[]> {
    const rows = new Map(
      (
        await repo.findAssets(
          db,
          userId,
          entries.flatMap((one) => one.assetId ?? []),
        )
      ).map((row) => [row.id, row]),
    );
    const facts = new Map<string, Awaited<ReturnType<(typeof kinds)[number]['find']>>>();
    for (const [type, group] of Map.groupBy(entries, (one) => one.itemType)) {
      const kind = items.kindOf(type);
      if (kind)
        facts.set(
          type,
          await kind.find(
            db,
            group.map((one) => one.itemId),
          ),
        );
    }
    return entries.map((entry) => {
      const view = items.kindOf(entry.itemType)?.library;
      const about = facts.get(entry.itemType)?.get(entry.itemId);
      const asset = entry.assetId ? rows.get(entry.assetId) : undefined;
      return {
        id: entry.id,
        kind: entry.kind,
        tool: entry.tool,
        title: about?.title.trim() || entry.name,
        url: asset ? assetUrl(asset.id) : (view?.fileUrl?.(entry.itemId) ?? null),
        thumbnailUrl: pictureOf(asset, about?.previewAssetId) ?? view?.thumbnailUrl?.(entry.itemId) ?? null,
        createdAt: entry.createdAt.toISOString(),
        openUrl: about?.openUrl ?? view?.openUrl(entry.itemId) ?? `/library?open=${entry.id}`,
        type: entry.itemType,
        itemId: entry.itemId,
        assetId: asset?.id ?? null,
        contentType: asset?.type ?? null,
        size: asset?.size ?? null,
        width: asset?.facts?.width ?? null,
        height: asset?.facts?.height ?? null,
        duration: asset?.facts?.duration ?? null,
        isFavorite: entry.isFavorite,
        tags: entry.tags,
      };
    });
  }

  /** What means the same but was not found by its words, nearest first. */
  async function readSimilar(
    userId: string,
    query: repo.EntryQuery,
    near: readonly ItemRef[],
    shown: readonly repo.Entry[],
  ): Promise<repo.Entry[]> {
    if (near.length === 0) return [];
    const { after, offset, words, ...filter } = query;
    const entries = await read(userId, { ...filter, items: near, words: [] });
    const isOnlyPage = !after && !offset;
    const found = isOnlyPage ? shown : await read(userId, { ...filter, items: near, words: words ?? [] });
    const known = new Set([...shown, ...found].map((one) => one.id));
    const rank = new Map(near.map(({ type, id }, index) => [`${type} ${id}`, index]));
    return entries
      .filter((one) => !known.has(one.id))
      .sort((a, b) => rank.get(`${a.itemType} ${a.itemId}`)! - rank.get(`${b.itemType} ${b.itemId}`)!)
      .slice(0, MAX_SIMILAR);
  }

  return {
    async list(
      userId: string,
      {
        q,
        exact = false,
        cursor,
        limit,
        sort = 'newest',
        bin = false,
        ...filter
      }: QueryOf<typeof listLibrary>,
    ) {
      const words = wordsIn(q);
      const query: repo.EntryQuery = { ...filter, words, sort, bin, limit: limit + 1 };
      const byTime = sort === 'newest' || sort === 'oldest';
      const offset = byTime ? 0 : readOffset(cursor);
      const place = byTime ? { after: readCursor(cursor) } : { offset };
      // The model reads the words while the database looks for them.
      const [entries, near] = await Promise.all([
        read(userId, { ...query, ...place }),
        q && !bin && !exact ? semanticSearch.nearest(userId, q) : [],
      ]);
      const { page, nextCursor } = byTime
        ? pageOf(entries, limit)
        : { page: entries.slice(0, limit), nextCursor: entries.length > limit ? `n${offset + limit}` : null };
      // What only means the same comes after all that has the words themselves.
      const similar = nextCursor ? [] : await readSimilar(userId, { ...query, ...place }, near, page);
      return { items: await show(userId, [...page, ...similar]), nextCursor };
    },

    /** The picture of each collection's newest thing, by the collection's id. */
    async coversOf(userId: string, collectionIds: readonly string[]): Promise<Map<string, string | null>> {
      const newest = [...(await repo.listCovers(db, kinds, userId, collectionIds))];
      const shown = await show(
        userId,
        newest.map(([, entry]) => entry),
      );
      return new Map(newest.map(([id], i) => [id, shown[i]?.thumbnailUrl ?? null]));
    },

    async get(userId: string, id: string): Promise<LibraryDetails> {
      const [entry] = await own(userId, [id]);
      const [item] = await show(userId, [entry!]);
      const ref = repo.refOf(entry!);
      const kind = items.kindOf(ref.type);
      const uses = entry!.assetId ? await items.otherUsesOf(entry!.assetId) : [];
      const [asset] = await repo.findAssets(db, userId, entry!.assetId ? [entry!.assetId] : []);
      return {
        ...item!,
        text: (await repo.readText(db, kinds, userId, ref)) ?? asset?.facts?.text ?? null,
        lettering: asset?.facts?.lettering ?? null,
        usedBy: uses,
        recipe: (await kind?.library?.recipe?.(db, ref.id)) ?? [],
        versions: entry!.assetId ? await versionsOf(userId, entry!.assetId) : [],
        collections: await repo.collectionsOf(db, userId, ref),
      };
    },

    async summary(userId: string) {
      const measured = await repo.measureTools(db, kinds, userId);
      const kept = measured.filter((one) => !one.isBinned);
      const count = (rows: typeof measured) => rows.reduce((sum, one) => sum + one.count, 0);
      const [tags, files, rows, limit] = [
        await repo.listTags(db, userId),
        await assets.storedBytes(userId),
        await items.rowBytes(userId),
        await platform.usage.storageLimitOf(userId),
      ];
      return {
        total: count(kept),
        binned: count(measured.filter((one) => one.isBinned)),
        tags,
        usedBytes: files + rows,
        limitBytes: limit?.bytes ?? null,
        space: kept
          .map(({ tool, count: number, bytes }) => ({ tool, count: number, bytes }))
          .sort((a, b) => b.bytes - a.bytes),
      };
    },

    async mark(userId: string, { ids, ...change }: BodyOf<typeof markLibraryItems>): Promise<void> {
      const refs = (await own(userId, ids)).map(repo.refOf);
      await db.transaction((tx) => repo.mark(tx, userId, refs, { ...change, mostTags: MAX_TAGS }));
    },

    /** Work under way is not thrown away under the hands of who does it. */
    async bin(userId: string, ids: readonly string[]): Promise<{ ids: string[]; usedBy: FileUse[] }> {
      const entries = await own(userId, ids, false);
      for (const entry of entries) await items.assertIdle(repo.refOf(entry));
      await db.transaction((tx) => binItems(tx, userId, entries.map(repo.refOf)));
      const usedBy: FileUse[] = [];
      for (const { assetId } of entries) if (assetId) usedBy.push(...(await items.otherUsesOf(assetId)));
      return { ids: entries.map((one) => one.id), usedBy: usedBy.slice(0, 20) };
    },

    async usesOf(userId: string, item: ItemRef): Promise<FileUse[]> {
      const facts = await items.findFor(null, item);
      return facts?.ownerId === userId ? items.usesOfItem(userId, item) : [];
    },

    async restore(userId: string, ids: readonly string[]): Promise<void> {
      if ((await db.transaction((tx) => repo.restore(tx, userId, ids))) === 0) throw notFound('That item');
    },

    async emptyBin(userId: string, ids: readonly string[] | undefined): Promise<number> {
      if (!ids) return emptyBinOf(platform, userId);
      const refs = (await own(userId, ids, true)).map(repo.refOf);
      await removeForGood(platform, userId, refs);
      return refs.length;
    },

    /** Files to pack. */
    async filesOf(userId: string, which: { ids?: string[]; collection?: string }) {
      if (which.collection && !(await repo.findCollection(db, userId, which.collection)))
        throw notFound('That collection');
      const entries = await read(userId, { ...which, bin: false, limit: 10_000 });
      const rows = await repo.findAssets(
        db,
        userId,
        entries.flatMap((one) => one.assetId ?? []),
      );
      if (rows.length === 0)
        throw new AppError(
          'bad_request',
          'There is no file among these. Open each in its tool to export it.',
        );
      return rows;
    },

    entriesOf: (userId: string, query: repo.EntryQuery) => read(userId, query),
    own,
    show,
  };

  async function versionsOf(userId: string, assetId: string) {
    for (const { library } of kinds) {
      const ids = (await library.versions?.(db, userId, assetId)) ?? [];
      if (ids.length < 2) continue;
      const rows = new Map((await repo.findAssets(db, userId, ids)).map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = rows.get(id);
        return row
          ? [{ id, title: row.name, url: assetUrl(id), createdAt: row.createdAt.toISOString() }]
          : [];
      });
    }
    return [];
  }
}

const pictureOf = (
  asset: AssetRow | undefined,
  previewAssetId: string | null | undefined,
): string | undefined => {
  if (asset?.type.startsWith('image/')) return thumbnailUrl(asset.id);
  // A thing may name its own file, and not every file is a picture.
  if (previewAssetId && previewAssetId !== asset?.id) return thumbnailUrl(previewAssetId);
  return asset && hasThumbnail(asset) ? thumbnailUrl(asset.id) : undefined;
};
