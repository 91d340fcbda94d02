/** Patterns of cloth as tints of its vertices: soft at their edges, so only broad ones. */

import { linear } from '#engine/sculpt/render/colour.ts';
import { smoothstep } from '#engine/sculpt/shapes/vector.ts';
import type { Rgb, SolidPart } from '../part.ts';

type Tint = NonNullable<SolidPart['tint']>;

const between = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** `many` for each unit of height. */
export const stripes = (hex: string, many: number): Tint => {
  const to = linear(hex);
  return (_x, y, _z, base) =>
    between(base, to, smoothstep(-0.35, 0.35, Math.sin(y * many * 2 * Math.PI) - 0.1));
};

export const checks = (hex: string, many: number): Tint => {
  const to = linear(hex);
  const half = (v: number) => 0.5 * smoothstep(-0.4, 0.4, Math.sin(v * many * Math.PI));
  return (x, y, z, base) => between(base, to, half(y) + half(x + z * 0.6));
};
