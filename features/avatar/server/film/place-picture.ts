/** The place of a film as pictures of the whole stage: clear, and out of focus for what is seen from near. */

import { fileURLToPath } from 'node:url';
import { type Image, loadImage } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import type { Background } from '../../calls/scene-calls.ts';
import { PIXEL_ROWS, PLACE_ART, plainRoom } from '../drawing/scene/backdrop.ts';
import { PLACE_SIZE, type PlaceStyle } from '../drawing/scene/places.ts';
import type { View } from '../drawing/scene/view.ts';

export interface PlacePicture {
  clear: Image;
  soft: Image;
}

/** Pixels of the stage's picture. */
const BLUR = 7;
/** Of a painted place. */
const WHOLE = { width: 1920, height: 1536 };

export async function openPlace(
  background: Background,
  style: PlaceStyle,
  isPixel: boolean,
  /** Another picture instead: as large as the stage, or what a film shows of it. */
  own?: { bytes: Uint8Array; seen?: View | undefined },
): Promise<PlacePicture> {
  const clear = own ? await ownPlace(own.bytes, own.seen) : await wholePlace(background, style, isPixel);
  const png = await clear.png({ compressionLevel: 1 }).toBuffer();
  // Large pixels stay what they are.
  const soft = isPixel ? png : await sharp(png).blur(BLUR).png({ compressionLevel: 1 }).toBuffer();
  return { clear: await loadImage(png), soft: await loadImage(soft) };
}

/** Beyond what a film shows the picture goes on as in a mirror: near shots may look a little past its edge. */
async function ownPlace(bytes: Uint8Array, seen: View | undefined): Promise<Sharp> {
  if (!seen) return sharp(bytes);
  const width = Math.round(WHOLE.width * seen.width);
  const height = Math.round(WHOLE.height * seen.height);
  const left = Math.round(WHOLE.width * seen.left);
  const top = Math.round(WHOLE.height * seen.top);
  const fitted = await sharp(bytes)
    .flatten({ background: '#fff' })
    .resize(width, height, { fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const [right, bottom] = [WHOLE.width - left - width, WHOLE.height - top - height];
  return sharp(fitted).extend({ left, top, right, bottom, extendWith: 'mirror' });
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
