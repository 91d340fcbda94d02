/** The dog that others are varied from, awake and asleep. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend } from '#engine/sculpt/shapes/combine.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { subject } from '../../subject.ts';
import { curled } from '../curled.ts';
import { bothSides, eyes, leafEar, nose, smile } from '../face.ts';
import { bushyTail, type Creature, type Head, quadruped } from '../quadruped.ts';
import { fox, POSES } from './canine.ts';

export const dogHead = (): Head => {
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

export const dog: Creature = {
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

export const DOG = subject({
  name: 'dog',
  family: 'animal',
  words: ['puppy', 'hound', 'terrier', 'beagle', 'doggy'],
  size: 0.6,
  colours: {
    body: '#d9a066',
    belly: '#fff6ea',
    patch: '#8a5230',
    collar: '#d6453d',
    tag: '#f3c64b',
    iris: '#5a3620',
  },
  poses: [...POSES, 'sleep'],
  build: ({ pose }) =>
    pose === 'sleep'
      ? curled({ creature: dog, eye: [0.38, 0.14], tail: 0.08, tip: 'belly', rise: 0.7 })
      : quadruped(dog, pose),
});
