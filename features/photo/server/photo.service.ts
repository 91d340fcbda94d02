/** The rules of editing: one's own pictures only, the original untouched, versions in a row. */

import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import { type PhotoOperation, type PhotoPoint, photoRecipeSchema } from '#common/photo-recipe.ts';
import type { User } from '#common/user.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import type { WorkerPool } from '#platform/processes/worker-pool.ts';
import { createConcurrencyLimit } from '#platform/usage/concurrency-limit.ts';
import { editPhotoJob } from './edit-photo.job.ts';
import type { SelectResult } from './photo.process.ts';
import * as repo from './photo.repo.ts';
import { photoEdits } from './photo.table.ts';
import { readEdit } from './read-edit.ts';

const TYPE = editPhotoJob.itemType;

const inTurn = createConcurrencyLimit({
  concurrent: 1,
  concurrentPerPerson: 1,
  maxPerPerson: 6,
  busy: 'Please wait for the last click to be worked out.',
});

export function createPhotoService(platform: Platform, clicks: WorkerPool) {
  const { db, assets, storage, generationJobs } = platform;

  async function ownPicture(userId: string, id: string) {
    const row = await assets.findOwn(userId, id);
    if (!row) throw notFound('That picture');
    if (!row.type.startsWith('image/'))
      throw new AppError('bad_request', 'Only pictures can be edited here.');
    return row;
  }

  return {
    async edit(user: User, id: string, body: Record<string, unknown>): Promise<string> {
      const source = await ownPicture(user.id, id);
      const { width = 1, height = 1 } = source.facts ?? {};
      const { operations, output } = readEdit(body, { width, height });
      await assets.assertRoom(user.id, Math.min(source.size, 1024));
      const before = await repo.findByAsset(db, user.id, id);
      const main = await platform.items.mainItemOf(id);
      const facts = main && (await platform.items.findFor(user.id, main));
      const title = (facts?.title || source.name).slice(0, 200);
      const itemId = newId();
      const { job } = await generationJobs.begin(editPhotoJob, {
        user,
        itemId,
        payload: { operations, output },
        begin: async (tx) => {
          await repo.insertEdit(tx, {
            id: itemId,
            userId: user.id,
            title,
            parentId: id,
            rootId: before?.rootId ?? id,
            operations,
          });
        },
      });
      return job.id;
    },

    async select(
      user: User,
      id: string,
      { points, operations }: { points: PhotoPoint[]; operations: PhotoOperation[] },
      signal: AbortSignal,
    ): Promise<SelectResult> {
      const source = await ownPicture(user.id, id);
      return inTurn(user.id, () =>
        inTempFolder('photo', async (folder) => {
          const from = join(folder, 'from');
          const { stream } = await storage.get(source.storageKey);
          await pipeline(stream, createWriteStream(from));
          return clicks.run<SelectResult>({ do: 'select', from, points, operations }, { signal });
        }),
      );
    },
  };
}

const NAMES: Record<PhotoOperation['type'], string> = {
  crop: 'cropped',
  rotate: 'turned',
  straighten: 'straightened',
  resize: 'resized',
  adjust: 'adjusted',
  filter: 'filter',
  'remove-background': 'background removed',
  erase: 'something erased',
  upscale: 'enlarged',
};

async function readRecipe(db: Platform['db'], id: string): Promise<{ label: string; value: string }[]> {
  const [row] = await repo.findEdits(db, [id]);
  const steps = photoRecipeSchema.safeParse(row?.operations).data ?? [];
  const value = steps
    .map((step) => (step.type === 'filter' ? `filter ${step.name}` : NAMES[step.type]))
    .join(', ');
  return [{ label: 'Edits', value: value || 'saved in another format' }];
}

export const photoItems = (platform: Platform): ItemKind => ({
  type: TYPE,
  noun: 'edited picture',
  page: '/photo-editor',
  find: async (db, ids) =>
    new Map(
      (await repo.findEdits(db, ids)).map((row) => [
        row.id,
        { title: row.title, ownerId: row.userId, previewAssetId: row.assetId },
      ]),
    ),
  remove: (id) => platform.generationJobs.remove({ type: TYPE, id }, (tx) => repo.removeEdit(tx, id)),
  library: {
    tool: 'photo',
    kind: 'image',
    mainRole: 'picture',
    title: photoEdits.title,
    words: sql`${photoEdits.title}`,
    // Without its file it is still being made.
    isShown: sql`false`,
    openUrl: (id) => `/photo-editor?edit=${id}`,
    recipe: readRecipe,
    versions: repo.listVersions,
  },
  rows: { table: photoEdits, documents: [photoEdits.operations] },
  retention: { listOlderThan: repo.listOlderThan },
});
