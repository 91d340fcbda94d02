/** A photo's file as pixels, upright and of a size that is safe to work on. */

import sharp, { type Sharp } from 'sharp';
import type { FacePicture } from './photo-face.ts';

/** Enough for any camera; a file that claims more is not a photo. */
const MAX_PIXELS = 120_000_000;

export async function decodePhoto(photo: Uint8Array, longest: number): Promise<FacePicture> {
  return pixelsOf(
    sharp(photo, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true }),
  );
}

export interface Square {
  left: number;
  top: number;
  side: number;
}

/** A square of a picture, as large as wanted; what lies outside repeats the edge. */
export async function cutSquare(
  { width, height, rgb }: FacePicture,
  { left, top, side }: Square,
  wanted: number,
): Promise<FacePicture> {
  const [x0, y0] = [Math.max(0, left), Math.max(0, top)];
  const [x1, y1] = [Math.min(width, left + side), Math.min(height, top + side)];
  // Two steps, because the library would put the edge around before it cuts.
  const cut = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .extract({ left: x0, top: y0, width: x1 - x0, height: y1 - y0 })
    .extend({
      left: x0 - left,
      top: y0 - top,
      right: left + side - x1,
      bottom: top + side - y1,
      extendWith: 'copy',
    })
    .raw()
    .toBuffer();
  return pixelsOf(sharp(cut, { raw: { width: side, height: side, channels: 3 } }).resize(wanted, wanted));
}

/** The part of a picture that lies in a square, smaller where the picture ends; and where it begins, in the picture's pixels. */
export async function cutPart(
  { width, height, rgb }: FacePicture,
  { left, top, side }: Square,
  wanted: number,
): Promise<{ part: FacePicture; left: number; top: number; scale: number }> {
  const [x0, y0] = [Math.max(0, Math.round(left)), Math.max(0, Math.round(top))];
  const [x1, y1] = [Math.min(width, Math.round(left + side)), Math.min(height, Math.round(top + side))];
  const scale = wanted / side;
  const part = await pixelsOf(
    sharp(rgb, { raw: { width, height, channels: 3 } })
      .extract({ left: x0, top: y0, width: x1 - x0, height: y1 - y0 })
      .resize(Math.max(1, Math.round((x1 - x0) * scale)), Math.max(1, Math.round((y1 - y0) * scale)), {
        fit: 'fill',
      }),
  );
  return { part, left: x0, top: y0, scale };
}

/** Vertices blur what they carry; this goes ahead of it. */
export const crisper = ({ width, height, rgb }: FacePicture): Promise<FacePicture> =>
  pixelsOf(sharp(rgb, { raw: { width, height, channels: 3 } }).sharpen({ sigma: 2.2, m1: 0.6, m2: 1.6 }));

export const smaller = ({ width, height, rgb }: FacePicture, longest: number): Promise<FacePicture> =>
  pixelsOf(
    sharp(rgb, { raw: { width, height, channels: 3 } }).resize(longest, longest, {
      fit: 'inside',
      withoutEnlargement: true,
    }),
  );

async function pixelsOf(picture: Sharp): Promise<FacePicture> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .flatten({ background: '#808080' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: threeChannels(data, info.channels) };
}

/** Grey pictures come with one channel. */
function threeChannels(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 3) return data;
  const out = new Uint8Array((data.length / channels) * 3);
  for (let i = 0; i < out.length / 3; i++)
    for (let c = 0; c < 3; c++) out[i * 3 + c] = data[i * channels + Math.min(c, channels - 1)]!;
  return out;
}
