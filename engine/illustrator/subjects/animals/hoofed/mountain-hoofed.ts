/** Goat, llama and buffalo: hoofed animals of mountains and prairies. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { rod } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';
import { leafEar, pointedEar } from '../face.ts';
import { plainHead } from '../heads.ts';
import { type Creature, quadruped, tailPath } from '../quadruped.ts';
import { horse } from './equine.ts';
import { POSES } from './hoof.ts';
import { HORSE_VIEW } from './wild.ts';

const goatHorn = mirror(
  rod([0.26, 0.6, 0, 0.34, 1.0, -0.16, 0.42, 1.16, -0.56, 0.5, 1.0, -0.86], [0.17, 0.14, 0.1, 0.03]),
);

const goat: Creature = {
  ...horse,
  proportions: {
    ...horse.proportions,
    length: 0.56,
    chest: 0.25,
    hip: 0.24,
    legs: 0.42,
    legThick: 0.07,
    headUp: 0.36,
    headForward: 0.26,
    headSize: 0.27,
  },
  neck: [0.17, 0.13],
  head: plainHead({
    skull: [0.74, 0.74, 0.78],
    snout: [0.36, -0.14, 0.5, 1.06, -0.42, 0.36],
    ear: leafEar([0.6, 0.34, -0.16], 0.76, 0.36, [10, 10, -104]),
    eye: { at: [0.46, 0.16, 0.52], r: 0.2, splay: 0.5, lid: 0.1, tilt: 8 },
    muzzle: [
      [0, -0.5, 1.3],
      [0.6, 0.4, 0.46],
    ],
    nostrils: [0.13, -0.3, 1.36, 0.05],
    smile: [-0.5, 0.22, 0.06, 0.9],
    parts: [
      part('horn', 'matte', goatHorn),
      part('body', 'fur', capsule([0, -0.72, 0.96], [0, -1.24, 1.04], 0.18, 0.02)),
    ],
  }),
  belly: 'muzzle',
  tail: (s) => ({
    shapes: [
      rod(
        tailPath(s, [
          [0, 0, 0],
          [0, 0.1, 0.08],
          [0, 0.2, 0.14],
        ]).flat(),
        [0.06, 0.06, 0.02],
      ),
    ],
  }),
};

const GOAT = subject({
  name: 'goat',
  family: 'animal',
  words: ['billy goat', 'ibex', 'mountain goat', 'kid goat', 'ram'],
  size: 0.9,
  colours: {
    body: '#e6dccd',
    muzzle: '#fbf7ee',
    horn: '#8a7a68',
    hoof: '#4a403a',
    inner: '#e2b5a5',
    mane: '#cfc2b0',
  },
  home: 'farm',
  view: HORSE_VIEW,
  poses: POSES,
  build: ({ pose }) => quadruped(goat, pose),
});

const llama: Creature = {
  ...goat,
  proportions: {
    ...goat.proportions,
    chest: 0.28,
    hip: 0.27,
    legs: 0.44,
    legThick: 0.085,
    headUp: 0.7,
    headForward: 0.2,
    headSize: 0.23,
  },
  neck: [0.19, 0.15],
  head: plainHead({
    skull: [0.76, 0.78, 0.76],
    snout: [0.36, -0.16, 0.46, 0.96, -0.34, 0.34],
    ear: pointedEar([0.36, 0.66, -0.1], 0.66, 0.34, [-4, 20, -10]),
    eye: { at: [0.44, 0.14, 0.54], r: 0.2, splay: 0.5, lid: 0.14, tilt: 12 },
    muzzle: [
      [0, -0.42, 1.2],
      [0.5, 0.38, 0.46],
    ],
    nose: [[0, -0.2, 1.24], 0.14],
    smile: [-0.44, 0.2, 0.07, 0.9],
    parts: [
      part(
        'body',
        'fur',
        blend(
          0.1,
          sphere([0, 0.78, 0.2], 0.34),
          sphere([0.2, 0.66, 0.34], 0.24),
          sphere([-0.2, 0.66, 0.34], 0.24),
        ),
      ),
    ],
  }),
};

const LLAMA = subject({
  name: 'llama',
  family: 'animal',
  words: ['alpaca', 'vicuna'],
  size: 1.6,
  colours: {
    body: '#f0e3cd',
    muzzle: '#d8b98f',
    hoof: '#6b5542',
    inner: '#e2b5a5',
    blanket: '#d8453a',
    trim: '#f3c23c',
  },
  view: HORSE_VIEW,
  poses: ['stand', 'run'],
  build: ({ pose }) =>
    quadruped(
      {
        ...llama,
        extra: (s) => ({
          parts: [
            part('blanket', 'cloth', ellipsoid(add(s.seat, [0, -0.17, 0]), [0.3, 0.22, 0.2]), [
              paint(
                'trim',
                pattern((_x, y) => Math.abs(y - s.seat[1] + 0.16) - 0.02),
                0.005,
              ),
              paint(
                'trim',
                pattern((_x, _y, z) => 0.16 - Math.abs(z - s.seat[2])),
                0.006,
              ),
            ]),
          ],
        }),
      },
      pose,
    ),
});

const buffaloHorn = mirror(
  rod([0.5, 0.5, 0.1, 0.95, 0.5, 0.1, 1.2, 0.8, 0.1, 1.1, 1.14, 0.16], [0.2, 0.17, 0.12, 0.03]),
);

const BUFFALO = subject({
  name: 'buffalo',
  family: 'animal',
  words: ['bison', 'water buffalo', 'yak'],
  size: 1.8,
  colours: {
    body: '#6b4a34',
    mane: '#402a20',
    muzzle: '#3a2a24',
    horn: '#e6d9bd',
    hoof: '#2e2623',
    inner: '#8a6550',
  },
  home: 'meadow',
  view: HORSE_VIEW,
  poses: ['stand', 'run'],
  build: ({ pose }) =>
    quadruped(
      {
        ...goat,
        belly: undefined,
        proportions: {
          ...goat.proportions,
          length: 0.76,
          chest: 0.4,
          hip: 0.3,
          legs: 0.42,
          legThick: 0.105,
          stance: 0.2,
          headUp: 0.06,
          headForward: 0.5,
          headSize: 0.32,
        },
        neck: [0.34, 0.28],
        head: plainHead({
          skull: [0.86, 0.86, 0.8],
          snout: [0.3, -0.2, 0.6, 0.86, -0.56, 0.42],
          ear: leafEar([0.72, 0.24, -0.2], 0.6, 0.36, [0, 10, -100]),
          eye: { at: [0.56, 0.06, 0.56], r: 0.17, splay: 0.5, lid: 0.2, tilt: -4 },
          muzzle: [
            [0, -0.66, 1.1],
            [0.56, 0.42, 0.44],
          ],
          nostrils: [0.18, -0.5, 1.22, 0.07],
          parts: [
            part('horn', 'matte', buffaloHorn),
            part(
              'mane',
              'fur',
              blend(0.1, sphere([0, 0.6, 0.2], 0.5), capsule([0, -0.9, 0.5], [0, -1.3, 0.5], 0.3, 0.06)),
            ),
          ],
        }),
        extra: (s) => ({
          shapes: [ellipsoid(add(s.chest, [0, 0.22, -0.04]), [0.34, 0.36, 0.4])],
          paint: [paint('mane', ellipsoid(add(s.chest, [0, 0.1, 0.2]), [0.6, 0.56, 0.42]), 0.12)],
        }),
      },
      pose,
    ),
});

export const MOUNTAIN_HOOFED = [GOAT, LLAMA, BUFFALO];
