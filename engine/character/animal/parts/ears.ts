/** Ears of animals, in the head's space: upright, round, long or hanging. */

import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import { curve, type Point, pillow } from '#engine/sculpt/shapes/outline.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Coat, HeadPart } from '../species.ts';

/** Upright with a point, its root at the origin. */
export const POINTED: readonly Point[] = [
  [-0.19, -0.12],
  [-0.17, 0.12],
  [-0.05, 0.36],
  [0.02, 0.42],
  [0.07, 0.35],
  [0.17, 0.1],
  [0.19, -0.12],
];
export const LONG: readonly Point[] = [
  [-0.09, -0.12],
  [-0.14, 0.2],
  [-0.14, 0.5],
  [-0.06, 0.76],
  [0.02, 0.8],
  [0.09, 0.72],
  [0.14, 0.48],
  [0.13, 0.2],
  [0.09, -0.12],
];

/** A leaf that stands out sideways: deer, cows. */
export const LEAF: readonly Point[] = [
  [-0.07, -0.1],
  [-0.13, 0.12],
  [-0.11, 0.3],
  [-0.02, 0.42],
  [0.07, 0.32],
  [0.12, 0.14],
  [0.07, -0.1],
];

const shrunk = (points: readonly Point[], k: number, up: number): Point[] =>
  points.map(([x, y]) => [x * k, (y - up) * k + up]);

interface Stand {
  at: Vec3;
  turn: Vec3;
  scale: number;
}

/** A plate with a hollow of another colour in front. */
export function plates(
  points: readonly Point[],
  stand: Stand,
  coat: Coat,
  inner = 0.64,
  colour = coat.fur,
): HeadPart[] {
  const outer = pillow(curve(points), 0.075, 0.14);
  const hollow = place(pillow(curve(shrunk(points, inner, 0.1)), 0.05, 0.1), { at: [0, 0, 0.05] });
  return [
    { name: 'ears', shape: mirror(place(outer, stand)), colour },
    { name: 'earHollows', shape: mirror(place(hollow, stand)), colour: coat.inner },
  ];
}

export function roundEars(at: Vec3, r: number, coat: Coat, colour = coat.fur): HeadPart[] {
  const stand = { at, turn: [-8, 12, -24] as Vec3 };
  return [
    { name: 'ears', shape: mirror(place(ellipsoid([0, 0, 0], [r, r, r * 0.42]), stand)), colour },
    {
      name: 'earHollows',
      shape: mirror(place(ellipsoid([0, -0.01, r * 0.3], [r * 0.66, r * 0.66, r * 0.24]), stand)),
      colour: coat.inner,
    },
  ];
}

export function hanging(coat: Coat): HeadPart[] {
  const ear = blend(
    0.04,
    tube(
      [
        [0.3, 0.44, -0.02],
        [0.5, 0.36, 0.0],
        [0.6, 0.08, 0.04],
        [0.57, -0.2, 0.08],
      ],
      [0.09, 0.11, 0.13, 0.1],
    ),
  );
  return [{ name: 'ears', shape: mirror(ear), colour: coat.dark }];
}

/** Leaves to both sides; `down` degrees below level. */
export const sideEars = (
  coat: Coat,
  down: number,
  scale = 0.85,
  at: Vec3 = [0.42, 0.27, -0.06],
): HeadPart[] => plates(LEAF, { at, turn: [-10, 8, -90 - down], scale }, coat);
