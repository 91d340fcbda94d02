/** A sitting frog: bulging eyes on top of the head, a wide mouth and spread toes. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { capsule, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject, tone } from '../../subject.ts';
import { blush, eyes } from '../face.ts';

function frog(): Model {
  const toes = (x: number, z: number) =>
    blend(
      0.02,
      ...[-0.12, 0, 0.12].map((k) =>
        capsule([x, 0.06, z], [x + k, 0.045, z + 0.17 - Math.abs(k) * 0.4], 0.055, 0.06),
      ),
    );
  const body = blend(
    0.14,
    ellipsoid([0, 0.42, -0.1], [0.44, 0.38, 0.46]),
    ellipsoid([0, 0.66, 0.24], [0.46, 0.3, 0.36]),
    mirror(sphere([0.27, 0.9, 0.24], 0.17)),
  );
  const legs = mirror(
    blend(
      0.06,
      ellipsoid([0.44, 0.26, -0.16], [0.18, 0.24, 0.34]),
      capsule([0.5, 0.1, -0.1], [0.56, 0.07, 0.16], 0.1, 0.07),
      toes(0.56, 0.2),
      tube(
        [
          [0.3, 0.4, 0.24],
          [0.38, 0.24, 0.34],
          [0.32, 0.06, 0.42],
        ],
        [0.12, 0.09, 0.07],
      ),
      toes(0.32, 0.44),
    ),
  );
  return {
    parts: [
      part('body', 'glossy', blend(0.06, body, legs), [
        paint('belly', ellipsoid([0, 0.36, 0.5], [0.34, 0.3, 0.34]), 0.04),
        paint(
          'mouth',
          keep(
            0.004,
            place(torus([0, 0, 0], 0.44, 0.016), { at: [0, 0.66, 0.2], turn: [10, 0, 0] }),
            pattern((_x, _y, z) => 0.28 - z),
          ),
          0.006,
        ),
        blush([0.34, 0.62, 0.46], 0.06),
        paint(
          'spot',
          union(
            sphere([0.1, 0.86, -0.22], 0.08),
            sphere([-0.16, 0.8, -0.32], 0.07),
            sphere([0.3, 0.7, -0.3], 0.06),
          ),
          0.01,
        ),
      ]),
      ...eyes(
        { at: [0.27, 0.95, 0.3], r: 0.14, splay: 0.3, tall: 1, white: true, iris: 0.76 },
        'body',
        'glossy',
      ),
    ],
    anchors: {
      top: { at: [0, 1.05, 0.24] },
      seat: { at: [0, 0.8, -0.2] },
      hand: { at: [0, 0.4, 0.7] },
      hips: { at: [0, 0.06, 0] },
    },
  };
}

export const FROG = subject({
  name: 'frog',
  family: 'animal',
  words: ['toad', 'tree frog'],
  size: 0.12,
  colours: { body: '#5fb548', belly: '#eef0b4', spot: tone('body', 0.7), iris: '#e0a52a' },
  view: { yaw: 26, pitch: 12 },
  poses: ['sit', 'hold'],
  build: () => frog(),
});
