/** Horse, unicorn, cow, pig, sheep and deer. */

import { type Paint, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { capsule, ellipsoid, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place, twist } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { type Pose, subject } from '../subject.ts';
import { blush, bothSides, eyes, leafEar, pointedEar, smile } from './face.ts';
import { bushyTail, type Creature, type Head, quadruped, tailPath } from './quadruped.ts';

const POSES: readonly Pose[] = ['stand', 'sit', 'hold', 'read', 'run'];
const nostrils = (y: number, z: number, x = 0.16, r = 0.06): Paint =>
  paint('mouth', bothSides([x, y, z], [r, r * 1.3, 0.2]), 0.02);

const horseHead = (horn: boolean): Head => {
  const ear = pointedEar([0.34, 0.68, -0.15], 0.56, 0.36, [0, 20, -14]);
  const lock = (x: number, y: number, z: number, r: number): Vec3[] => [
    [x * 0.2, 0.85, 0.1],
    [x, y, z],
    [x * 1.2, y - 0.35, z + r],
  ];
  return {
    solid: blend(
      0.14,
      blend(
        0.3,
        ellipsoid([0, 0.1, -0.05], [0.68, 0.74, 0.74]),
        capsule([0, -0.1, 0.4], [0, -0.5, 1.06], 0.52, 0.4),
        bothSides([0.14, -0.52, 1.12], [0.32, 0.32, 0.3]),
      ),
      ear.solid,
    ),
    paint: [
      paint('muzzle', ellipsoid([0, -0.62, 1.36], [0.7, 0.5, 0.56]), 0.1),
      paint('inner', ear.hollow, 0.04),
      nostrils(-0.42, 1.4, 0.17),
      ...smile(-0.68, 0.26, 0.05, 0.024, 1),
      ...(horn ? [blush([0.55, -0.2, 0.55], 0.13)] : []),
    ],
    parts: [
      ...eyes({ at: [0.5, 0.12, 0.46], r: 0.21, tall: 1.2, splay: 0.75, lid: 0.1, tilt: 10 }, 'body', 'fur'),
      part(
        'mane',
        'fur',
        blend(
          0.12,
          tube(
            [
              [0, 0.9, 0.1],
              [0, 0.86, -0.4],
              [0, 0.4, -0.75],
              [0, -0.3, -0.95],
              [0.1, -1.1, -1.05],
            ],
            [0.2, 0.28, 0.28, 0.26, 0.12],
          ),
          tube(lock(0.16, 0.66, 0.62, 0.1), [0.16, 0.16, 0.04]),
          tube(lock(-0.2, 0.6, 0.58, 0.1), [0.16, 0.14, 0.03]),
        ),
      ),
      ...(horn
        ? [
            part(
              'horn',
              'metal',
              place(
                twist(
                  blend(
                    0.02,
                    frustum([0, 0.5, 0], 0.52, 0.17, 0.02, 0.02),
                    ...[0, 1, 2].map((i) =>
                      capsule(
                        [0.09 * Math.cos(i * 2.1), 0, 0.09 * Math.sin(i * 2.1)],
                        [0, 1, 0],
                        0.09,
                        0.015,
                      ),
                    ),
                  ),
                  260,
                ),
                { at: [0, 0.7, 0.34], turn: [26, 0, 0] },
              ),
            ),
          ]
        : []),
    ],
  };
};

const horse: Creature = {
  proportions: {
    length: 0.74,
    chest: 0.28,
    hip: 0.28,
    legs: 0.58,
    legThick: 0.085,
    stance: 0.15,
    headUp: 0.5,
    headForward: 0.34,
    headSize: 0.3,
  },
  head: horseHead(false),
  neck: [0.2, 0.15],
  feet: 'hoof',
  hooves: true,
  tail: (s) => {
    const path = tailPath(
      s,
      s.upright
        ? [
            [0, 0, 0],
            [0.2, 0.02, 0.1],
            [0.4, 0, 0.1],
            [0.56, 0.06, 0],
          ]
        : [
            [0, 0, 0],
            [0, 0.02, 0.16],
            [0, -0.2, 0.3],
            [0, -0.56, 0.34],
          ],
    );
    return { parts: [part('mane', 'fur', tube(path, [0.07, 0.11, 0.12, 0.03], 5))] };
  },
};

const cowHead = (): Head => {
  const ear = leafEar([0.72, 0.3, -0.1], 0.66, 0.42, [0, 20, -100], 0.3);
  return {
    solid: blend(
      0.2,
      ellipsoid([0, 0.08, 0], [0.8, 0.84, 0.76]),
      ellipsoid([0, -0.4, 0.62], [0.52, 0.42, 0.46]),
      ear.solid,
    ),
    paint: [
      paint('belly', ellipsoid([0, 0.45, 0.8], [0.2, 0.75, 0.5]), 0.04),
      paint('muzzle', ellipsoid([0, -0.52, 0.98], [0.7, 0.46, 0.6]), 0.04),
      paint('inner', ear.hollow, 0.04),
      nostrils(-0.3, 1.02, 0.2, 0.065),
      ...smile(-0.58, 0.26, 0.07, 0.026, 0.7),
    ],
    parts: [
      ...eyes({ at: [0.42, 0.2, 0.6], r: 0.2, tall: 1.2, splay: 0.35 }),
      part(
        'horn',
        'glossy',
        mirror(
          tube(
            [
              [0.4, 0.75, -0.05],
              [0.64, 0.98, -0.05],
              [0.62, 1.26, 0.02],
            ],
            [0.14, 0.11, 0.03],
          ),
        ),
      ),
      part(
        'body',
        'fur',
        blend(
          0.06,
          sphere([0, 0.84, 0.22], 0.2),
          sphere([0.12, 0.78, 0.36], 0.14),
          sphere([-0.12, 0.8, 0.38], 0.13),
        ),
      ),
    ],
  };
};

const blotches: Paint = paint(
  'patch',
  pattern((x, y, z) => 0.12 * (0.53 - noise(x * 3.4 + 9, y * 3.4, z * 3.4 + 4))),
  0.008,
);

const cow: Creature = {
  proportions: {
    length: 0.78,
    chest: 0.34,
    hip: 0.34,
    legs: 0.36,
    legThick: 0.1,
    stance: 0.2,
    headUp: 0.3,
    headForward: 0.44,
    headSize: 0.33,
  },
  head: cowHead(),
  neck: [0.24, 0.2],
  feet: 'hoof',
  hooves: true,
  tail: (s) => {
    const path = tailPath(
      s,
      s.upright
        ? [
            [0, 0, 0],
            [0.3, 0, 0.1],
            [0.5, 0.1, 0],
          ]
        : [
            [0, 0, 0],
            [0, -0.06, 0.12],
            [0, -0.42, 0.16],
          ],
    );
    return {
      shapes: [tube(path, [0.045, 0.03, 0.03])],
      parts: [part('patch', 'fur', ellipsoid(path[2]!, [0.06, 0.1, 0.06]))],
    };
  },
  extra: (s) => ({
    paint: [blotches],
    parts: s.upright
      ? []
      : [
          part(
            'muzzle',
            'skin',
            blend(
              0.05,
              sphere([0, s.hip[1] - 0.33, s.hip[2] + 0.16], 0.14),
              ...[-1, 1].map((k) =>
                capsule(
                  [k * 0.06, s.hip[1] - 0.42, s.hip[2] + 0.18],
                  [k * 0.07, s.hip[1] - 0.52, s.hip[2] + 0.18],
                  0.03,
                ),
              ),
            ),
          ),
        ],
  }),
};

const pigHead = (): Head => {
  const ear = pointedEar([0.5, 0.62, 0.1], 0.62, 0.6, [48, 12, -16]);
  return {
    solid: blend(
      0.16,
      ellipsoid([0, 0, 0], [0.96, 0.88, 0.86]),
      capsule([0, -0.16, 0.6], [0, -0.18, 1.02], 0.36, 0.34),
      ear.solid,
    ),
    paint: [
      paint('snout', ellipsoid([0, -0.18, 1.36], [0.5, 0.5, 0.2]), 0.04),
      paint('inner', ear.hollow, 0.05),
      nostrils(-0.18, 1.32, 0.13, 0.065),
      blush([0.66, -0.24, 0.62], 0.17),
      ...smile(-0.55, 0.26, 0.07, 0.026, 0.4),
    ],
    parts: eyes({ at: [0.42, 0.2, 0.68], r: 0.16, splay: 0.25 }),
  };
};

const pig: Creature = {
  proportions: {
    length: 0.56,
    chest: 0.33,
    hip: 0.34,
    legs: 0.22,
    legThick: 0.1,
    stance: 0.19,
    headUp: 0.24,
    headForward: 0.4,
    headSize: 0.34,
  },
  head: pigHead(),
  material: 'skin',
  neck: [0.26, 0.24],
  feet: 'hoof',
  hooves: true,
  tail: (s) => {
    const curl: Vec3[] = Array.from({ length: 9 }, (_, i) => [
      0.07 * Math.sin(i * 0.95),
      0.07 * Math.cos(i * 0.95) + 0.02,
      0.02 + i * 0.022,
    ]);
    return { shapes: [tube(tailPath(s, curl), 0.028, 3)] };
  },
};

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

const deerHead = (): Head => {
  const ear = leafEar([0.56, 0.4, -0.15], 0.78, 0.42, [0, 26, -72], 0.26);
  const antler = mirror(
    union(
      tube(
        [
          [0.22, 0.66, -0.1],
          [0.42, 1.1, -0.2],
          [0.5, 1.6, -0.1],
          [0.4, 1.95, 0.05],
        ],
        [0.09, 0.08, 0.06, 0.025],
      ),
      tube(
        [
          [0.42, 1.1, -0.2],
          [0.66, 1.3, -0.1],
          [0.76, 1.58, 0],
        ],
        [0.07, 0.055, 0.02],
      ),
      tube(
        [
          [0.5, 1.5, -0.12],
          [0.7, 1.7, -0.2],
          [0.74, 1.95, -0.2],
        ],
        [0.055, 0.045, 0.02],
      ),
    ),
  );
  return {
    solid: blend(
      0.18,
      ellipsoid([0, 0.06, 0], [0.68, 0.72, 0.7]),
      capsule([0, -0.14, 0.35], [0, -0.36, 0.92], 0.42, 0.24),
      ear.solid,
    ),
    paint: [
      paint('belly', ellipsoid([0, -0.62, 0.9], [0.44, 0.36, 0.56]), 0.06),
      paint('inner', ear.hollow, 0.04),
      ...smile(-0.5, 0.2, 0.05, 0.02, 0.7),
    ],
    parts: [
      part('nose', 'glossy', ellipsoid([0, -0.24, 1.1], [0.15, 0.11, 0.1])),
      part('horn', 'matte', antler),
      ...eyes({ at: [0.42, 0.12, 0.46], r: 0.2, tall: 1.2, splay: 0.6 }),
    ],
  };
};

const spots: Paint = paint(
  'belly',
  pattern((x, y, z) =>
    y < 0.62 || z > 0.35 ? 0.1 : 0.04 - 0.05 * Math.abs(Math.sin(z * 21) * Math.sin(y * 23 + x * 9)),
  ),
  0.006,
);

export const HOOFED = [
  subject({
    name: 'horse',
    family: 'animal',
    words: ['pony', 'stallion', 'mare', 'foal'],
    size: 1.7,
    colours: { body: '#a5683a', mane: '#3d2620', muzzle: '#d9b48a', hoof: '#4a3a35', inner: '#c98f6b' },
    view: { yaw: 40, pitch: 8 },
    poses: POSES,
    build: ({ pose }) => quadruped(horse, pose),
  }),
  subject({
    name: 'unicorn',
    family: 'fantasy',
    words: ['alicorn'],
    size: 1.7,
    colours: {
      body: '#fbf6fb',
      mane: '#e58ad0',
      muzzle: '#fbdcec',
      hoof: '#c9a7ef',
      inner: '#f7bcd8',
      horn: '#f5cf62',
      iris: '#7a4fd0',
    },
    view: { yaw: 40, pitch: 8 },
    poses: POSES,
    build: ({ pose }) => quadruped({ ...horse, head: horseHead(true) }, pose),
  }),
  subject({
    name: 'cow',
    family: 'animal',
    words: ['cattle', 'bull', 'calf', 'calves', 'ox', 'oxen'],
    size: 1.5,
    colours: {
      body: '#fbf8f3',
      patch: '#3a3032',
      belly: '#fbf8f3',
      muzzle: '#f2b6ac',
      hoof: '#5a4a44',
      horn: '#efe0c2',
      inner: '#f0b7ae',
    },
    view: { yaw: 40, pitch: 9 },
    poses: POSES,
    build: ({ pose }) => quadruped(cow, pose),
  }),
  subject({
    name: 'pig',
    family: 'animal',
    words: ['piglet', 'hog', 'piggy', 'swine'],
    size: 0.8,
    colours: { body: '#f5adb0', snout: '#ee8f97', inner: '#ea858f', hoof: '#a05a60', blush: '#f0878d' },
    poses: POSES,
    build: ({ pose }) => quadruped(pig, pose),
  }),
  subject({
    name: 'sheep',
    family: 'animal',
    words: ['lamb', 'ewe', 'goat'],
    size: 0.9,
    main: 'wool',
    colours: { body: '#4a4144', wool: '#fbf6ec', inner: '#d59a98', hoof: '#2d2829', iris: '#3a2a20' },
    poses: POSES,
    build: ({ pose }) => quadruped(sheep, pose),
  }),
  subject({
    name: 'deer',
    family: 'animal',
    words: ['stag', 'reindeer', 'fawn', 'elk', 'moose'],
    size: 1.4,
    colours: { body: '#b9763f', belly: '#fbe9cf', inner: '#f0c9a8', horn: '#8d6a48', hoof: '#3f2f2a' },
    view: { yaw: 36, pitch: 8 },
    poses: POSES,
    build: ({ pose }) =>
      quadruped(
        {
          ...horse,
          head: deerHead(),
          belly: 'belly',
          tail: (s) =>
            bushyTail(
              [
                [0, 0, 0],
                [0, 0.1, 0.1],
              ],
              [0.07, 0.04],
              { colour: 'belly', from: 1, r: 0.08 },
            )(s),
          extra: () => ({ paint: [spots] }),
        },
        pose,
      ),
  }),
];
