/** Marks the photos of one order, one after another, keeping what is done: a second run goes on where the first stopped. */

import { buffer } from 'node:stream/consumers';
import { AppError } from '#common/errors.ts';
import { releaseLinks } from '#platform/assets/asset-links.ts';
import { type Recipe, togetherAs } from '#platform/assets/origin/recipe.ts';
import { drawSafely, lookAtPicture } from '#platform/assets/pictures/picture-intake.ts';
import type { GenerationHandler } from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import { batchOptionsSchema, type Mark, markSchema } from '../calls/batch-calls.ts';
import type { Size } from '../scene/placement.ts';
import { pictureIdOf } from './check-mark.ts';
import type { Overlay, OverlayOrder, PictureMark } from './mark-overlay.ts';
import { isFilmType, stampFilm } from './stamp-film.ts';
import type { Stamped, StampOrder } from './stamp-photo.ts';
import * as repo from './watermark.repo.ts';
import type { StoredPhoto } from './watermark.table.ts';

const OVERLAY = new URL('./mark-overlay.ts', import.meta.url);
const STAMP = new URL('./stamp-photo.ts', import.meta.url);
const GONE = 'The photo is no longer there.';

export const applyBatchHandler =
  (platform: Platform): GenerationHandler<unknown> =>
  async ({ itemId, db, signal, report, log }) => {
    const batch = await repo.findBatch(db, itemId);
    if (!batch) throw new AppError('gone', 'The set of photos was deleted.');
    const item = { type: 'watermark-batch', id: itemId };
    const mark = markSchema.parse(batch.mark);
    const options = batchOptionsSchema.parse(batch.options);
    const file = await markFile(platform, batch.userId, mark);
    let drawn: { size: Size; overlay: Overlay } | undefined;
    /** Photos of one camera share their size, so the overlay is drawn once for many. */
    const overlayFor = async (size: Size): Promise<Overlay> => {
      if (drawn?.size.width !== size.width || drawn.size.height !== size.height) {
        const order: OverlayOrder = { mark, size, file };
        const overlay = await platform.drawing.draw<Overlay>(OVERLAY, order, {
          userId: batch.userId,
          signal,
        });
        drawn = { size, overlay };
      }
      return drawn.overlay;
    };
    const photos = batch.photos.map((one) => ({ ...one }));
    // A run that was lost between saving a photo and noting it: nobody would ever find that one.
    const noted = photos.flatMap((one) => one.resultId ?? []);
    await platform.assets.release(item, { roles: ['result'], except: noted });

    const stampOne = async (photo: StoredPhoto, onProgress: (share: number) => void): Promise<void> => {
      const asset = await platform.assets.findOwn(batch.userId, photo.assetId);
      if (!asset) throw new AppError('not_found', GONE);
      const { stream } = await platform.storage.get(asset.storageKey);
      // At once, since what is done stays when the rest is cancelled.
      const origin: Recipe = {
        tool: 'Logo & Watermark Maker',
        engine: 'Atelier Watermarks',
        // The photo is what it was, with a mark that a person designed.
        madeAs: togetherAs([asset.facts?.madeAs, undefined]),
      };
      const kept = { userId: batch.userId, partOf: { ...item, role: 'result' }, isResult: true, origin };
      if (isFilmType(asset.type)) {
        photo.resultId = await inTempFolder('film', async (folder) => {
          const ways = { folder, overlayFor, signal, onProgress };
          const { path, width, height, seconds } = await stampFilm(stream, asset.type, ways);
          const name = markedName(photo.name, 'mp4');
          const facts = { width, height, duration: seconds };
          return (
            await platform.assets.saveFile({ ...kept, path, name, type: 'video/mp4', facts, isCounted: true })
          ).id;
        });
        return;
      }
      const bytes = await buffer(stream);
      const { width, height } = await lookAtPicture(bytes, { userId: batch.userId, signal });
      const order: StampOrder = { photo: bytes, options, overlay: await overlayFor({ width, height }) };
      const made = await drawSafely<Stamped>(STAMP, order, { userId: batch.userId, signal });
      const saved = await platform.assets.save({
        ...kept,
        name: markedName(photo.name, made.extension),
        type: made.type,
        bytes: made.bytes,
        facts: { width: made.width, height: made.height },
      });
      photo.resultId = saved.id;
    };

    for (const [index, photo] of photos.entries()) {
      signal.throwIfAborted();
      if (!photo.resultId && !photo.error) {
        try {
          await stampOne(photo, (share) =>
            report(`Film ${index + 1} of ${photos.length}`, (100 * (index + share)) / photos.length),
          );
        } catch (error) {
          if (signal.aborted) throw error;
          if (!(error instanceof AppError)) log.warn({ error }, 'a photo could not be marked');
          photo.error = error instanceof AppError ? error.message : 'This photo could not be processed.';
        }
        // Deleted meanwhile: nobody would ever find what was just made.
        if (!(await repo.setPhotos(db, batch.id, photos))) {
          await platform.assets.release(item);
          throw new AppError('gone', 'The set of photos was deleted.');
        }
      }
      report(`Photo ${index + 1} of ${photos.length}`, (100 * (index + 1)) / photos.length);
    }
    const done = photos.filter((one) => one.resultId).length;
    return new JobResult({ summary: watermarked(done, photos.length) }, async (tx) => {
      await releaseLinks(tx, item, { roles: ['photo'] });
      await repo.setPhotos(tx, batch.id, photos, new Date());
    });
  };

/** How many photos carry the mark now. */
function watermarked(done: number, all: number): string {
  const photos = all === 1 ? 'photo' : 'photos';
  return done === all ? `${all} ${photos} watermarked.` : `${done} of ${all} ${photos} watermarked.`;
}

async function markFile(platform: Platform, userId: string, mark: Mark): Promise<PictureMark | undefined> {
  if (mark.customizations.type === 'text') return undefined;
  const id = pictureIdOf(mark);
  if (id === undefined) return { bytes: Buffer.from(mark.content), isSvg: true };
  const asset = await platform.assets.findOwn(userId, id);
  if (!asset) throw new AppError('not_found', 'The picture of this watermark is no longer there.');
  const { stream } = await platform.storage.get(asset.storageKey);
  return { bytes: await buffer(stream), isSvg: false };
}

export const markedName = (name: string, extension: string): string =>
  `${name.replace(/\.[a-z0-9]{2,5}$/i, '')}-watermarked.${extension}`;
