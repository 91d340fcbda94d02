/** Zebra, donkey, camel and giraffe: hoofed animals of savanna and desert. */

import { type Paint, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { rod } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';
import { leafEar, pointedEar } from '../face.ts';
import { plainHead } from '../heads.ts';
import { type Creature, quadruped, tailPath } from '../quadruped.ts';
import { horse, horseHead } from './equine.ts';
import { POSES } from './hoof.ts';

export const HORSE_VIEW = { yaw: 44, pitch: 8 };

/** Bands around body and neck, rings around the legs. */
const zebraStripes: Paint = paint(
  'stripe',
  pattern((x, y, z) => {
    const wave = 0.1 * noise(x * 5, y * 5, z * 5);
    return y < 0.5
      ? 0.028 - 0.05 * Math.abs(Math.sin(y * 26 + wave * 4))
      : 0.026 - 0.05 * Math.abs(Math.sin((z + 0.25 * y + wave) * 21));
  }),
  0.008,
);

const ZEBRA = subject({
  name: 'zebra',
  family: 'animal',
  words: [],
  size: 1.6,
  colours: {
    body: '#f7f4ee',
    stripe: '#26242a',
    mane: '#26242a',
    muzzle: '#4a4448',
    hoof: '#3a3436',
    inner: '#c9b8b0',
  },
  home: 'savanna',
  view: HORSE_VIEW,
  poses: POSES,
  build: ({ pose }) => quadruped({ ...horse, extra: () => ({ paint: [zebraStripes] }) }, pose),
});

const longEars = pointedEar([0.4, 0.62, -0.2], 1.1, 0.46, [-8, 16, -20]);

const donkeyHead = () => {
  const head = horseHead(false);
  return {
    ...head,
    solid: blend(0.1, head.solid, longEars.solid),
    paint: [...head.paint, paint('inner', longEars.hollow, 0.04)],
  };
};

const DONKEY = subject({
  name: 'donkey',
  family: 'animal',
  words: ['mule', 'ass', 'burro'],
  size: 1.3,
  colours: { body: '#9a928c', mane: '#4a4442', muzzle: '#f0e8de', hoof: '#3f3a38', inner: '#d8b8a8' },
  home: 'farm',
  view: HORSE_VIEW,
  poses: POSES,
  build: ({ pose }) =>
    quadruped(
      {
        ...horse,
        head: donkeyHead(),
        belly: 'muzzle',
        proportions: { ...horse.proportions, legs: 0.48, headSize: 0.32, headUp: 0.44 },
      },
      pose,
    ),
});

const camel: Creature = {
  ...horse,
  proportions: {
    ...horse.proportions,
    length: 0.8,
    chest: 0.3,
    hip: 0.27,
    legs: 0.72,
    legThick: 0.085,
    headUp: 0.52,
    headForward: 0.58,
    headSize: 0.24,
  },
  neck: [0.16, 0.11],
  feet: 'hoof',
  hooves: false,
  head: plainHead({
    skull: [0.72, 0.7, 0.8],
    snout: [0.4, -0.1, 0.5, 1.2, -0.36, 0.42],
    ear: leafEar([0.5, 0.56, -0.3], 0.5, 0.3, [-10, 10, -50]),
    eye: { at: [0.5, 0.18, 0.5], r: 0.2, splay: 0.8, lid: 0.3, tilt: 10 },
    muzzle: [
      [0, -0.5, 1.5],
      [0.6, 0.4, 0.5],
    ],
    nostrils: [0.16, -0.18, 1.56, 0.06],
    smile: [-0.5, 0.26, 0.06, 1],
    solids: [sphere([0, 0.6, -0.1], 0.3)],
  }),
  tail: (s) => {
    const path = tailPath(s, [
      [0, 0, 0],
      [0, -0.1, 0.12],
      [0, -0.36, 0.14],
    ]);
    return {
      shapes: [rod(path.flat(), [0.04, 0.03, 0.03])],
      parts: [part('mane', 'fur', sphere(path[2]!, 0.05))],
    };
  },
  extra: (s) => {
    // The neck hangs low before it rises, and a tall hump stands on the back.
    const [cx, cy, cz] = s.chest;
    return {
      shapes: [
        rod(
          [
            cx,
            cy + 0.02,
            cz + 0.14,
            cx,
            cy - 0.02,
            cz + 0.38,
            cx,
            cy + 0.2,
            cz + 0.54,
            s.head[0],
            s.head[1] - 0.1,
            s.head[2] - 0.06,
          ],
          [0.2, 0.14, 0.11, 0.11],
        ),
        ellipsoid(add(s.seat, [0, 0.02, -0.02]), [0.2, 0.3, 0.34]),
      ],
      parts: [part('mane', 'fur', sphere(add(s.head, [0, 0.16, -0.03]), 0.08))],
    };
  },
};

const CAMEL = subject({
  name: 'camel',
  family: 'animal',
  words: ['dromedary'],
  size: 2.1,
  colours: { body: '#cf9f62', mane: '#9a6a3a', muzzle: '#e6c795', hoof: '#8a5f3a', inner: '#b5835a' },
  home: 'desert',
  view: { yaw: 60, pitch: 6 },
  poses: ['stand', 'run'],
  build: ({ pose }) => quadruped(camel, pose),
});

/** Patches with light seams, as the nearest of scattered points gives them. */
const giraffePatches: Paint = paint(
  'patch',
  pattern((x, y, z) => {
    let [first, second] = [9, 9];
    const f = 6.5;
    const [i, j, k] = [Math.floor(x * f), Math.floor(y * f), Math.floor(z * f)];
    for (let a = -1; a <= 1; a++)
      for (let b = -1; b <= 1; b++)
        for (let c = -1; c <= 1; c++) {
          const [u, v, w] = [i + a, j + b, k + c];
          const d = Math.hypot(
            x * f - u - noise(u * 7.3, v * 3.1, w * 5.7),
            y * f - v - noise(u * 3.7, v * 6.1, w * 2.3),
            z * f - w - noise(u * 5.1, v * 2.9, w * 7.7),
          );
          if (d < first) [first, second] = [d, first];
          else if (d < second) second = d;
        }
    return (0.16 - (second - first)) / f + (y < 0.34 ? 0.05 : 0);
  }),
  0.008,
);

const giraffe: Creature = {
  ...horse,
  proportions: {
    ...horse.proportions,
    length: 0.62,
    chest: 0.28,
    hip: 0.24,
    legs: 0.86,
    legThick: 0.075,
    stance: 0.13,
    headUp: 1.24,
    headForward: 0.42,
    headSize: 0.22,
  },
  neck: [0.17, 0.1],
  head: plainHead({
    skull: [0.72, 0.7, 0.78],
    snout: [0.4, -0.1, 0.48, 1.24, -0.4, 0.36],
    ear: leafEar([0.56, 0.5, -0.3], 0.76, 0.36, [-10, 16, -68]),
    eye: { at: [0.56, 0.16, 0.4], r: 0.22, splay: 0.8, lid: 0.18, tilt: 12 },
    muzzle: [
      [0, -0.5, 1.4],
      [0.6, 0.4, 0.46],
    ],
    nostrils: [0.15, -0.26, 1.56, 0.05],
    smile: [-0.56, 0.24, 0.06, 1],
    paint: [
      paint('body', ellipsoid([0, -0.1, 1], [0.6, 0.7, 0.8]), 0.1),
      paint('muzzle', ellipsoid([0, -0.5, 1.4], [0.6, 0.4, 0.46]), 0.1),
    ],
    parts: [
      part(
        'mane',
        'fur',
        mirror(
          blend(0.04, capsule([0.26, 0.6, -0.1], [0.3, 1.2, -0.16], 0.1), sphere([0.3, 1.24, -0.16], 0.16)),
        ),
      ),
    ],
  }),
  extra: (s) => ({
    paint: [giraffePatches],
    parts: [
      part(
        'mane',
        'fur',
        rod(
          [
            0,
            s.head[1] - 0.06,
            s.head[2] - 0.17,
            0,
            (s.head[1] + s.chest[1]) / 2 + 0.05,
            (s.head[2] + s.chest[2]) / 2 - 0.12,
            0,
            s.chest[1] + 0.26,
            s.chest[2] - 0.08,
          ],
          [0.04, 0.05, 0.05],
        ),
      ),
    ],
  }),
};

const GIRAFFE = subject({
  name: 'giraffe',
  family: 'animal',
  words: [],
  size: 5,
  colours: {
    body: '#f3d9a0',
    patch: '#b5692c',
    mane: '#8a4a24',
    muzzle: '#f7ead0',
    hoof: '#5a4034',
    inner: '#e0b890',
  },
  home: 'savanna',
  view: { yaw: 42, pitch: 4 },
  poses: ['stand', 'run'],
  build: ({ pose }) => quadruped(giraffe, pose),
});

export const WILD_HOOFED = [ZEBRA, DONKEY, CAMEL, GIRAFFE];
