/** Small pictures of large ones: drawn once, kept in the cache, and sent instead of megabytes. */

import { buffer } from 'node:stream/consumers';
import { assetUrl, THUMBNAIL_WIDTH } from '#common/asset.ts';
import { CLIP_KINDS } from '#platform/media/film/clip-kinds.ts';
import { lookAtClip } from '#platform/media/film/look-at-clip.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { createConcurrencyLimit } from '#platform/usage/concurrency-limit.ts';
import type { AssetRow } from './assets.service.ts';
import type { Cache } from './cache.ts';
import { changePicture } from './pictures/picture-intake.ts';

const QUALITY = 78;
const MAX_PIXELS = 100_000_000;
const SVG = 'image/svg+xml';
const SMALL = {
  width: THUMBNAIL_WIDTH,
  height: THUMBNAIL_WIDTH * 2,
  fit: 'inside',
  withoutEnlargement: true,
} as const;

const inTurn = createConcurrencyLimit({
  concurrent: 2,
  concurrentPerPerson: 2,
  maxPerPerson: 300,
  busy: 'Too many pictures were asked for at once. Please try again in a moment.',
});

export const thumbnailUrl = (assetId: string): string => `${assetUrl(assetId)}/thumbnail`;

export const hasThumbnail = ({ type }: Pick<AssetRow, 'type'>): boolean =>
  type.startsWith('image/') || type in CLIP_KINDS;

/** The picture itself, or a still of a film. */
async function pictureOf(storage: Storage, { storageKey, type }: AssetRow): Promise<Buffer> {
  const { stream } = await storage.get(storageKey);
  const format = CLIP_KINDS[type];
  return format ? (await lookAtClip(stream, format)).still : buffer(stream);
}

/**
 * WebP, never larger than the picture; an animated one shows its first frame, a film the still that `known` may spare us
 * to take again.
 */
export const drawThumbnail = (
  { cache, storage }: { cache: Cache; storage: Storage },
  row: AssetRow,
  known?: Buffer,
): Promise<Buffer> =>
  cache.once(row.userId, ['thumbnail', THUMBNAIL_WIDTH, row.sha256], 'image/webp', () =>
    inTurn(row.userId, async () => {
      const { bytes } = await changePicture(
        known ?? (await pictureOf(storage, row)),
        { autoOrient: true, resize: SMALL },
        { type: 'webp', options: { quality: QUALITY } },
        { userId: row.userId, maxPixels: MAX_PIXELS, isSvg: !known && row.type === SVG },
      );
      return bytes;
    }),
  );
