/** The place of a film as pictures of the whole stage: clear, and out of focus for what is seen from near. */

import { fileURLToPath } from 'node:url';
import { type Image, loadImage } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import type { Background } from '../../calls/scene-calls.ts';
import { PIXEL_ROWS, PLACE_ART, plainRoom } from '../drawing/scene/backdrop.ts';
import { PLACE_SIZE, type PlaceStyle } from '../drawing/scene/places.ts';

export interface PlacePicture {
  clear: Image;
  soft: Image;
}

/** Pixels of the stage's picture. */
const BLUR = 7;

export async function openPlace(
  background: Background,
  style: PlaceStyle,
  isPixel: boolean,
  /** Of the person's own, instead. */
  own?: Uint8Array,
): Promise<PlacePicture> {
  const clear = own ? sharp(own) : await wholePlace(background, style, isPixel);
  const png = await clear.png({ compressionLevel: 1 }).toBuffer();
  // Large pixels stay what they are.
  const soft = isPixel ? png : await sharp(png).blur(BLUR).png({ compressionLevel: 1 }).toBuffer();
  return { clear: await loadImage(png), soft: await loadImage(soft) };
}

async function wholePlace(background: Background, style: PlaceStyle, isPixel: boolean): Promise<Sharp> {
  const { width, height } = PLACE_SIZE;
  if (background === 'simple') {
    const room = plainRoom({ left: 0, top: 0, width: 1, height: 1 }, width, height);
    return sharp(Buffer.from(room.buffer), { raw: { width, height, channels: 4 } });
  }
  const picture = sharp(fileURLToPath(new URL(`${background}-${style}.webp`, PLACE_ART)));
  if (!isPixel) return picture.resize(width, height);
  const small = await picture
    .resize(Math.round((PIXEL_ROWS * width) / height), PIXEL_ROWS)
    .png()
    .toBuffer();
  return sharp(small).resize({ width, height, fit: 'fill', kernel: 'nearest' });
}
