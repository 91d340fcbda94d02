/** Dogs of a breed: the shared dog in other coats and proportions. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import { ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { rod } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';
import { curled } from '../curled.ts';
import { leafEar } from '../face.ts';
import { plainHead } from '../heads.ts';
import { bushyTail, type Creature, quadruped, tailPath } from '../quadruped.ts';
import { POSES } from './canine.ts';
import { dog } from './dog.ts';

const hangingEar = (long: number, wide: number) => leafEar([0.7, 0.46, -0.06], long, wide, [10, 0, -160]);

const retriever: Creature = {
  ...dog,
  proportions: { ...dog.proportions, length: 0.74, legs: 0.44 },
  head: plainHead({
    skull: [0.88, 0.86, 0.84],
    snout: [0.5, -0.22, 0.46, 1.06, -0.32, 0.3],
    eye: { at: [0.36, 0.16, 0.68], r: 0.18, splay: 0.2 },
    muzzle: [
      [0, -0.46, 1.1],
      [0.5, 0.34, 0.56],
    ],
    muzzleColour: 'belly',
    nose: [[0, -0.12, 1.34], 0.18],
    smile: [-0.42, 0.28, 0.1, 0.8],
    parts: [
      part('ear', 'fur', hangingEar(0.86, 0.58).solid),
      part('tongue', 'glossy', ellipsoid([0.04, -0.64, 1.12], [0.13, 0.2, 0.07])),
    ],
  }),
  feet: undefined,
  tail: (s) =>
    bushyTail(
      s.upright
        ? [
            [0, 0, 0],
            [0.2, 0.04, 0.18],
            [0.42, 0.1, 0.2],
            [0.58, 0.26, 0.14],
          ]
        : [
            [0, 0, 0],
            [0, 0.06, 0.2],
            [0, 0.2, 0.4],
            [0, 0.4, 0.5],
          ],
      [0.08, 0.13, 0.14, 0.04],
    )(s),
  // Long hair on the chest and behind the legs.
  extra: (s) => ({
    shapes: [
      ellipsoid(add(s.chest, [0, -0.08, 0.14]), [0.22, 0.3, 0.2]),
      mirror(ellipsoid(add(s.hip, [0.12, -0.16, -0.14]), [0.13, 0.22, 0.12])),
    ],
    paint: [paint('belly', ellipsoid(add(s.chest, [0, -0.1, 0.3]), [0.2, 0.34, 0.2]), 0.08)],
  }),
};

const GOLDEN_RETRIEVER = subject({
  name: 'golden retriever',
  family: 'animal',
  words: ['retriever', 'labrador'],
  size: 0.65,
  colours: { body: '#dda552', belly: '#f3d49c', ear: tone('body', 0.84), iris: '#4a2c18' },
  poses: [...POSES, 'sleep'],
  build: ({ pose }) =>
    pose === 'sleep'
      ? curled({ creature: retriever, eye: [0.36, 0.14], tail: 0.12, rise: 0.7 })
      : quadruped(retriever, pose),
});

const poodle: Creature = {
  ...dog,
  proportions: {
    ...dog.proportions,
    length: 0.5,
    chest: 0.23,
    hip: 0.19,
    legs: 0.46,
    legThick: 0.06,
    headSize: 0.27,
    headUp: 0.46,
  },
  neck: [0.13, 0.12],
  feet: undefined,
  belly: undefined,
  head: plainHead({
    skull: [0.74, 0.76, 0.74],
    snout: [0.4, -0.2, 0.36, 1.24, -0.34, 0.18],
    eye: { at: [0.34, 0.1, 0.62], r: 0.18, splay: 0.25 },
    nose: [[0, -0.2, 1.42], 0.15],
    smile: [-0.38, 0.22, 0.07, 0.8],
    parts: [
      part('puff', 'fur', blend(0.1, sphere([0, 0.86, -0.1], 0.62), mirror(sphere([0.3, 0.74, 0.06], 0.4)))),
      part(
        'puff',
        'fur',
        mirror(
          blend(0.1, ellipsoid([0.84, -0.1, -0.1], [0.3, 0.56, 0.36]), sphere([0.92, -0.52, -0.1], 0.36)),
        ),
      ),
    ],
  }),
  tail: (s) => {
    const path = tailPath(s, [
      [0, 0, 0],
      [0, 0.16, 0.06],
      [0, 0.32, 0.08],
    ]);
    return { shapes: [rod(path.flat(), 0.035)], parts: [part('puff', 'fur', sphere(path[2]!, 0.12))] };
  },
  extra: (s) => ({
    shapes: [sphere(add(s.chest, [0, 0, 0.02]), 0.3)],
    parts: [
      part(
        'puff',
        'fur',
        mirror(
          blend(
            0.02,
            sphere(add(s.front[2], [0, 0.14, 0]), 0.115),
            sphere(add(s.hind[2], [0, 0.14, 0]), 0.115),
          ),
        ),
      ),
    ],
  }),
};

const POODLE = subject({
  name: 'poodle',
  family: 'animal',
  words: [],
  size: 0.5,
  colours: { body: '#f2ece2', puff: '#fbf7f0', iris: '#3a2418', belly: '#f2ece2', inner: '#e8c8b8' },
  poses: ['stand', 'sit', 'run'],
  build: ({ pose }) => quadruped(poodle, pose),
});

const DACHSHUND = subject({
  name: 'dachshund',
  family: 'animal',
  words: ['sausage dog', 'wiener dog', 'basset hound'],
  size: 0.3,
  colours: {
    body: '#9a5a2c',
    belly: '#d99a5a',
    ear: tone('body', 0.76),
    collar: '#d6453d',
    tag: '#f3c64b',
    iris: '#3a2010',
  },
  view: { yaw: 52, pitch: 8 },
  poses: ['stand', 'run'],
  build: ({ pose }) =>
    quadruped(
      {
        ...dog,
        proportions: {
          ...dog.proportions,
          length: 1.1,
          chest: 0.22,
          hip: 0.2,
          legs: 0.2,
          legThick: 0.08,
          headSize: 0.29,
          headUp: 0.34,
          headForward: 0.28,
        },
        head: plainHead({
          skull: [0.8, 0.8, 0.8],
          snout: [0.4, -0.2, 0.4, 1.36, -0.34, 0.22],
          eye: { at: [0.36, 0.14, 0.62], r: 0.18, splay: 0.25 },
          muzzle: [
            [0, -0.5, 1.2],
            [0.4, 0.3, 0.7],
          ],
          muzzleColour: 'belly',
          nose: [[0, -0.16, 1.6], 0.15],
          smile: [-0.42, 0.26, 0.08, 0.8],
          parts: [part('ear', 'fur', hangingEar(1.1, 0.62).solid)],
        }),
      },
      pose,
    ),
});

export const BREEDS = [GOLDEN_RETRIEVER, POODLE, DACHSHUND];
