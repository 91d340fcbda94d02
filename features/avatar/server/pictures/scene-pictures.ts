/** Composed scenes as files: drawn once, kept by what they show, written in the format that is asked for. */

import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Platform } from '#platform/platform.ts';
import type { Gate } from '#platform/usage/gate.ts';
import { asImage, type Drawing } from '../drawing/draw-pool.ts';
import type { SceneOrder } from '../drawing/orders.ts';
import { pdfPage } from './pdf-page.ts';

/** Raised when pictures of the same scene look different than before. */
const VERSION = 1;

export type PictureFormat = 'webp' | 'png' | 'pdf';

export const TYPES: Record<PictureFormat, string> = {
  webp: 'image/webp',
  png: 'image/png',
  pdf: 'application/pdf',
};

export interface ScenePicture {
  bytes: Buffer;
  etag: string;
}

export const orderHash = (order: SceneOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, order]))
    .digest('hex')
    .slice(0, 40);

export function createScenePictures({ storage, log }: Platform, drawing: Drawing, gate: Gate) {
  const underWay = new Map<string, Promise<Buffer>>();

  const kept = (key: string): Promise<Buffer | undefined> =>
    storage.get(key).then(
      ({ stream }) => buffer(stream),
      () => undefined,
    );

  // A full disk must not keep anybody from seeing the scene.
  const keep = (key: string, bytes: Buffer, contentType: string): Promise<unknown> =>
    storage
      .put(key, bytes, { contentType, size: bytes.length })
      .catch((error) => log.warn({ err: error }, 'a scene could not be kept'));

  /** Lossless and compact; every format is written from it. */
  async function original(userId: string, order: SceneOrder): Promise<Buffer> {
    // Among the person's files, without a row: it goes with the person, and else after a day, when it is drawn anew.
    const key = `assets/${userId}/scene-${orderHash(order)}`;
    const found = await kept(key);
    if (found) return found;
    const begun = underWay.get(key) ?? gate(userId, () => draw(key, order));
    underWay.set(key, begun);
    return begun.finally(() => underWay.delete(key));
  }

  async function draw(key: string, order: SceneOrder): Promise<Buffer> {
    const drawn = await drawing.draw(order);
    const bytes = await asImage(drawn).png({ compressionLevel: 6 }).toBuffer();
    await keep(key, bytes, 'image/png');
    return bytes;
  }

  return {
    async write(userId: string, order: SceneOrder, format: PictureFormat): Promise<Buffer> {
      const shown = `assets/${userId}/scene-${orderHash(order)}.webp`;
      if (format === 'webp') {
        const found = await kept(shown);
        if (found) return found;
      }
      const png = await original(userId, order);
      if (format === 'png') return png;
      if (format === 'webp') {
        const bytes = await sharp(png).webp({ quality: 88 }).toBuffer();
        await keep(shown, bytes, 'image/webp');
        return bytes;
      }
      const { data, info } = await sharp(png)
        .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
        .toBuffer({ resolveWithObject: true });
      return pdfPage({ jpeg: data, width: info.width, height: info.height }, order.name);
    },
  };
}
