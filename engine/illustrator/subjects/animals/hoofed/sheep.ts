/** A sheep: a coat of curls laid over the body as a part of its own, so that asking for a colour dyes the wool. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, relief } from '#engine/sculpt/shapes/combine.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { subject } from '../../subject.ts';
import { bothSides, eyes, leafEar, smile } from '../face.ts';
import { type Creature, type Head, quadruped } from '../quadruped.ts';
import { nostrils, POSES } from './hoof.ts';
import { pig } from './pig.ts';

const sheepHead = (): Head => {
  const ear = leafEar([0.62, 0.24, 0], 0.62, 0.36, [0, 14, -112], 0.34);
  return {
    solid: blend(
      0.2,
      ellipsoid([0, 0.04, 0.06], [0.66, 0.78, 0.7]),
      ellipsoid([0, -0.3, 0.5], [0.42, 0.4, 0.44]),
      ear.solid,
    ),
    paint: [
      paint('inner', ear.hollow, 0.04),
      nostrils(-0.26, 0.92, 0.09, 0.04),
      ...smile(-0.42, 0.18, 0.06, 0.022, 0.5),
    ],
    parts: [
      ...eyes({ at: [0.34, 0.14, 0.6], r: 0.18, tall: 1.15, splay: 0.3, white: true }, 'body', 'matte'),
      part(
        'wool',
        'fur',
        relief(
          blend(
            0.1,
            ellipsoid([0, 0.66, -0.12], [0.66, 0.42, 0.56]),
            sphere([0, 0.72, 0.36], 0.26),
            bothSides([0.34, 0.68, 0.26], [0.24, 0.24, 0.24]),
          ),
          0.06,
          (x, y, z) => 0.1 * noise(x * 5, y * 5, z * 5) - 0.04,
        ),
      ),
    ],
  };
};

const curls = (x: number, y: number, z: number): number => {
  const f = (a: number, b: number) =>
    Math.abs(Math.sin(a * 17 + Math.sin(b * 13)) * Math.sin(b * 16 + Math.sin(a * 11)));
  return 0.028 * (f(x, y) + f(y + 0.3, z) + f(z, x + 0.2)) - 0.02;
};

const sheep: Creature = {
  ...pig,
  proportions: {
    ...pig.proportions,
    length: 0.5,
    legs: 0.3,
    legThick: 0.07,
    stance: 0.15,
    headUp: 0.26,
    headForward: 0.42,
    headSize: 0.3,
    chest: 0.28,
    hip: 0.28,
  },
  head: sheepHead(),
  material: 'matte',
  neck: [0.16, 0.14],
  tail: (s) => ({ parts: [part('wool', 'fur', sphere(s.tail, 0.1))] }),
  extra: (s) => ({
    parts: [
      part(
        'wool',
        'fur',
        relief(
          blend(
            0.14,
            ellipsoid(add(s.chest, [0, 0.03, -0.02]), [0.36, 0.36, s.upright ? 0.3 : 0.36]),
            ellipsoid(add(s.hip, [0, 0.03, 0]), [0.38, 0.36, 0.38]),
          ),
          0.07,
          curls,
        ),
      ),
    ],
  }),
};

export const SHEEP = subject({
  name: 'sheep',
  family: 'animal',
  words: ['lamb', 'ewe'],
  size: 0.9,
  main: 'wool',
  colours: { body: '#4a4144', wool: '#fbf6ec', inner: '#d59a98', hoof: '#2d2829', iris: '#3a2a20' },
  poses: POSES,
  build: ({ pose }) => quadruped(sheep, pose),
});
