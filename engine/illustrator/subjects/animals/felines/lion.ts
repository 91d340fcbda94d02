/** A lion: the big cat with a mane of tufts around the head, a tasselled tail and none of the cat's whiskers. */

import { part } from '#engine/sculpt/model.ts';
import { blend, radial, relief } from '#engine/sculpt/shapes/combine.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject } from '../../subject.ts';
import { roundEar } from '../face.ts';
import { type Creature, type Head, quadruped, tailPath } from '../quadruped.ts';
import { big, cat, catHead } from './feline.ts';

const maneField = (size: number) =>
  relief(
    blend(
      0.12,
      ellipsoid([0, 0.02, -0.34], [1.42, 1.36, 0.66]),
      place(radial(14, capsule([1.15, 0, 0], [1.58, 0, 0], 0.3, 0.06)), {
        at: [0, 0.02, -0.3],
        turn: [90, 0, 0],
      }),
    ),
    0.05 * size,
    (x, y) => 0.035 * Math.sin(Math.atan2(y, x) * 28),
  );

const lionTail: Creature['tail'] = (s) => {
  const path = tailPath(
    s,
    s.upright
      ? [
          [0, 0, 0],
          [0.28, 0.02, 0.12],
          [0.5, 0.14, 0.02],
          [0.56, 0.36, 0],
        ]
      : [
          [0, 0, 0],
          [0, -0.02, 0.24],
          [0, 0.2, 0.46],
          [0, 0.48, 0.46],
        ],
  );
  const tip = path[3]!;
  return {
    shapes: [tube(path, [0.06, 0.045, 0.04, 0.04], 5)],
    parts: [
      part(
        'mane',
        'fur',
        blend(
          0.05,
          ellipsoid([tip[0], tip[1] + 0.05, tip[2]], [0.09, 0.13, 0.09]),
          sphere([tip[0], tip[1] + 0.16, tip[2]], 0.035),
        ),
      ),
    ],
  };
};

const lionHead = (): Head => {
  const base = catHead(roundEar([0.72, 0.58, 0.05], 0.3, [-4, 10, -30]));
  return {
    ...base,
    parts: [part('mane', 'fur', maneField(1)), ...base.parts.filter((p) => p.colour !== 'whisker')],
  };
};

export const LION = subject({
  name: 'lion',
  family: 'animal',
  words: ['lioness'],
  size: 1.2,
  colours: {
    body: '#e2a94f',
    belly: '#f9e7c4',
    inner: '#b9773b',
    mane: '#9c5426',
    nose: '#6a3a2c',
    iris: '#8a5a1e',
  },
  poses: ['stand', 'sit', 'hold', 'read', 'ride', 'run', 'wave'],
  build: ({ pose }) =>
    quadruped({ ...cat, proportions: big, head: lionHead(), feet: undefined, tail: lionTail }, pose),
});
