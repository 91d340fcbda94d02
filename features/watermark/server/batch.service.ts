/** Orders to mark photos: own photos only, made one after another, gone with everything that was made for them. */

import { parse } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { assetUrl } from '#common/asset.ts';
import type { BodyOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { User } from '#common/user.ts';
import { linkAsset } from '#platform/assets/asset-links.ts';
import { parseJson } from '#platform/db/parse-json.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import type { Batch, createBatch } from '../calls/batch-calls.ts';
import { applyBatchJob } from './apply-batch.job.ts';
import { checkMark } from './check-mark.ts';
import { isFilmType } from './stamp-film.ts';
import * as repo from './watermark.repo.ts';
import { watermarkBatches } from './watermark.table.ts';

const TYPE = applyBatchJob.itemType;

const photosSchema = z.array(
  z.object({
    name: z.string().default('photo'),
    resultId: z.string().nullable().default(null),
    error: z.string().nullable().default(null),
  }),
);
const photosIn = (row: repo.BatchRow) => parseJson(photosSchema, row.photos, []);

const toBatch = (row: repo.BatchRow): Batch => ({
  id: row.id,
  jobId: row.jobId,
  isFinished: row.finishedAt !== null,
  photos: photosIn(row).map(({ name, resultId, error }) => ({
    name,
    url: resultId ? assetUrl(resultId) : null,
    error,
  })),
  createdAt: row.createdAt.toISOString(),
});

export function createBatchService(platform: Platform) {
  const { db, assets, generationJobs } = platform;

  const photosOf = (userId: string, wanted: BodyOf<typeof createBatch>['photos']) =>
    Promise.all(
      wanted.map(async ({ assetId, isTemporary }) => {
        const asset = await assets.findOwn(userId, assetId);
        if (!asset || !(asset.type.startsWith('image/') || isFilmType(asset.type)))
          throw new AppError('bad_request', 'One of the photos is not yours. Please upload it first.');
        return { assetId, isTemporary, name: asset.name, resultId: null, error: null };
      }),
    );

  return {
    async create(user: User, body: BodyOf<typeof createBatch>): Promise<Batch> {
      const mark = await checkMark(platform, user.id, body.mark);
      const photos = await photosOf(user.id, body.photos);
      const id = newId();
      const { started } = await generationJobs.begin(applyBatchJob, {
        user,
        itemId: id,
        payload: {},
        begin: async (tx, jobId) => {
          const row = await repo.insertBatch(tx, {
            id,
            userId: user.id,
            jobId,
            mark,
            options: body.options,
            photos,
          });
          for (const { assetId } of photos.filter((one) => one.isTemporary))
            await linkAsset(tx, assetId, { type: TYPE, id, role: 'photo' });
          return row;
        },
      });
      if (!started) throw notFound('That set of photos');
      return toBatch(started);
    },

    list: async (userId: string): Promise<Batch[]> => (await repo.listBatches(db, userId)).map(toBatch),

    /** The finished pictures of an order, by their files; called as the first of them is. */
    async results(userId: string, id: string): Promise<{ title: string; files: string[] }> {
      const row = await repo.findBatch(db, id, userId);
      const photos = row ? photosIn(row) : [];
      const files = photos.flatMap((one) => one.resultId ?? []);
      if (files.length === 0) throw notFound('That set of photos');
      return { title: `${parse(photos[0]!.name).name}-watermarked`, files };
    },

    async removeOwn(userId: string, id: string): Promise<void> {
      const row = await repo.findBatch(db, id, userId);
      if (!row) throw notFound('That set of photos');
      // Its photos are files of the library: they go and come back with it.
      const photos = photosIn(row).flatMap(({ resultId }) =>
        resultId ? [{ type: 'file', id: resultId }] : [],
      );
      await generationJobs.bin({ type: TYPE, id }, userId, photos);
    },
  };
}

const removeBatch = (platform: Platform, id: string): Promise<void> =>
  platform.generationJobs.remove({ type: TYPE, id }, (tx) => repo.deleteBatch(tx, id));

export const batchItems = (platform: Platform): ItemKind => ({
  type: TYPE,
  noun: 'set of watermarked photos',
  page: '/logo-maker',
  find: async (db, ids) =>
    new Map(
      (await repo.findBatches(db, ids)).map((row) => [
        row.id,
        { title: photosIn(row)[0]?.name ?? 'Photos', ownerId: row.userId },
      ]),
    ),
  remove: (id) => removeBatch(platform, id),
  library: {
    tool: 'watermark',
    kind: 'image',
    partRoles: ['result'],
    title: sql`''`,
    words: sql`''`,
    // Its photos stand for it.
    isShown: sql`false`,
    openUrl: () => '/logo-maker?tab=watermark',
  },
  rows: { table: watermarkBatches, documents: [watermarkBatches.mark, watermarkBatches.photos] },
  retention: { listOlderThan: repo.listBatchesBefore },
});
