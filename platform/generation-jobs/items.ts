/** Everything that people own, of whatever feature: found by kind and id, named in words, removed when its time is over. */

import { and, eq, gt, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import type { FileUse } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import { type AssetLink, releaseLinks, releaseUnused, UNUSED } from '#platform/assets/asset-links.ts';
import type { Assets } from '#platform/assets/assets.service.ts';
import type { Db } from '#platform/db/database.ts';
import { assetLinks, jobs } from '#platform/db/tables/work.table.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { findBinned, notBinned } from './bin.ts';
import type { ItemFacts, ItemKind, ItemRef, ItemRows } from './item-kind.ts';
import { usesOfItem } from './item-uses.ts';

const DAY_MS = 86_400_000;
/** Long enough for any undo, and for a character that is kept the next day. */
const UNUSED_DAYS = 7;

/** What a row takes beside its documents. */
const ROW_BYTES = 256;
/** Things that are looked up together. */
const BATCH = 200;

interface ItemsOptions {
  db: Db;
  assets: Assets;
  settings: Settings;
  kinds: readonly ItemKind[];
}

export type Items = ReturnType<typeof createItems>;

export function createItems({ db, assets, settings, kinds }: ItemsOptions) {
  const kindOf = (type: string) => kinds.find((one) => one.type === type);

  const isMain = ({ itemType, role, isOwner }: AssetLink): boolean =>
    isOwner && kindOf(itemType)?.library?.mainRole === role;

  const find = async ({ type, id }: ItemRef): Promise<ItemFacts | undefined> =>
    (await kindOf(type)?.find(db, [id]))?.get(id);

  /** As this person sees it; null for a reviewer, who sees all. */
  async function findFor(viewerId: string | null, item: ItemRef): Promise<ItemFacts | undefined> {
    const facts = await find(item);
    const isVisible = viewerId === null || facts?.isPublic || facts?.ownerId === viewerId;
    return isVisible ? facts : undefined;
  }

  const countRows = async (userId: string, type: string, { table, where }: ItemRows): Promise<number> =>
    db.$count(table, and(eq(table.userId, userId), where, notBinned(type, table.id)));

  const bytesOfRows = (
    userId: string,
    { table, documents, where }: NonNullable<ItemRows['versions']> & Pick<ItemRows, 'where'>,
  ) => {
    const sizes = documents.map((one) => sql`coalesce(pg_column_size(${one}), 0)`);
    const each = sql.join([sql`${ROW_BYTES}::int`, ...sizes], sql` + `);
    return db
      .select({ bytes: sql`coalesce(sum(${each}), 0)::bigint` })
      .from(table)
      .where(and(eq(table.userId, userId), where));
  };

  /** A process that died between the end of a job and letting go of what the job had kept. */
  async function removeLeftByJobs(): Promise<void> {
    const goesOn = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.id, assetLinks.itemId), inArray(jobs.status, ['queued', 'running'])));
    const rows = await db
      .selectDistinct({ id: assetLinks.itemId })
      .from(assetLinks)
      .where(and(eq(assetLinks.itemType, 'job'), notExists(goesOn)));
    for (const { id } of rows) await db.transaction((tx) => releaseLinks(tx, { type: 'job', id }));
  }

  return {
    kinds,
    kindOf,
    findFor,

    /** For good, with its files; safe to repeat. */
    async remove({ type, id }: ItemRef): Promise<void> {
      await kindOf(type)?.remove?.(id);
    },

    /** Nothing is thrown away while it is being made. */
    async assertIdle({ type, id }: ItemRef): Promise<void> {
      const busy = await db.$count(
        jobs,
        and(eq(jobs.itemType, type), eq(jobs.itemId, id), inArray(jobs.status, ['queued', 'running'])),
      );
      if (busy > 0)
        throw new AppError(
          'conflict',
          'This is being made right now. Wait until it is ready, or cancel it first.',
        );
    },

    /** What a person's texts and settings take in the database. */
    async rowBytes(userId: string): Promise<number> {
      const counted = kinds.flatMap(({ rows }) => (rows ? [rows, rows.versions ?? []].flat() : []));
      const parts = counted.map((rows) => sql`(${bytesOfRows(userId, rows)})`);
      if (parts.length === 0) return 0;
      const total = sql<number>`${sql.join(parts, sql` + `)}`.mapWith(Number).as('bytes');
      const [row] = await db.select({ bytes: total }).from(sql`(select 1) as one`);
      return row?.bytes ?? 0;
    },

    /** Of a kind that people fill; what is in the bin is left out. */
    async count(userId: string, type: string): Promise<number> {
      const rows = kindOf(type)?.rows;
      return rows ? countRows(userId, type, rows) : 0;
    },

    /** Before another one, or so many, are added: neither more of a kind than anybody needs, nor more than the storage holds. */
    async assertRoom(userId: string, type: string, document?: unknown, more = 1): Promise<void> {
      const kind = kindOf(type);
      const rows = kind?.rows;
      const max = rows?.max;
      if (rows && max !== undefined && (await countRows(userId, type, rows)) + more > max)
        throw new AppError('conflict', `You have ${max} of these already. Please delete some first.`);
      await assets.assertRoom(userId, JSON.stringify(document ?? '').length + ROW_BYTES * more);
    },

    /** The thing that a file is, where it is the main file of one. */
    async mainItemOf(assetId: string): Promise<ItemRef | undefined> {
      const main = (await assets.usesOf(assetId)).find(isMain);
      return main && { type: main.itemType, id: main.itemId };
    },

    /** What uses a file beside the thing that it is. */
    async otherUsesOf(assetId: string): Promise<FileUse[]> {
      const links = (await assets.usesOf(assetId)).filter((link) => !isMain(link));
      return (await this.usesOf(links)).get(assetId) ?? [];
    },

    /** What uses a thing of this person, be it by a file or by its id. */
    usesOfItem: (userId: string, item: ItemRef): Promise<FileUse[]> => usesOfItem(db, kinds, userId, item),

    /** What uses these files, by file. */
    async usesOf(links: readonly AssetLink[]): Promise<Map<string, FileUse[]>> {
      const uses = new Map<string, FileUse[]>();
      for (const [type, group] of Map.groupBy(links, (one) => one.itemType)) {
        const kind = kindOf(type);
        const ids = [...new Set(group.map((one) => one.itemId))];
        const facts = await kind?.find(db, ids);
        const binned = await findBinned(db, type, ids);
        for (const { assetId, itemId } of group) {
          const title = facts?.get(itemId)?.title;
          if (!kind || title === undefined) continue;
          const { noun, page } = kind;
          const use = { type, noun, title, page, ...(binned.has(itemId) && { isBinned: true as const }) };
          uses.set(assetId, [...(uses.get(assetId) ?? []), use]);
        }
      }
      return uses;
    },

    /** The operator's retention of generated files; 0 keeps them for ever. */
    async removeExpired(now: number = Date.now()): Promise<void> {
      const days = await settings.number('file_retention_days');
      if (!days) return;
      const before = new Date(now - days * DAY_MS);
      for (const { retention, remove } of kinds) {
        const take = retention?.expire ?? remove;
        for (const id of (await retention?.listOlderThan(db, before)) ?? []) await take?.(id);
      }
      await assets.removeOrphans(before);
    },

    /** Files that were retired a while ago, and what a job had kept when its process died. */
    async removeUnused(now: number = Date.now()): Promise<void> {
      await db.transaction((tx) => releaseUnused(tx, new Date(now - UNUSED_DAYS * DAY_MS)));
      await removeLeftByJobs();
      await assets.sweep();
    },

    /** Files whose thing went without saying so. */
    async removeOrphans(now: number = Date.now()): Promise<void> {
      // A file may be there a moment before what it is for.
      const young = new Date(now - DAY_MS / 24);
      for (const kind of kinds) {
        for (let after = ''; ; ) {
          const rows = await db
            .selectDistinct({ id: assetLinks.itemId })
            .from(assetLinks)
            .where(
              and(
                eq(assetLinks.itemType, kind.type),
                gt(assetLinks.itemId, after),
                ne(assetLinks.role, UNUSED),
                lt(assetLinks.createdAt, young),
              ),
            )
            .orderBy(assetLinks.itemId)
            .limit(BATCH);
          const ids = rows.map((row) => row.id);
          if (ids.length === 0) break;
          const found = await kind.find(db, ids);
          for (const id of ids.filter((one) => !found.has(one)))
            await db.transaction((tx) => releaseLinks(tx, { type: kind.type, id }));
          after = ids.at(-1)!;
        }
      }
      await assets.sweep();
    },
  };
}
