/** How far space is from a posed figure: limbs as bars around the bones, for the soft shadows around it. */

import { type DistanceGrid, distanceGrid } from '#engine/sculpt/mesh/distance-grid.ts';
import { capsule, sphere } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Character } from '../build-character.ts';
import { BONES } from '../figure/skeleton.ts';
import { moved, type Transform } from '../motion/pose.ts';

const CELLS = 20;

export function posedField(
  { skeleton, figure }: Character,
  transforms: readonly Transform[],
  lift: number,
  lo: Vec3,
  hi: Vec3,
): DistanceGrid {
  const up = (i: number, p: Vec3): Vec3 => {
    const [x, y, z] = moved(transforms[i]!, p);
    return [x, y + lift, z];
  };
  const bars = skeleton.bones.map(({ from, to, radius }, i) => capsule(up(i, from), up(i, to), radius));
  const head = sphere(up(BONES.indexOf('head'), skeleton.joints.head), 0.52 * figure.head);
  return distanceGrid([...bars, head], lo, hi, CELLS);
}
