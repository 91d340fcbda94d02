/** Grin and feelers, which the small animals of the garden wear alike. */

import { paint } from '#engine/sculpt/model.ts';
import { mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';

export const grin = (at: Vec3, r: number, tilt = 80) =>
  paint('mouth', place(torus([0, 0, 0], r, r * 0.14), { at, turn: [tilt, 0, 0] }), 0.006);

export const feelers = (root: Vec3, tip: Vec3, r: number) =>
  mirror(
    union(
      tube([root, [(root[0] + tip[0]) * 0.42, (root[1] + tip[1]) * 0.56, (root[2] + tip[2]) / 2], tip], r, 4),
      sphere(tip, r * 2.4),
    ),
  );
