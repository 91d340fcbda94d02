/** The picture that an image begins with, and its mask, as an engine takes them. */

import { buffer } from 'node:stream/consumers';
import type { BodyOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { changePicture, drawSafely } from '#platform/assets/pictures/picture-intake.ts';
import type { Platform } from '#platform/platform.ts';
import type { generateImageCall } from '../contract.ts';
import type { EngineInfo } from './engine-info.ts';
import type { GivenMask, MaskOrder } from './mask-picture.ts';

const MASK = new URL('./mask-picture.ts', import.meta.url);

type Source = NonNullable<BodyOf<typeof generateImageCall>['source']>;

/** Pixels along the longer side: more than any engine draws. */
const MAX_SIDE = 1536;
const MAX_PIXELS = 100_000_000;

export async function givenPicture(
  { assets, storage }: Platform,
  userId: string,
  { assetId, mask }: Source,
  engine: EngineInfo,
): Promise<{ images: Uint8Array[]; mask?: Uint8Array }> {
  if (!engine.canStartFromPicture)
    throw new AppError('bad_request', `${engine.engine} cannot start from a picture.`);
  if (mask && !engine.canInpaint)
    throw new AppError('bad_request', `${engine.engine} cannot paint into a part of a picture.`);
  const row = await assets.findOwn(userId, assetId);
  if (!row) throw notFound('That picture');
  if (!row.type.startsWith('image/'))
    throw new AppError('bad_request', 'Please choose a picture, not another kind of file.');
  const file = await buffer((await storage.get(row.storageKey)).stream);
  const { bytes, width, height } = await changePicture(
    file,
    {
      autoOrient: true,
      resize: { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true },
      flatten: { background: '#ffffff' },
    },
    { type: 'png' },
    { userId, maxPixels: MAX_PIXELS, isSvg: row.type === 'image/svg+xml' },
  ).catch((cause: Error) => {
    throw new AppError('bad_request', 'That picture cannot be read.', { cause });
  });
  const images = [new Uint8Array(bytes)];
  return mask ? { images, mask: await maskPicture(mask, width, height, userId) } : { images };
}

function maskPicture(mask: GivenMask, width: number, height: number, userId: string): Promise<Uint8Array> {
  if (mask.kind === 'points') throw new AppError('bad_request', 'Send the mask as strokes or as a picture.');
  const order: MaskOrder = { mask, width, height };
  return drawSafely<Uint8Array>(MASK, order, { userId });
}
