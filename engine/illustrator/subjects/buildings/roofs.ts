/** Roofs and awnings that several buildings carry. */

import { type Part, paint, part } from '#engine/sculpt/model.ts';
import { mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box } from '#engine/sculpt/shapes/solids.ts';
import { cut, many, put } from '../forms/forms.ts';
import { drum } from '../forms/views.ts';

/** A solid gable along x, its eaves at height `y`. */
export const gableAlongX = (y: number, halfX: number, halfZ: number, rise: number, round = 0.01): Shape =>
  put(cut([-halfZ, 0, halfZ, 0, 0, rise], halfX, round, 1), [0, y, 0], [0, 90, 0]);

/** Two slabs that meet over a gable along x. */
export function slabRoof(y: number, halfX: number, halfZ: number, rise: number, thick = 0.06): Shape {
  const long = Math.hypot(halfZ, rise);
  const tilt = (Math.atan2(rise, halfZ) * 180) / Math.PI;
  const slab = box([0, 0, 0], [halfX, thick, long / 2], Math.min(0.03, thick * 0.8));
  return union(
    put(slab, [0, y + rise / 2, halfZ / 2], [tilt, 0, 0]),
    put(slab, [0, y + rise / 2, -halfZ / 2], [-tilt, 0, 0]),
  );
}

/** The same roof with its gable to the front. */
export const frontRoof = (y: number, halfX: number, halfZ: number, rise: number, thick = 0.06): Shape =>
  put(slabRoof(y, halfZ, halfX, rise, thick), [0, 0, 0], [0, 90, 0]);

/** A striped awning that leans out along z from a wall, with a scalloped edge. */
export function awning(y: number, z: number, halfX: number, deep: number, drop: number): Part[] {
  const long = Math.hypot(deep, drop);
  const tilt = (Math.atan2(drop, deep) * 180) / Math.PI;
  const count = Math.max(4, Math.round(halfX / 0.11));
  const w = halfX / count;
  const stripe = paint('awningLight', stripes('x', 4 * w, 0.5, -halfX + w), 0.004);
  return [
    part(
      'awning',
      'cloth',
      put(box([0, 0, long / 2], [halfX, 0.02, long / 2], 0.015), [0, y, z], [tilt, 0, 0]),
      [stripe],
    ),
    part(
      'awning',
      'cloth',
      many(count, (i) => drum([-halfX + w + 2 * w * i, y - drop, z + deep], w, 0.016, 'z', 0.01)),
      [stripe],
    ),
  ];
}

/** Logs lying along x on a wall between two heights; their ends stand out. */
export const logs = (low: number, high: number, halfX: number, halfZ: number, r: number): Shape => {
  const count = Math.round((high - low) / (r * 1.8));
  return union(
    many(count, (i) => {
      const y = low + r + i * r * 1.8;
      return union(
        drum([0, y, halfZ], r, halfX + 0.12, 'x', 0.02),
        drum([0, y, -halfZ], r, halfX + 0.12, 'x', 0.02),
      );
    }),
    many(count, (i) => mirror(drum([halfX, low + r * 0.6 + i * r * 1.8, 0], r, halfZ + 0.12, 'z', 0.02))),
  );
};
