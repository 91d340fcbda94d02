/** Cat, lion and tiger. */

import { type Paint, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, radial, relief } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { type Pose, subject, tone } from '../subject.ts';
import { bothSides, type Ear, eyes, nose, pointedEar, roundEar, smile } from './face.ts';
import { bushyTail, type Creature, type Head, quadruped, tailPath } from './quadruped.ts';

const POSES: readonly Pose[] = ['sit', 'stand', 'hold', 'read', 'ride', 'run', 'wave'];

const whiskers = () =>
  mirror(
    blend(
      0.001,
      ...[0.12, 0, -0.12].map((y) =>
        tube(
          [
            [0.34, -0.3 + y * 0.4, 0.94],
            [0.75, -0.26 + y, 0.84],
            [1.15, -0.3 + y * 2, 0.6],
          ],
          [0.016, 0.013, 0.008],
        ),
      ),
    ),
  );

const catHead = (ear: Ear, marks: Paint[] = []): Head => ({
  solid: blend(
    0.16,
    blend(0.2, ellipsoid([0, 0.02, 0], [1.02, 0.86, 0.86]), bothSides([0.5, -0.3, 0.2], [0.5, 0.4, 0.5])),
    bothSides([0.17, -0.36, 0.78], [0.25, 0.2, 0.26]),
    ellipsoid([0, -0.52, 0.62], [0.24, 0.17, 0.26]),
    ear.solid,
  ),
  paint: [
    ...marks,
    paint(
      'belly',
      blend(
        0.2,
        bothSides([0.2, -0.42, 0.95], [0.34, 0.28, 0.4]),
        ellipsoid([0, -0.6, 0.7], [0.3, 0.3, 0.5]),
      ),
      0.06,
    ),
    paint('inner', ear.hollow, 0.05),
    ...smile(-0.38, 0.24, 0.08, 0.022, 0.7),
  ],
  parts: [
    nose([0, -0.2, 1.02], 0.11),
    part('whisker', 'matte', whiskers()),
    ...eyes({
      at: [0.42, 0.1, 0.68],
      r: 0.25,
      tall: 1.1,
      splay: 0.25,
      white: true,
      lid: 0.06,
      tilt: 10,
      iris: 0.86,
    }),
  ],
});

const BODY = {
  length: 0.6,
  chest: 0.23,
  hip: 0.25,
  legs: 0.34,
  legThick: 0.08,
  stance: 0.14,
  headUp: 0.38,
  headForward: 0.22,
  headSize: 0.35,
};

const bands = (s: number): Paint =>
  // Stripes that run around the back and fade towards the belly.
  paint(
    'stripe',
    pattern(
      (x, y, z) =>
        Math.abs(Math.sin((z + y * 0.35 + 0.04 * Math.sin(y * 17)) * s)) * 0.06 -
        0.02 +
        0.08 * Math.max(0, 0.5 - Math.abs(x) * 2.6 - (y - 0.35) * 0.9),
    ),
    0.008,
  );

const cat: Creature = {
  proportions: BODY,
  head: catHead(pointedEar([0.56, 0.56, 0], 0.72, 0.74, [-4, 12, -18])),
  neck: [0.17, 0.17],
  belly: 'belly',
  feet: 'belly',
  tail: (s) =>
    bushyTail(
      s.upright
        ? [
            [0, 0, 0],
            [0.26, 0.02, 0.1],
            [0.5, 0.1, -0.02],
            [0.6, 0.34, 0],
            [0.52, 0.56, 0.04],
          ]
        : [
            [0, 0, 0],
            [0, 0.1, 0.2],
            [0, 0.34, 0.3],
            [0.02, 0.6, 0.24],
            [0.04, 0.72, 0.36],
          ],
      [0.06, 0.06, 0.06, 0.06, 0.05],
      { colour: 'belly', from: 4, r: 0.1 },
    )(s),
};

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

const big = {
  ...BODY,
  length: 0.8,
  chest: 0.29,
  hip: 0.27,
  legs: 0.42,
  legThick: 0.105,
  stance: 0.17,
  headUp: 0.4,
  headForward: 0.32,
  headSize: 0.36,
};

const brow = (): Paint[] =>
  [0.34, 0.5, 0.66].map((y, i) =>
    paint('stripe', bothSides([0.16 + i * 0.05, y, 0.72 - i * 0.18], [0.16, 0.035, 0.3]), 0.02),
  );
const cheekStripes = (): Paint[] =>
  [-0.15, -0.35].map((y) => paint('stripe', bothSides([0.95, y, 0.3], [0.24, 0.045, 0.3]), 0.02));

export const FELINES = [
  subject({
    name: 'cat',
    family: 'animal',
    words: ['kitten', 'kitty', 'tomcat', 'pussycat'],
    size: 0.35,
    colours: {
      body: '#8d93a3',
      belly: '#fbf7f2',
      inner: '#eab0ab',
      nose: '#e58a8a',
      whisker: '#f7f4ef',
      iris: '#6fae3f',
    },
    poses: POSES,
    build: ({ pose }) => quadruped(cat, pose),
  }),
  subject({
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
  }),
  subject({
    name: 'tiger',
    family: 'animal',
    words: ['tigress'],
    size: 1.1,
    colours: {
      body: '#ef8a2b',
      belly: '#fff5e6',
      inner: '#f5cdb0',
      stripe: '#2c2122',
      nose: '#d97a72',
      whisker: '#fbf7f2',
      iris: '#b58a1c',
      tip: tone('body', 0.8),
    },
    poses: ['stand', 'sit', 'hold', 'read', 'ride', 'run', 'wave'],
    build: ({ pose }) =>
      quadruped(
        {
          ...cat,
          proportions: big,
          feet: undefined,
          head: catHead(roundEar([0.68, 0.6, 0], 0.3, [-4, 10, -30]), [...brow(), ...cheekStripes()]),
          extra: (s) => ({
            paint: [
              {
                ...bands(22),
                where: {
                  ...bands(22).where,
                  distance: (x, y, z) => Math.max(bands(22).where.distance(x, y, z), y - s.chest[1] - 0.24),
                },
              },
            ],
          }),
        },
        pose,
      ),
  }),
];
