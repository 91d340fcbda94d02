/** Subjects come as displayed colours; this gives the light that developing turns into exactly those. */

import { rollOff } from '#engine/sculpt/render/colour.ts';
import { clamp } from '../canvas/colour.ts';

const filmed = (x: number): number =>
  clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)) ** (1 / 2.2);

/** Light for each byte, at the exposure of 0.9 that all pictures are developed with. */
export const LIGHT_OF_BYTE = Float32Array.from({ length: 256 }, (_, byte) => {
  let low = 0;
  let high = 4;
  for (let i = 0; i < 30; i++) {
    const half = (low + high) / 2;
    if (filmed(half) < rollOff(byte / 255)) low = half;
    else high = half;
  }
  return low / 0.9;
});
