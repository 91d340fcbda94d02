/** Plump cushions, which much furniture is made of. */

import { blend } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, ellipsoid } from '#engine/sculpt/shapes/solids.ts';

/** A plump cushion: a box whose faces swell. */
export const cushion = (x: number, y: number, z: number, a: number, b: number, c: number): Shape =>
  blend(
    0.05,
    box([x, y, z], [a, b, c], Math.min(a, b, c) * 0.75),
    ellipsoid([x, y, z], [a * 0.9, b * 1.18, c * 0.9]),
  );
