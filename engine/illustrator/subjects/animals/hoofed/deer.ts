/** A deer with antlers and a spotted back; it also answers to reindeer, elk and moose. */

import { type Paint, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject } from '../../subject.ts';
import { eyes, leafEar, smile } from '../face.ts';
import { bushyTail, type Head, quadruped } from '../quadruped.ts';
import { horse } from './equine.ts';
import { POSES } from './hoof.ts';

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

export const DEER = subject({
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
});
