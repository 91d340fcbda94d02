/** Composed scenes as files: drawn once, kept by what they show, written in the format that is asked for. */

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Platform } from '#platform/platform.ts';
import type { Semaphore } from '#platform/usage/semaphore.ts';
import { asImage, type Drawing } from '../drawing/draw-pool.ts';
import type { SceneOrder } from '../drawing/orders.ts';
import { pdfPage } from './pdf-page.ts';
import { withPicture } from './stage-picture.ts';

/** Raised when pictures of the same scene look different than before. */
const VERSION = 1;

export type PictureFormat = 'webp' | 'png' | 'pdf';

export const TYPES: Record<PictureFormat, string> = {
  webp: 'image/webp',
  png: 'image/png',
  pdf: 'application/pdf',
};

export const orderHash = (order: SceneOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, order]))
    .digest('hex')
    .slice(0, 40);

export function createScenePictures(platform: Platform, drawing: Drawing, semaphore: Semaphore) {
  const { cache } = platform;

  /** Lossless and compact; every format is written from it. */
  const original = (userId: string, order: SceneOrder): Promise<Buffer> =>
    cache.once(userId, ['scene', orderHash(order)], TYPES.png, () =>
      semaphore(userId, async () =>
        asImage(await drawing.draw(await withPicture(platform, userId, order)))
          .png({ compressionLevel: 6 })
          .toBuffer(),
      ),
    );

  return {
    async write(userId: string, order: SceneOrder, format: PictureFormat): Promise<Buffer> {
      if (format === 'png') return original(userId, order);
      if (format === 'webp')
        return cache.once(userId, ['scene', orderHash(order), format], TYPES.webp, async () =>
          sharp(await original(userId, order))
            .webp({ quality: 88 })
            .toBuffer(),
        );
      const { data, info } = await sharp(await original(userId, order))
        .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
        .toBuffer({ resolveWithObject: true });
      return pdfPage({ jpeg: data, width: info.width, height: info.height }, order.name);
    },
  };
}
