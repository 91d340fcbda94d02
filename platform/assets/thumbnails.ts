/** Small pictures of large ones: drawn once, kept in the cache, and sent instead of megabytes. */

import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { assetUrl, THUMBNAIL_WIDTH } from '#common/asset.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { createTurns } from '#platform/usage/turns.ts';
import type { AssetRow } from './assets.service.ts';
import type { Cache } from './cache.ts';

const QUALITY = 78;

const inTurn = createTurns({
  atOnce: 2,
  atOncePerPerson: 2,
  mostPerPerson: 300,
  busy: 'Too many pictures were asked for at once. Please try again in a moment.',
});

export const thumbnailUrl = (assetId: string): string => `${assetUrl(assetId)}/thumbnail`;

/** WebP, never larger than the picture; an animated one shows its first frame. */
export const drawThumbnail = (
  { cache, storage }: { cache: Cache; storage: Storage },
  row: AssetRow,
): Promise<Buffer> =>
  cache.once(row.userId, ['thumbnail', THUMBNAIL_WIDTH, row.sha256], 'image/webp', () =>
    inTurn(row.userId, async () => {
      const { stream } = await storage.get(row.storageKey);
      return sharp(await buffer(stream), { limitInputPixels: 100_000_000 })
        .rotate()
        .resize({
          width: THUMBNAIL_WIDTH,
          height: THUMBNAIL_WIDTH * 2,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .webp({ quality: QUALITY })
        .toBuffer();
    }),
  );
