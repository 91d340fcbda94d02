/** Fox, dog and wolf. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { type Pose, subject, tone } from '../subject.ts';
import { bothSides, eyes, leafEar, nose, pointedEar, smile } from './face.ts';
import { bushyTail, type Creature, type Head, quadruped } from './quadruped.ts';

const POSES: readonly Pose[] = ['stand', 'sit', 'hold', 'read', 'ride', 'run', 'wave'];

const foxHead = (): Head => {
  const ear = pointedEar([0.54, 0.6, -0.08], 1.02, 0.76, [-6, 14, -17]);
  const skull = blend(
    0.26,
    ellipsoid([0, 0.08, 0], [0.92, 0.84, 0.84]),
    // Cheek tufts sweep out and down to points, which makes the face wide and foxy.
    mirror(capsule([0.45, -0.2, 0.22], [1.22, -0.42, 0], 0.42, 0.04)),
    mirror(capsule([0.4, -0.34, 0.2], [0.86, -0.72, 0.08], 0.32, 0.04)),
    capsule([0, -0.18, 0.5], [0, -0.27, 1.3], 0.38, 0.14),
    capsule([0, -0.42, 0.5], [0, -0.42, 1.1], 0.24, 0.1),
  );
  return {
    solid: blend(0.1, skull, ear.solid),
    paint: [
      paint('belly', mirror(capsule([0.3, -0.62, 0.9], [1.25, -0.62, 0.1], 0.44, 0.34)), 0.05),
      paint('belly', capsule([0, -0.66, 0.4], [0, -0.62, 1.4], 0.36, 0.26), 0.05),
      paint('inner', ear.hollow, 0.05),
      paint('dark', mirror(sphere([0.86, 1.66, -0.12], 0.4)), 0.08),
      ...smile(-0.42, 0.3, 0.08, 0.024, 0.6),
    ],
    parts: [
      nose([0, -0.18, 1.42], 0.14),
      ...eyes({
        at: [0.38, 0.14, 0.64],
        r: 0.25,
        tall: 1.2,
        splay: 0.3,
        white: true,
        lid: 0.07,
        tilt: -6,
        iris: 0.8,
      }),
    ],
  };
};

const fox: Creature = {
  proportions: {
    length: 0.66,
    chest: 0.25,
    hip: 0.25,
    legs: 0.42,
    legThick: 0.088,
    stance: 0.15,
    headUp: 0.42,
    headForward: 0.24,
    headSize: 0.36,
  },
  head: foxHead(),
  neck: [0.19, 0.17],
  belly: 'belly',
  feet: 'dark',
  tail: (s, pose) =>
    bushyTail(
      s.upright
        ? [
            [0, 0, 0],
            [0.3, 0.02, 0.12],
            [0.52, 0.16, 0.06],
            [0.66, 0.38, 0],
            [0.62, 0.62, 0],
          ]
        : [
            [0, 0, 0],
            [0, 0.02, 0.2],
            [0.02, 0.1, 0.46],
            [0.06, 0.26, 0.74],
            [0.08, 0.46, 0.88],
          ],
      [0.07, 0.13, 0.2, 0.19, 0.05],
      { colour: 'belly', from: 4, r: pose === 'stand' ? 0.26 : 0.27 },
    )(s),
};

const dogHead = (): Head => {
  const ear = leafEar([0.72, 0.52, -0.05], 1.0, 0.62, [10, 0, -158]);
  return {
    solid: blend(
      0.24,
      ellipsoid([0, 0.05, 0], [0.92, 0.88, 0.86]),
      ellipsoid([0, -0.3, 0.72], [0.46, 0.36, 0.52]),
      bothSides([0.2, -0.36, 0.98], [0.24, 0.2, 0.22]),
    ),
    paint: [
      paint('belly', ellipsoid([0, -0.36, 1.0], [0.56, 0.42, 0.6]), 0.06),
      paint('belly', ellipsoid([0, 0.4, 0.9], [0.16, 0.62, 0.5]), 0.07),
      paint('patch', ellipsoid([-0.46, 0.22, 0.7], [0.42, 0.46, 0.5]), 0.05),
      ...smile(-0.42, 0.26, 0.1, 0.025, 0.8),
    ],
    parts: [
      part('patch', 'fur', ear.solid),
      nose([0, -0.1, 1.24], 0.2),
      part('tongue', 'glossy', ellipsoid([0.04, -0.66, 1.06], [0.13, 0.22, 0.07])),
      ...eyes({ at: [0.38, 0.16, 0.68], r: 0.2, splay: 0.2 }),
    ],
  };
};

const dog: Creature = {
  ...fox,
  proportions: { ...fox.proportions, chest: 0.27, hip: 0.25, legs: 0.4, legThick: 0.1, headSize: 0.37 },
  head: dogHead(),
  feet: 'belly',
  tail: (s) =>
    bushyTail(
      s.upright
        ? [
            [0, 0, 0],
            [0.16, 0.06, 0.16],
            [0.26, 0.24, 0.2],
            [0.22, 0.42, 0.16],
          ]
        : [
            [0, 0, 0],
            [0, 0.12, 0.14],
            [0, 0.3, 0.16],
            [0, 0.44, 0.06],
          ],
      [0.07, 0.065, 0.055, 0.03],
      { colour: 'belly', from: 3, r: 0.12 },
    )(s),
  extra: (s) => ({
    parts: [
      part(
        'collar',
        'glossy',
        capsule(
          [s.chest[0] - 0.02, s.chest[1] + 0.2, s.chest[2] + (s.upright ? 0.02 : 0.08)],
          [0.02, s.chest[1] + 0.2, s.chest[2] + (s.upright ? 0.02 : 0.08)],
          0.215,
        ),
        undefined,
      ),
      part('tag', 'metal', sphere([0, s.chest[1] + 0.12, s.chest[2] + (s.upright ? 0.24 : 0.3)], 0.05)),
    ],
  }),
};

const wolfHead = (): Head => {
  const base = foxHead();
  return { ...base, paint: base.paint.filter((layer) => layer.colour !== 'dark') };
};

export const CANINES = [
  subject({
    name: 'fox',
    family: 'animal',
    words: ['vixen', 'red fox'],
    size: 0.6,
    colours: { body: '#e8702a', belly: '#fff4e6', dark: '#3b2622', inner: '#5a3a33', iris: '#c9772b' },
    poses: POSES,
    build: ({ pose }) => quadruped(fox, pose),
  }),
  subject({
    name: 'dog',
    family: 'animal',
    words: ['puppy', 'hound', 'terrier', 'retriever', 'beagle', 'doggy'],
    size: 0.6,
    colours: {
      body: '#d9a066',
      belly: '#fff6ea',
      patch: '#8a5230',
      collar: '#d6453d',
      tag: '#f3c64b',
      iris: '#5a3620',
    },
    poses: POSES,
    build: ({ pose }) => quadruped(dog, pose),
  }),
  subject({
    name: 'wolf',
    family: 'animal',
    words: ['wolves', 'coyote', 'husky'],
    size: 0.8,
    colours: {
      body: '#77818f',
      belly: '#eef1f4',
      dark: tone('body', 0.6),
      inner: tone('body', 0.5),
      iris: '#e0b33a',
    },
    poses: POSES,
    build: ({ pose }) => quadruped({ ...fox, head: wolfHead(), feet: 'belly' }, pose),
  }),
];
