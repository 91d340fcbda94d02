/** Animated GIF: for mails and places that know nothing newer. */

import { createRequire } from 'node:module';
import type { Gifenc } from 'gifenc';
import type { Pixels } from '#platform/assets/svg/render-svg.ts';
import type { Playing } from './apng.ts';

/** Its two builds export differently; required, it is the same one everywhere. */
const gifenc = createRequire(import.meta.url)('gifenc') as Gifenc;

const FORMAT = 'rgb565';
/** A GIF's point is there or not. */
const HALF = 128;
/** Each frame replaces the one before, so that see-through parts stay see-through. */
const REPLACE = 2;

export function writeGif(frames: readonly Pixels[], { frameMs, plays }: Playing): Uint8Array {
  const gif = gifenc.GIFEncoder();
  for (const { width, height, rgba } of frames) {
    const palette = gifenc.quantize(rgba, 255, { format: FORMAT });
    const index = gifenc.applyPalette(rgba, palette, FORMAT);
    const clear = palette.push([0, 0, 0]) - 1;
    for (let i = 0; i < index.length; i++) if (rgba[i * 4 + 3]! < HALF) index[i] = clear;
    gif.writeFrame(index, width, height, {
      palette,
      delay: frameMs,
      transparent: true,
      transparentIndex: clear,
      dispose: REPLACE,
      // In a GIF a number of repeats counts from the second time on; -1 is none, 0 for ever.
      repeat: plays === 0 ? 0 : plays === 1 ? -1 : plays - 1,
    });
  }
  gif.finish();
  return gif.bytes();
}
