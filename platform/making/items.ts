/** Everything that people own, of whatever feature: found by kind and id, named in words, removed when its time is over. */

import { and, count, eq, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import { AppError } from '#common/errors.ts';
import { type AssetLink, releaseLinks, releaseUnused, UNUSED } from '#platform/assets/asset-links.ts';
import type { Assets } from '#platform/assets/assets.service.ts';
import type { Db } from '#platform/db/database.ts';
import { assetLinks, jobs } from '#platform/db/tables/work.table.ts';
import type { Settings } from '#platform/settings/settings.ts';
import type { ItemFacts, ItemKind, ItemRef, ItemRows } from './item-kind.ts';

const DAY_MS = 86_400_000;
/** Long enough for any undo, and for a character that is kept the next day. */
const UNUSED_DAYS = 7;

/** What a row takes beside its documents. */
const ROW_BYTES = 256;

interface RowCount {
  count: number;
  bytes: number;
}

interface ItemsOptions {
  db: Db;
  assets: Assets;
  settings: Settings;
  kinds: readonly ItemKind[];
}

export interface FileUse {
  type: string;
  noun: string;
  title: string;
  page: string;
}

export type Items = ReturnType<typeof createItems>;

export function createItems({ db, assets, settings, kinds }: ItemsOptions) {
  const kindOf = (type: string) => kinds.find((one) => one.type === type);

  const find = async ({ type, id }: ItemRef): Promise<ItemFacts | undefined> =>
    (await kindOf(type)?.find(db, [id]))?.get(id);

  /** As this person sees it; null for a reviewer, who sees all. */
  async function findFor(viewerId: string | null, item: ItemRef): Promise<ItemFacts | undefined> {
    const facts = await find(item);
    const isVisible = viewerId === null || facts?.isPublic || facts?.ownerId === viewerId;
    return isVisible ? facts : undefined;
  }

  const countRows = async (userId: string, { table, documents, where }: ItemRows): Promise<RowCount> => {
    const sizes = documents.map((one) => sql`coalesce(pg_column_size(${one}), 0)`);
    const [row] = await db
      .select({
        count: count(),
        bytes:
          sql<number>`coalesce(sum(${sql.join([sql`${ROW_BYTES}::int`, ...sizes], sql` + `)}), 0)::bigint`.mapWith(
            Number,
          ),
      })
      .from(table)
      .where(and(eq(table.userId, userId), where));
    return row ?? { count: 0, bytes: 0 };
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
    kindOf,
    findFor,

    /** What a person's texts and settings take in the database. */
    async rowBytes(userId: string): Promise<number> {
      let bytes = 0;
      for (const { rows } of kinds) if (rows) bytes += (await countRows(userId, rows)).bytes;
      return bytes;
    },

    /** Before another one is added: neither more of a kind than anybody needs, nor more than the storage holds. */
    async assertRoom(userId: string, type: string, document?: unknown): Promise<void> {
      const kind = kindOf(type);
      const most = kind?.rows?.most;
      if (most !== undefined && (await countRows(userId, kind!.rows!)).count >= most)
        throw new AppError('conflict', `You have ${most} of these already. Please delete some first.`);
      await assets.assertRoom(userId, JSON.stringify(document ?? '').length + ROW_BYTES);
    },

    /** What uses these files, by file. */
    async usesOf(links: readonly AssetLink[]): Promise<Map<string, FileUse[]>> {
      const uses = new Map<string, FileUse[]>();
      for (const [type, group] of Map.groupBy(links, (one) => one.itemType)) {
        const kind = kindOf(type);
        const facts = await kind?.find(db, [...new Set(group.map((one) => one.itemId))]);
        for (const { assetId, itemId } of group) {
          const title = facts?.get(itemId)?.title;
          if (!kind || title === undefined) continue;
          const { noun, page } = kind;
          uses.set(assetId, [...(uses.get(assetId) ?? []), { type, noun, title, page }]);
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
    },

    /** Files that were retired a while ago, and those whose thing went without saying so. */
    async removeUnused(now: number = Date.now()): Promise<void> {
      await db.transaction((tx) => releaseUnused(tx, new Date(now - UNUSED_DAYS * DAY_MS)));
      // A file may be there a moment before what it is for.
      const young = new Date(now - DAY_MS / 24);
      for (const kind of kinds) {
        const rows = await db
          .selectDistinct({ id: assetLinks.itemId })
          .from(assetLinks)
          .where(
            and(
              eq(assetLinks.itemType, kind.type),
              ne(assetLinks.role, UNUSED),
              lt(assetLinks.createdAt, young),
            ),
          );
        const found = await kind.find(
          db,
          rows.map((row) => row.id),
        );
        for (const { id } of rows.filter((row) => !found.has(row.id)))
          await db.transaction((tx) => releaseLinks(tx, { type: kind.type, id }));
      }
      await removeLeftByJobs();
      await assets.sweep();
    },
  };
}
