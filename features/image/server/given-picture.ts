/** The picture that an image begins with, and its mask, as an engine takes them. */

import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { BodyOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { readMask } from '#engine/photo/select/paint-mask.ts';
import type { Platform } from '#platform/platform.ts';
import type { generateImageCall } from '../contract.ts';
import type { EngineInfo } from './engine-info.ts';

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
  const { data, info } = await sharp(await buffer((await storage.get(row.storageKey)).stream), {
    limitInputPixels: MAX_PIXELS,
  })
    .rotate()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: Error) => {
      throw new AppError('bad_request', 'That picture cannot be read.', { cause });
    });
  const images = [new Uint8Array(data)];
  return mask ? { images, mask: await maskPicture(mask, info.width, info.height) } : { images };
}

/** White where something is to change. */
async function maskPicture(
  mask: NonNullable<Source['mask']>,
  width: number,
  height: number,
): Promise<Uint8Array> {
  if (mask.kind === 'points') throw new AppError('bad_request', 'Send the mask as strokes or as a picture.');
  const grey =
    mask.kind === 'strokes'
      ? sharp(Buffer.from(strokesAsSvg(mask.strokes, width, height))).extractChannel(0)
      : sharp(await readMask(mask.data, width, height), { raw: { width, height, channels: 1 } });
  return new Uint8Array(await grey.png().toBuffer());
}

type Strokes = Extract<NonNullable<Source['mask']>, { kind: 'strokes' }>['strokes'];

/** Painted by the picture library, away from requests: there may be thousands of points. */
function strokesAsSvg(strokes: Strokes, width: number, height: number): string {
  const longer = Math.max(width, height);
  const paths = strokes.map(({ points, size }) => {
    const places = points.map(([x, y]) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`);
    // A single dot is a line that goes nowhere.
    return `<path d="M${places.join('L')}h.01" stroke-width="${(size * longer).toFixed(1)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`;
}
