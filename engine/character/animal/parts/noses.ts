/** Noses, nostrils, whiskers and teeth, laid on the tip of a snout. */

import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { onFace } from '../../face/head-space.ts';
import type { HeadPart } from '../species.ts';

/** One lump at a height, sunk into the snout by `deep`. */
export const lump =
  (y: number, radii: Vec3, deep = 0): ((face: Shape) => Shape[]) =>
  (face) => [ellipsoid([0, y, onFace(face, 0, y)[2] - deep], radii)];

/** Two holes. */
export const nostrils = (face: Shape, x: number, y: number, radii: Vec3, out = 0): Shape =>
  mirror(ellipsoid([x, y, onFace(face, x, y)[2] + out], radii));

export function whiskers(face: Shape): Shape {
  const whisker = (y: number, drop: number): Shape => {
    const from = onFace(face, 0.13, y);
    return capsule(from, [0.47, y + drop, from[2] - 0.06], 0.009, 0.005);
  };
  return mirror(blend(0, whisker(-0.22, 0.05), whisker(-0.25, -0.01), whisker(-0.28, -0.07)));
}

/** Two front teeth below the upper lip. */
export function frontTeeth(face: Shape, y: number): HeadPart {
  const z = onFace(face, 0, y)[2];
  return {
    name: 'teeth',
    shape: mirror(box([0.031, y - 0.045, z + 0.004], [0.027, 0.045, 0.014], 0.01)),
    colour: '#fbf6ec',
    material: 'glossy',
    detail: 1.8,
  };
}
