/** Plates, fins and hulls drawn in the plane, of which everything that flies and floats is built. */

import type { Model } from '#engine/sculpt/model.ts';
import { blend, keep } from '#engine/sculpt/shapes/combine.ts';
import { curve, type Point, pillow } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, halfSpace } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';

export const at = (y: number, z = 0): Model['anchors'] => ({
  seat: { at: [0, y, z] },
  top: { at: [0, y, z] },
});

/** A flat plate lying in the xz plane, drawn from above as (x, z). */
export const lying = (points: readonly Point[], half: number): Shape =>
  place(pillow(curve(points, 4), half, 0.12), { turn: [90, 0, 0] });

export const upright = (points: readonly Point[], half: number): Shape =>
  place(
    pillow(
      curve(
        points.map(([z, y]): Point => [-z, y]),
        4,
      ),
      half,
      0.1,
    ),
    { turn: [0, 90, 0] },
  );

/** A hull drawn from above and rounded towards the keel. */
export function hull(long: number, wide: number, deep: number): Shape {
  const body = blend(
    0.06,
    ellipsoid([0, deep, -long * 0.12], [wide, deep * 1.15, long * 0.9]),
    capsule([0, deep * 0.9, long * 0.2], [0, deep * 1.15, long * 0.98], wide * 0.7, wide * 0.08),
  );
  return keep(0.03, body, halfSpace([0, 1, 0], deep * 1.1));
}
