/** Flat prints: figures said in the plane, and the front or the top of a thing that carries them as paint. */

import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';

export type Figure = (u: number, v: number) => number;

export const rect =
  (u: number, v: number, a: number, b: number): Figure =>
  (x, y) =>
    Math.max(Math.abs(x - u) - a, Math.abs(y - v) - b);

export const disc =
  (u: number, v: number, r: number): Figure =>
  (x, y) =>
    Math.hypot(x - u, y - v) - r;

/** Only the edge of a figure, `half` wide to either side. */
export const edge =
  (figure: Figure, half: number): Figure =>
  (u, v) =>
    Math.abs(figure(u, v)) - half;

export const any =
  (...figures: readonly Figure[]): Figure =>
  (u, v) => {
    let least = Number.POSITIVE_INFINITY;
    for (const figure of figures) least = Math.min(least, figure(u, v));
    return least;
  };

/** Rows of writing too small to read: `count` lines down from `top`. */
export const lines = (left: number, right: number, top: number, step: number, count: number): Figure =>
  any(
    ...Array.from({ length: count }, (_, i) => {
      const end = i === count - 1 ? left + (right - left) * 0.6 : right;
      return rect((left + end) / 2, top - i * step, (end - left) / 2, step * 0.16);
    }),
  );

/** What lies in front of z = `from`. */
export const onFront = (figure: Figure, from = 0): Shape =>
  pattern((x, y, z) => (z < from ? 1 : figure(x, y)));

/** What lies above y = `from`; the figure is given in x and z. */
export const onTop = (figure: Figure, from = 0): Shape => pattern((x, y, z) => (y < from ? 1 : figure(x, z)));
