/** Arranges stems and heads into bunches and bouquets, so that every vase need not do it again. */

import { union } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { leafOf, put, spray, spread } from '../forms/forms.ts';

export interface Head {
  at: Vec3;
  turn: Vec3;
  angle: number;
}

/** Heads on a dome of the given radius above `y`, leaning outwards; the first is in the middle. */
export function dome(count: number, radius: number, y: number, rise: number): Head[] {
  return Array.from({ length: count }, (_, i): Head => {
    const [x, z] = i ? spread(i, count, radius) : [0, 0];
    const lean = Math.hypot(x, z) / radius;
    return {
      at: [x, y + rise * (1 - lean * lean), z],
      turn: [66 * (z / radius) + 8, 0, -66 * (x / radius)],
      angle: Math.atan2(z, x),
    };
  });
}

export const heads = (list: readonly Head[], make: (i: number) => Shape): Shape =>
  union(...list.map((h, i) => put(make(i), h.at, h.turn)));

export const greens = (list: readonly Head[], y: number, r: number, long: number): Shape =>
  union(
    ...list.map((h, i) =>
      spray(
        leafOf(long, 0.22, 0.045, -0.3),
        [h.at[0] * r, y + 0.06 * (i % 3), h.at[2] * r],
        h.angle + 0.5,
        34 - 9 * (i % 4),
      ),
    ),
  );

export const GREENS = {
  leaf: '#4f8a44',
  vase: '#e8e2d6',
  vaseTrim: '#9fb2bd',
  paperWrap: '#e2cda6',
  ribbon: '#c9485e',
};
