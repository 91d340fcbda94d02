/** Ears of animals, in the head's space: upright, round, long or hanging. */

import type { Animal } from '#common/character-words.ts';
import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import { curve, type Point, pillow } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Coat } from './coats.ts';

export interface EarPart {
  name: string;
  shape: Shape;
  colour: string;
}

/** Upright with a point, its root at the origin. */
const POINTED: readonly Point[] = [
  [-0.19, -0.12],
  [-0.17, 0.12],
  [-0.05, 0.36],
  [0.02, 0.42],
  [0.07, 0.35],
  [0.17, 0.1],
  [0.19, -0.12],
];
const LONG: readonly Point[] = [
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

const shrunk = (points: readonly Point[], k: number, up: number): Point[] =>
  points.map(([x, y]) => [x * k, (y - up) * k + up]);

interface Stand {
  at: Vec3;
  turn: Vec3;
  scale: number;
}

/** A plate with a hollow of another colour in front. */
function plates(points: readonly Point[], stand: Stand, coat: Coat, inner = 0.64): EarPart[] {
  const outer = pillow(curve(points), 0.075, 0.14);
  const hollow = place(pillow(curve(shrunk(points, inner, 0.1)), 0.05, 0.1), { at: [0, 0, 0.05] });
  return [
    { name: 'ears', shape: mirror(place(outer, stand)), colour: coat.fur },
    { name: 'earHollows', shape: mirror(place(hollow, stand)), colour: coat.inner },
  ];
}

function roundEars(at: Vec3, r: number, coat: Coat, colour = coat.fur): EarPart[] {
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

function hanging(coat: Coat): EarPart[] {
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

export function earsOf(animal: Animal, coat: Coat): EarPart[] {
  switch (animal) {
    case 'fox':
      return plates(POINTED, { at: [0.29, 0.42, -0.03], turn: [-6, 14, -20], scale: 1.08 }, coat);
    case 'wolf':
      return plates(POINTED, { at: [0.27, 0.43, -0.03], turn: [-6, 14, -14], scale: 0.95 }, coat);
    case 'cat':
      return plates(POINTED, { at: [0.29, 0.4, -0.02], turn: [-4, 14, -22], scale: 0.9 }, coat);
    case 'rabbit':
      return plates(LONG, { at: [0.16, 0.5, -0.06], turn: [-8, 10, -12], scale: 1 }, coat);
    case 'pig':
      return plates(POINTED, { at: [0.31, 0.4, 0.02], turn: [34, 12, -34], scale: 0.78 }, coat);
    case 'dog':
      return hanging(coat);
    case 'lion':
      return roundEars([0.37, 0.52, 0.08], 0.16, coat);
    case 'bear':
    case 'tiger':
      return roundEars([0.35, 0.43, -0.03], 0.17, coat);
    case 'panda':
      return roundEars([0.35, 0.43, -0.05], 0.17, coat, coat.dark);
    case 'mouse':
      return roundEars([0.43, 0.44, -0.1], 0.29, coat);
    case 'frog':
    case 'penguin':
      return [];
  }
}
