/** Decodes all of a stranger's picture, to know that it can be read. Runs in a drawing process, where `picture-intake.ts` calls it. */

import sharp from 'sharp';
import { refusalOf } from './change-picture.ts';

export interface LookOrder {
  bytes: Uint8Array;
  maxPixels: number;
}

export interface SeenPicture {
  /** As it is shown, turned upright. */
  width: number;
  height: number;
  /** Of an animated one more than one. */
  frames: number;
}

export async function draw({ bytes, maxPixels }: LookOrder): Promise<SeenPicture> {
  try {
    const { pages = 1 } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated', pages: 1 });
    const { autoOrient } = await image.metadata();
    await image.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return { ...autoOrient, frames: pages };
  } catch (error) {
    throw refusalOf(error, maxPixels);
  }
}
