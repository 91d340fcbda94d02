/** Bear, panda, rabbit, mouse and elephant: round-bodied animals. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { type Pose, subject, tone } from '../subject.ts';
import { blush, bothSides, eyes, leafEar, nose, roundEar, smile } from './face.ts';
import { type Creature, type Head, quadruped, tailPath } from './quadruped.ts';

const POSES: readonly Pose[] = ['sit', 'stand', 'hold', 'read', 'ride', 'run', 'wave'];

const bearHead = (patches: boolean): Head => {
  const ear = roundEar([0.66, 0.62, -0.05], 0.34, [-6, 8, -28]);
  return {
    solid: blend(
      0.14,
      blend(0.2, ellipsoid([0, 0, 0], [1, 0.9, 0.88]), ellipsoid([0, -0.28, 0.66], [0.44, 0.36, 0.42])),
      ear.solid,
    ),
    paint: [
      paint('muzzle', ellipsoid([0, -0.32, 1.0], [0.5, 0.4, 0.5]), 0.05),
      paint('inner', ear.hollow, 0.05),
      ...(patches
        ? [
            paint('dark', bothSides([0.42, 0.02, 0.75], [0.28, 0.34, 0.4]), 0.03),
            paint('dark', mirror(sphere([0.78, 0.92, 0], 0.46)), 0.04),
          ]
        : [blush([0.66, -0.22, 0.66], 0.14)]),
      ...smile(-0.38, 0.2, 0.08, 0.024, 0.7),
    ],
    parts: [
      nose([0, -0.12, 1.08], 0.17),
      ...eyes({ at: [0.38, 0.12, 0.72], r: patches ? 0.15 : 0.17, splay: 0.2 }),
    ],
  };
};

const bear: Creature = {
  proportions: {
    length: 0.62,
    chest: 0.31,
    hip: 0.33,
    legs: 0.36,
    legThick: 0.13,
    stance: 0.19,
    headUp: 0.46,
    headForward: 0.28,
    headSize: 0.36,
  },
  head: bearHead(false),
  neck: [0.22, 0.2],
  belly: 'belly',
  tail: (s) => ({ shapes: [sphere(s.tail, 0.09)] }),
  extra: (s) => ({
    parts:
      s.upright && s.hind[2][1] > 0.13
        ? [part('muzzle', 'fur', mirror(ellipsoid(add(s.hind[2], [0, 0.02, 0.09]), [0.09, 0.11, 0.05])))]
        : [],
  }),
};

const rabbitHead = (): Head => {
  const ear = leafEar([0.32, 0.66, -0.12], 1.5, 0.56, [-12, 8, -14], 0.26);
  return {
    solid: blend(
      0.16,
      blend(0.2, ellipsoid([0, 0, 0], [0.9, 0.86, 0.84]), bothSides([0.4, -0.28, 0.38], [0.42, 0.36, 0.4])),
      bothSides([0.14, -0.32, 0.8], [0.2, 0.17, 0.2]),
      ear.solid,
    ),
    paint: [
      paint(
        'belly',
        blend(
          0.15,
          bothSides([0.18, -0.36, 0.95], [0.28, 0.24, 0.36]),
          ellipsoid([0, -0.55, 0.7], [0.2, 0.2, 0.4]),
        ),
        0.05,
      ),
      paint('inner', ear.hollow, 0.05),
      blush([0.62, -0.24, 0.68], 0.15),
      ...smile(-0.35, 0.17, 0.07, 0.02, 0.7),
    ],
    parts: [
      nose([0, -0.2, 1.0], 0.09),
      part('tooth', 'glossy', ellipsoid([0, -0.53, 0.86], [0.09, 0.1, 0.05])),
      ...eyes({ at: [0.42, 0.12, 0.66], r: 0.2, tall: 1.2, splay: 0.35 }),
    ],
  };
};

const rabbit: Creature = {
  proportions: {
    length: 0.42,
    chest: 0.2,
    hip: 0.25,
    legs: 0.24,
    legThick: 0.075,
    stance: 0.13,
    headUp: 0.32,
    headForward: 0.16,
    headSize: 0.31,
  },
  head: rabbitHead(),
  neck: [0.15, 0.15],
  belly: 'belly',
  feet: 'belly',
  tail: (s) => ({ parts: [part('belly', 'fur', sphere(add(s.tail, [0, 0.02, -0.03]), 0.11))] }),
};

const mouseHead = (): Head => {
  const ear = roundEar([0.62, 0.6, -0.1], 0.56, [-4, 18, -30]);
  return {
    solid: blend(
      0.2,
      ellipsoid([0, 0, 0], [0.86, 0.8, 0.8]),
      capsule([0, -0.2, 0.4], [0, -0.28, 1.0], 0.42, 0.14),
      ear.solid,
    ),
    paint: [
      paint('belly', ellipsoid([0, -0.6, 0.8], [0.5, 0.42, 0.6]), 0.06),
      paint('inner', ear.hollow, 0.05),
      ...smile(-0.42, 0.2, 0.06, 0.02, 0.5),
    ],
    parts: [nose([0, -0.22, 1.14], 0.13), ...eyes({ at: [0.38, 0.1, 0.62], r: 0.19, splay: 0.35 })],
  };
};

const elephantHead = (): Head => {
  const ear = leafEar([0.78, 0.5, -0.2], 1.5, 1.5, [0, 26, -118], 0.1);
  const trunk = tube(
    [
      [0, -0.1, 0.7],
      [0, -0.5, 1.12],
      [0, -1.1, 1.2],
      [0, -1.5, 1.38],
      [0, -1.5, 1.72],
    ],
    [0.36, 0.32, 0.24, 0.19, 0.15],
    5,
  );
  return {
    solid: blend(
      0.2,
      ellipsoid([0, 0.05, 0], [0.95, 0.92, 0.9]),
      trunk,
      bothSides([0.4, -0.4, 0.5], [0.36, 0.34, 0.4]),
      ear.solid,
    ),
    paint: [paint('inner', ear.hollow, 0.08), blush([0.6, -0.3, 0.75], 0.14)],
    parts: [
      part(
        'tooth',
        'glossy',
        mirror(
          tube(
            [
              [0.4, -0.55, 0.72],
              [0.46, -0.78, 0.98],
              [0.44, -0.8, 1.28],
            ],
            [0.12, 0.1, 0.03],
          ),
        ),
      ),
      ...eyes({ at: [0.5, 0.16, 0.74], r: 0.16, splay: 0.4, lid: 0.16, tilt: 12 }, 'body', 'matte'),
    ],
  };
};

const elephant: Creature = {
  proportions: {
    length: 0.72,
    chest: 0.4,
    hip: 0.4,
    legs: 0.36,
    legThick: 0.165,
    stance: 0.23,
    headUp: 0.34,
    headForward: 0.44,
    headSize: 0.4,
  },
  head: elephantHead(),
  material: 'matte',
  neck: [0.3, 0.28],
  hooves: true,
  tail: (s) => {
    const path = tailPath(s, [
      [0, 0, 0],
      [0, -0.1, 0.14],
      [0, -0.34, 0.18],
    ]);
    return {
      shapes: [tube(path, [0.05, 0.035, 0.025])],
      parts: [part('dark', 'fur', ellipsoid(path[2]!, [0.045, 0.08, 0.045]))],
    };
  },
  extra: (s) => ({
    parts: [
      part(
        'claw',
        'glossy',
        union(
          ...[s.front[2], s.hind[2]].flatMap((f) =>
            [-0.09, 0, 0.09].map((x) =>
              mirror(ellipsoid(add(f, [x, -0.03, 0.17 - Math.abs(x) * 0.4]), [0.04, 0.05, 0.03])),
            ),
          ),
        ),
      ),
    ],
  }),
};

export const BEARS = [
  subject({
    name: 'bear',
    family: 'animal',
    words: ['teddy', 'teddy bear', 'grizzly', 'bear cub'],
    size: 1.5,
    colours: { body: '#9a6238', belly: '#d8a871', muzzle: '#e3bd8c', inner: '#d8a871' },
    poses: POSES,
    build: ({ pose }) => quadruped(bear, pose),
  }),
  subject({
    name: 'panda',
    family: 'animal',
    words: ['panda bear'],
    size: 1.3,
    colours: { body: '#f7f4ee', dark: '#2a292d', muzzle: '#fbf9f5', inner: '#2a292d' },
    poses: POSES,
    build: ({ pose }) =>
      quadruped(
        {
          ...bear,
          belly: undefined,
          head: bearHead(true),
          extra: (s) => ({
            paint: [
              ...[s.front, s.hind].map(([a, b, c], i) =>
                paint('dark', mirror(tube([a, b, c], i ? 0.27 : 0.24)), 0.03),
              ),
              paint('dark', ellipsoid(add(s.chest, [0, 0.1, 0]), [0.6, 0.13, 0.36]), 0.03),
            ],
          }),
        },
        pose,
      ),
  }),
  subject({
    name: 'rabbit',
    family: 'animal',
    words: ['bunny', 'hare', 'easter bunny'],
    size: 0.35,
    colours: { body: '#cbb39a', belly: '#fffaf3', inner: '#f0b3ae', nose: '#e88c93' },
    poses: POSES,
    build: ({ pose }) => quadruped(rabbit, pose),
  }),
  subject({
    name: 'mouse',
    family: 'animal',
    words: ['mice', 'rat', 'hamster'],
    size: 0.1,
    colours: { body: '#a7a3ab', belly: '#f6f1ee', inner: '#f2b3b5', nose: '#ef8d96', tail: '#e8a7a6' },
    poses: POSES,
    build: ({ pose }) =>
      quadruped(
        {
          ...rabbit,
          head: mouseHead(),
          feet: 'tail',
          tail: (s) => ({
            parts: [
              part(
                'tail',
                'skin',
                tube(
                  tailPath(s, [
                    [0, -0.05, -0.06],
                    [0.24, -0.1, 0.14],
                    [0.5, -0.1, 0.04],
                    [0.6, 0.14, 0.1],
                  ]),
                  [0.035, 0.032, 0.026, 0.014],
                ),
              ),
            ],
          }),
        },
        pose,
      ),
  }),
  subject({
    name: 'elephant',
    family: 'animal',
    words: ['mammoth'],
    size: 3,
    colours: { body: '#93a0b0', inner: '#e3b1ae', dark: tone('body', 0.55) },
    poses: ['stand', 'sit', 'hold', 'read', 'run'],
    build: ({ pose }) => quadruped(elephant, pose),
  }),
];
