/** A picture that moves by itself, such as an animated GIF: the frame of any moment, over and over. */

import sharp from 'sharp';
import { frameAt } from '../../scene/frame-at.ts';

export interface PictureLoop {
  width: number;
  height: number;
  /** Rows of red, green, blue and alpha. */
  at(seconds: number): Promise<Buffer>;
}

const MAX_PIXELS = 64_000_000;
/** What browsers make of frames that name no time of their own. */
const DEFAULT_DELAY = 100;
const SHORTEST_DELAY = 20;

/** Undefined where the picture stands still. */
export async function openLoop(
  path: string,
  room: { width: number; height: number },
): Promise<PictureLoop | undefined> {
  const {
    pages = 1,
    delay = [],
    width,
    pageHeight,
    height,
  } = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata();
  if (pages < 2 || !width || !height) return undefined;
  const tall = pageHeight ?? height;
  const fit = Math.min(1, Math.max(room.width / width, room.height / tall));
  const size = { width: Math.max(1, Math.round(width * fit)), height: Math.max(1, Math.round(tall * fit)) };
  const delays = Array.from({ length: pages }, (_, i) => {
    const one = delay[i] ?? DEFAULT_DELAY;
    return one < SHORTEST_DELAY ? DEFAULT_DELAY : one;
  });
  let last: { page: number; pixels: Buffer } | undefined;
  return {
    ...size,
    async at(seconds) {
      const page = frameAt(delays, seconds);
      if (last?.page !== page)
        last = {
          page,
          pixels: await sharp(path, { page, limitInputPixels: MAX_PIXELS })
            .resize({ ...size, fit: 'fill' })
            .ensureAlpha()
            .toColourspace('srgb')
            .raw()
            .toBuffer(),
        };
      return last.pixels;
    },
  };
}
