/** Stored files with an owner: every tool keeps its results through here. */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, desc, eq, inArray, lt, ne, notExists, sum } from 'drizzle-orm';
import { type Asset, assetUrl } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { User } from '#common/user.ts';
import { cutAtWord } from '#common/wording/cut-text.ts';
import type { Db } from '#platform/db/database.ts';
import { lockUntilEnd } from '#platform/db/locks/transaction-lock.ts';
import { olderThan, type PageCursor } from '#platform/db/page-cursor.ts';
import { type AssetFacts, assetLinks, assets, jobs, orphanedFiles } from '#platform/db/tables/work.table.ts';
import type { PublishDomainEvent } from '#platform/events/domain-events.ts';
import type { ItemRef } from '#platform/generation-jobs/item-kind.ts';
import type { Log } from '#platform/log/log.ts';
import type { Storage } from '#platform/storage/storage.ts';
import {
  deleteAssetRows,
  type LinkTarget,
  linkAsset,
  listUses,
  releaseLinks,
  UPLOAD,
} from './asset-links.ts';
import type { Origins } from './origin/origins.ts';
import type { MadeAs, Recipe } from './origin/recipe.ts';

export type AssetRow = typeof assets.$inferSelect;

export interface NewAsset {
  userId: string;
  name: string;
  type: string;
  bytes: Uint8Array;
  facts?: AssetFacts;
  isPublic?: boolean;
  /** What the file is part of; it goes with that. */
  partOf?: LinkTarget;
  /** A result that stays whatever becomes of the job which made it: whoever wants to know of new files is told. */
  isResult?: boolean;
  /** Somebody sent it, and it was not made here. */
  isUpload?: boolean;
  /** What it was made with, which is written into it; absent: it was not made here, or is for us alone. */
  origin?: Recipe | null;
}

type UploadListener = (row: AssetRow) => void;

export type Assets = ReturnType<typeof createAssets>;

export const toAsset = (row: AssetRow): Asset => ({
  id: row.id,
  url: assetUrl(row.id),
  name: row.name,
  type: row.type,
  size: row.size,
});

export interface StorageLimit {
  bytes: number;
  /** What is stored beside files, and counts as well. */
  besides?: number;
  plan: string;
}

/** How much a person may store; null is unlimited. */
export type StorageLimitOf = (userId: string) => Promise<StorageLimit | null>;

interface Content {
  size: number;
  sha256: string;
  body: Uint8Array | Readable;
}

export function createAssets(
  db: Db,
  storage: Storage,
  log: Log,
  limitOf: StorageLimitOf = async () => null,
  publishDomainEvent: PublishDomainEvent = async () => undefined,
  origins?: Pick<Origins, 'mark' | 'markFile'>,
) {
  const uploadListeners: UploadListener[] = [];
  const keep = async (
    { partOf, isResult, origin, ...file }: Omit<NewAsset, 'bytes' | 'isUpload'>,
    content: Content,
    limit: StorageLimit | null,
  ) => {
    const id = newId();
    const storageKey = `assets/${file.userId}/${id}`;
    const { body, size, sha256 } = content;
    await storage.put(storageKey, body, { contentType: file.type, size });
    try {
      return await db.transaction(async (tx) => {
        if (limit) await assertRoom(tx, file.userId, size, limit);
        const facts = origin ? { ...file.facts, madeAs: origin.madeAs } : file.facts;
        const values = { ...file, facts, id, storageKey, size, sha256, name: cleanName(file.name) };
        const [row] = await tx.insert(assets).values(values).returning();
        if (partOf) await linkAsset(tx, id, partOf);
        if (partOf && isResult)
          await publishDomainEvent(tx, {
            type: 'asset.made',
            userId: file.userId,
            assetIds: [id],
            item: partOf,
          });
        return row!;
      });
    } catch (error) {
      await storage.delete(storageKey).catch(() => undefined);
      throw error;
    }
  };

  return {
    /** All or nothing: a refused file leaves neither a row nor bytes behind. */
    async save({ bytes: made, isUpload = false, ...file }: NewAsset): Promise<AssetRow> {
      const bytes = (file.origin && (await origins?.mark(made, file.origin, file))) || made;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const content = { size: bytes.byteLength, sha256, body: bytes };
      const row = await keep(file, content, await limitOf(file.userId));
      if (isUpload) for (const listener of uploadListeners) listener(row);
      return row;
    },

    /** A file that the person has already is used by the next thing too, instead of kept a second time. */
    async saveOnce(file: NewAsset & { partOf: LinkTarget }): Promise<AssetRow> {
      const sha256 = createHash('sha256').update(file.bytes).digest('hex');
      const same = await db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(assets)
          .where(and(eq(assets.userId, file.userId), eq(assets.sha256, sha256), eq(assets.type, file.type)))
          .orderBy(assets.createdAt)
          .limit(1)
          .for('share');
        if (row) await linkAsset(tx, row.id, file.partOf);
        return row;
      });
      return same ?? this.save(file);
    },

    /** Told of what people send to this process, once it is kept. */
    onUpload: (listener: UploadListener) => void uploadListeners.push(listener),

    /**
     * Takes a file from disk, streamed; its origin is written into it there. Not counted against the plan unless asked
     * for: an export, for one, is what a person has a right to.
     */
    async saveFile({
      path,
      isCounted = false,
      ...file
    }: Omit<NewAsset, 'bytes' | 'isUpload'> & { path: string; isCounted?: boolean }): Promise<AssetRow> {
      if (file.origin) await origins?.markFile(path, file.origin, file);
      const { size } = await stat(path);
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      const content = { size, sha256: hash.digest('hex'), body: createReadStream(path) };
      return keep(file, content, isCounted ? await limitOf(file.userId) : null);
    },

    async storedBytes(userId: string): Promise<number> {
      return bytesOf(db, userId);
    },

    /** The owner sees theirs, everybody sees public ones; others learn nothing, not even that it exists. */
    async findFor(user: Pick<User, 'id'> | null, id: string): Promise<AssetRow | undefined> {
      const [row] = await db.select().from(assets).where(eq(assets.id, id));
      return row && (row.isPublic || row.userId === user?.id) ? row : undefined;
    },

    async findOwn(userId: string, id: string): Promise<AssetRow | undefined> {
      const [row] = await db
        .select()
        .from(assets)
        .where(and(eq(assets.id, id), eq(assets.userId, userId)));
      return row;
    },

    /** How each of these came about; undefined: its owner brought it, or it is gone. */
    async madeAs(userId: string, ids: readonly string[]): Promise<(MadeAs | undefined)[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .select({ id: assets.id, facts: assets.facts })
        .from(assets)
        .where(and(eq(assets.userId, userId), inArray(assets.id, [...ids])));
      const made = new Map(rows.map(({ id, facts }) => [id, facts?.madeAs]));
      return ids.map((id) => made.get(id));
    },

    /** Whether there is room for so many more bytes, before any work is put into making them. */
    async assertRoom(userId: string, bytes = 1): Promise<void> {
      const limit = await limitOf(userId);
      if (limit) await db.transaction((tx) => assertRoom(tx, userId, bytes, limit));
    },

    /** Whoever uses them: for what must not stay, and for what is known to be used by nobody. */
    async delete(userId: string, ids: string[]): Promise<void> {
      if (await db.transaction((tx) => deleteAssetRows(tx, ids, userId))) await this.sweep();
    },

    /** Newest first, each with what it is part of. */
    async listPage(userId: string, after: PageCursor | undefined, limit: number) {
      const rows = await db
        .select()
        .from(assets)
        .where(and(eq(assets.userId, userId), after && olderThan(assets, after)))
        .orderBy(desc(assets.createdAt), desc(assets.id))
        .limit(limit);
      const ids = rows.map((row) => row.id);
      return { rows, uses: ids.length > 0 ? await listUses(db, ids) : [] };
    },

    usesOf: (id: string) => listUses(db, [id]),

    /** Takes files from a thing outside of any larger change; see `releaseLinks`. */
    async release(item: ItemRef, only: Parameters<typeof releaseLinks>[2] = {}): Promise<void> {
      await db.transaction((tx) => releaseLinks(tx, item, only));
      await this.sweep();
    },

    /** Notes all files of a person for removal; call inside the transaction that deletes the person. */
    async orphanAllOf(tx: Db, userId: string): Promise<void> {
      const theirs = await tx
        .select({ storageKey: assets.storageKey })
        .from(assets)
        .where(eq(assets.userId, userId));
      for (let start = 0; start < theirs.length; start += 1000) {
        await tx
          .insert(orphanedFiles)
          .values(theirs.slice(start, start + 1000))
          .onConflictDoNothing();
      }
    },

    /** Files that nothing uses and nobody came back for. */
    async removeOrphans(before: Date): Promise<void> {
      const uses = db
        .select({ id: assetLinks.assetId })
        .from(assetLinks)
        .where(and(eq(assetLinks.assetId, assets.id), ne(assetLinks.itemType, UPLOAD)));
      const rows = await db
        .select({ id: assets.id })
        .from(assets)
        .where(and(lt(assets.createdAt, before), notExists(uses)))
        .limit(1000);
      const ids = rows.map((row) => row.id);
      if (await db.transaction((tx) => deleteAssetRows(tx, ids))) await this.sweep();
    },

    /** Removes the bytes of files whose row is gone; safe to repeat and to run in several processes. */
    async sweep(): Promise<void> {
      for (;;) {
        const batch = await db.select().from(orphanedFiles).limit(500);
        if (batch.length === 0) return;
        const keys = batch.map((one) => one.storageKey);
        try {
          await storage.deleteMany(keys);
        } catch (error) {
          log.warn({ err: error, files: keys.length }, 'files could not be removed yet');
          return;
        }
        await db.delete(orphanedFiles).where(inArray(orphanedFiles.storageKey, keys));
      }
    },

    /** Every byte of a person who is gone, also of a file that was being written while they left. */
    async removeBytesOf(userId: string): Promise<void> {
      for await (const { key } of storage.list(`assets/${userId}/`)) await storage.delete(key);
    },

    /**
     * Bytes whose row was never written, because the process died in between. What lies beside a thing that is still
     * being made carries its id, and stays for who goes on with it.
     */
    async reconcile(olderThan: Date): Promise<number> {
      let removed = 0;
      let batch: string[] = [];
      const settle = async () => {
        if (batch.length === 0) return;
        const rows = await db
          .select({ storageKey: assets.storageKey })
          .from(assets)
          .where(inArray(assets.storageKey, batch));
        const known = new Set(rows.map((row) => row.storageKey));
        const underWay = await db
          .select({ itemId: jobs.itemId })
          .from(jobs)
          .where(inArray(jobs.status, ['queued', 'running']));
        const isNeeded = (key: string) => underWay.some(({ itemId }) => itemId && key.includes(itemId));
        const lost = batch.filter((key) => !known.has(key) && !isNeeded(key));
        await storage.deleteMany(lost);
        removed += lost.length;
        batch = [];
      };
      for await (const file of storage.list('assets/')) {
        if (file.modifiedAt >= olderThan) continue;
        batch.push(file.key);
        if (batch.length >= 500) await settle();
      }
      await settle();
      return removed;
    },
  };
}

async function bytesOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(assets.size).mapWith(Number) })
    .from(assets)
    .where(eq(assets.userId, userId));
  return row?.bytes ?? 0;
}

/** One upload of a person at a time is counted, so that many at once cannot slip past the limit together. */
async function assertRoom(tx: Db, userId: string, size: number, limit: StorageLimit): Promise<void> {
  await lockUntilEnd(tx, `storage:${userId}`);
  const used = (await bytesOf(tx, userId)) + (limit.besides ?? 0);
  if (used + size <= limit.bytes) return;
  throw new AppError(
    'quota_reached',
    `Your storage is full: ${inWords(used)} of ${inWords(limit.bytes)} of the ${limit.plan} plan are used, and this file ` +
      `needs ${inWords(size)}. Delete files you no longer need, or choose a larger plan at /subscription.`,
  );
}

const inWords = (bytes: number): string =>
  bytes >= 1024 ** 3
    ? `${(bytes / 1024 ** 3).toFixed(1)} GB`
    : `${Math.max(0.1, bytes / 1024 ** 2).toFixed(1)} MB`;

const LONGEST_NAME = 120;

/** A name to show and to download under: no paths, no control characters, not endless. */
export function cleanName(name: string): string {
  const clean = name
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '')
    .trim();
  if (clean.length <= LONGEST_NAME) return clean || 'file';
  const ending = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? '';
  return `${cutAtWord(clean.slice(0, clean.length - ending.length), LONGEST_NAME - ending.length)}${ending}`;
}
