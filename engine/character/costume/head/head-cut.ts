/** What hats are cut with: a cap above a line, a brim, and the head that wears them. */

import { keep } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { smoothstep, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { SolidPart } from '../../part.ts';
import type { Wearer } from '../wearer.ts';

export const onHead = (
  { head }: Wearer,
  name: string,
  s: Shape,
  colour: string,
  material: SolidPart['material'] = 'matte',
): SolidPart => ({ name, shape: head.put(s), colour, material, bones: ['head'] });

/** Above a line that rises from back to front. */
export const capAbove = (s: Shape, back: number, front: number): Shape =>
  keep(
    0.02,
    s,
    shape(
      (_x, y, z) => (back + (front - back) * smoothstep(-0.5, 0.45, z) - y) * 0.9,
      [-1.2, -0.6, -1.2],
      [1.2, 1.8, 1.2],
      0.3,
    ),
  );

/** A thin sheet around the head: the brim of a hat, dropping outwards by `drop`. */
export const brimOf = (rx: number, rz: number, y: number, drop = 0, thick = 0.032): Shape =>
  shape(
    (x, py, z) => {
      const k = Math.hypot(x / rx, z / rz);
      return Math.max(Math.abs(py - y + drop * k * k) * 0.85 - thick, (k - 1) * Math.min(rx, rz) * 0.8);
    },
    [-rx - 0.05, y - drop - 0.1, -rz - 0.05],
    [rx + 0.05, y + 0.1, rz + 0.05],
    thick,
  );

/** Worn a little towards the back of the head. */
export const tilted = (s: Shape, at: Vec3, turn: Vec3 = [-7, 0, 0]): Shape => place(s, { at, turn });
