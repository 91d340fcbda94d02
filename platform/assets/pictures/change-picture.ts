/** Reads a picture of a stranger and changes it, step by step. Runs in a drawing process, where `picture-intake.ts` calls it. */

import sharp, {
  type FlattenOptions,
  type JpegOptions,
  type PngOptions,
  type ResizeOptions,
  type Sharp,
  type WebpOptions,
} from 'sharp';
import { AppError } from '#common/errors.ts';
import { renderPng } from '../svg/render-svg.ts';

// Several processes share the machine: each takes one thread of it.
sharp.concurrency(1);
sharp.cache(false);

/** As sharp calls them; the last one says what comes out. */
export interface PictureSteps {
  autoOrient?: true;
  resize?: ResizeOptions;
  flatten?: FlattenOptions;
  removeAlpha?: true;
  ensureAlpha?: true;
  toColourspace?: 'srgb' | 'b-w';
  extractChannel?: 0 | 'alpha';
  negate?: true;
}

export type PictureKind =
  | { type: 'png'; options?: PngOptions }
  | { type: 'webp'; options?: WebpOptions }
  | { type: 'jpeg'; options?: JpegOptions }
  | { type: 'raw' };

export interface PictureOrder {
  bytes: Uint8Array;
  maxPixels: number;
  /** Of ours, or made harmless. */
  isSvg: boolean;
  steps: PictureSteps;
  as: PictureKind;
}

export interface ChangedPicture {
  bytes: Buffer;
  width: number;
  height: number;
  hasAlpha: boolean;
}

/** In this order, however they are written down. */
const ORDER = [
  'autoOrient',
  'resize',
  'flatten',
  'toColourspace',
  'removeAlpha',
  'ensureAlpha',
  'extractChannel',
  'negate',
] as const satisfies (keyof PictureSteps)[];

export async function draw({ bytes, maxPixels, isSvg, steps, as }: PictureOrder): Promise<ChangedPicture> {
  try {
    const file = isSvg ? await renderPng(new TextDecoder().decode(bytes), steps.resize?.width) : bytes;
    let picture = sharp(file, { limitInputPixels: maxPixels, pages: 1 });
    for (const step of ORDER) {
      const value = steps[step];
      if (value !== undefined)
        picture = (picture[step] as (value?: unknown) => Sharp)(value === true ? undefined : value);
    }
    const { data, info } = await written(picture, as).toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { bytes: data, width, height, hasAlpha: channels === 2 || channels === 4 };
  } catch (error) {
    throw refusalOf(error, maxPixels);
  }
}

const written = (picture: Sharp, as: PictureKind): Sharp =>
  as.type === 'raw' ? picture.raw({ depth: 'uchar' }) : picture.toFormat(as.type, as.options);

/** What was wrong with it, in words for people. */
export function refusalOf(error: unknown, maxPixels: number): AppError {
  if (error instanceof AppError) return error;
  if (/pixel limit/i.test(String(error))) {
    const max = maxPixels / 1_000_000;
    return new AppError('too_large', `The picture is too large. The maximum is ${max} megapixels.`);
  }
  return new AppError('unprocessable', 'The picture is damaged and cannot be read.');
}
