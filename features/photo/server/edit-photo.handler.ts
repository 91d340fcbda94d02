/** Edits a picture in its own process, and keeps the result as a new file. */

import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { z } from 'zod';
import { assetUrl } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import type { PhotoOperation } from '#common/photo-recipe.ts';
import { type MadeAs, type Recipe, togetherAs } from '#platform/assets/origin/recipe.ts';
import type { GenerationHandler } from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import type { WorkerPool } from '#platform/processes/worker-pool.ts';
import type { editPhotoJob } from './edit-photo.job.ts';
import type { EditResult } from './photo.process.ts';
import { findEdits, finishEdit } from './photo.repo.ts';

/** What a model fills in was not in the picture; all else is done by hand, to a picture that is what it was. */
function editedFrom(before: MadeAs | undefined, operations: readonly PhotoOperation[]): Recipe {
  const isFilledIn = operations.some(({ type }) => type === 'erase' || type === 'upscale');
  const madeAs =
    isFilledIn || before
      ? togetherAs([before, isFilledIn ? 'trainedAlgorithmicMedia' : undefined])
      : 'humanEdits';
  return { tool: 'Photo Editor', engine: 'Atelier Photo', madeAs };
}

export const editPhotoHandler =
  (
    { assets, storage }: Platform,
    pool: WorkerPool,
  ): GenerationHandler<z.output<typeof editPhotoJob.payload>> =>
  async ({ itemId, userId, db, payload, signal, report, keep }) => {
    const [row] = await findEdits(db, [itemId]);
    const source = row && (await assets.findOwn(userId, row.parentId));
    if (!source) throw new AppError('gone', 'The picture was deleted.');
    return inTempFolder('photo', async (folder) => {
      report('Opening your picture', 1);
      const [from, to] = [join(folder, 'from'), join(folder, 'to')];
      const { stream } = await storage.get(source.storageKey);
      await pipeline(stream, createWriteStream(from));
      const made = await pool.run<EditResult>(
        { do: 'edit', from, to, ...payload },
        { signal, onProgress: (stage, share) => report(stage, 2 + share * 95) },
      );
      report('Saving your picture', 98);
      const name = `${source.name.replace(/\.[^.]*$/, '')}.${made.format === 'jpeg' ? 'jpg' : made.format}`;
      const { width, height } = made;
      const saved = await keep({
        role: 'picture',
        origin: editedFrom(source.facts?.madeAs, payload.operations),
        name,
        type: `image/${made.format}`,
        path: to,
        facts: { width, height },
        isCounted: true,
      });
      const notes = made.notes.flatMap(({ why }) => why ?? []);
      return new JobResult({ assetId: saved.id, url: assetUrl(saved.id), width, height, notes }, (tx) =>
        finishEdit(tx, itemId, saved.id),
      );
    });
  };
