/** Pieces come as displayed colours; this gives the light that developing turns into exactly those. */

import { encode, rollOff } from '#engine/sculpt/render/colour.ts';
import { clamp } from '../canvas/colour.ts';

const filmed = (x: number): number =>
  clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)) ** (1 / 2.2);

const STEPS = 1024;

/** Over the root of the shader's value, which gives the dark ones finer steps; at the exposure of 0.9 that all pictures are developed with. */
const TABLE = Float32Array.from({ length: STEPS + 2 }, (_, i) => {
  const wanted = rollOff(encode((Math.min(i, STEPS) / STEPS) ** 2) / 255);
  let low = 0;
  let high = 4;
  for (let k = 0; k < 30; k++) {
    const half = (low + high) / 2;
    if (filmed(half) < wanted) low = half;
    else high = half;
  }
  return low / 0.9;
});

export function filmLight(value: number): number {
  const at = Math.sqrt(clamp(value)) * STEPS;
  const i = Math.floor(at);
  return TABLE[i]! + (TABLE[i + 1]! - TABLE[i]!) * (at - i);
}
