/** Lays a mark over one photo: colours, size and upright look stay as they were. Runs in a drawing process. */

import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '#common/errors.ts';
import type { BatchOptions } from '../calls/batch-calls.ts';
import type { Overlay } from './mark-overlay.ts';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

export interface Stamped {
  bytes: Buffer;
  type: string;
  extension: string;
  width: number;
  height: number;
}

const MAX_PIXELS = 64_000_000;

export interface StampOrder {
  photo: Uint8Array;
  options: BatchOptions;
  overlay: Overlay;
}

export async function draw({ photo, options, overlay }: StampOrder): Promise<Stamped> {
  const source = sharp(photo, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' });
  const { format, space } = await metadataOf(source);
  const { png: input, left, top, isTile } = overlay;
  const wanted = chosenFormat(options.format, format);
  // A printing profile describes four inks: such photos become sRGB, all others keep their colours as they are.
  const isPrint = space === 'cmyk';
  let image = source.autoOrient();
  image = isPrint ? image.toColourspace('srgb') : image.keepIccProfile();
  if (options.metadata === 'keep') image = image.keepExif().keepXmp();
  const { data, info } = await encode(
    image.composite([isTile ? { input, tile: true, gravity: 'northwest' } : { input, left, top }]),
    wanted,
  ).toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    type: `image/${wanted}`,
    extension: wanted === 'jpeg' ? 'jpg' : wanted,
    width: info.width,
    height: info.height,
  };
}

async function metadataOf(image: Sharp): Promise<Metadata> {
  try {
    return await image.metadata();
  } catch (error) {
    throw new AppError('unprocessable', 'The photo is damaged and cannot be read.', { cause: error });
  }
}

const chosenFormat = (wanted: BatchOptions['format'], found: string | undefined): Format => {
  if (wanted !== 'same') return wanted;
  if (found === 'heif') return 'avif';
  return found === 'png' || found === 'webp' || found === 'gif' ? found : 'jpeg';
};

const encode = (image: Sharp, format: Format): Sharp => {
  if (format === 'jpeg')
    return image.flatten({ background: '#ffffff' }).jpeg({ quality: 92, mozjpeg: false });
  if (format === 'webp') return image.webp({ quality: 92 });
  if (format === 'avif') return image.avif({ quality: 70 });
  if (format === 'gif') return image.gif();
  return image.png();
};
