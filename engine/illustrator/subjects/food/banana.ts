/** A single banana: a bent tube with dark ends and one painted edge. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { capsule, sphere } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject, tone } from '../subject.ts';
import { held } from './baking.ts';

function banana(): Model {
  const path: Vec3[] = [
    [-0.62, 0.78, 0],
    [-0.5, 0.42, 0],
    [-0.1, 0.16, 0],
    [0.36, 0.22, 0],
    [0.62, 0.5, 0],
  ];
  return {
    parts: [
      part('body', 'glossy', tube(path, [0.07, 0.2, 0.24, 0.2, 0.06], 6), [
        paint('wood', union(sphere([0.66, 0.54, 0], 0.1), sphere([-0.64, 0.86, 0], 0.13)), 0.02),
        paint(
          'bodyDark',
          pattern((x, y) => Math.abs(Math.hypot(x - 0.06, y - 1.02) - 0.78) - 0.012),
          0.02,
        ),
      ]),
      part('bodyDark', 'matte', capsule([-0.62, 0.78, 0], [-0.66, 0.98, 0], 0.065, 0.05)),
    ],
    anchors: held(0.3, 0.8),
  };
}

export const BANANA = subject({
  name: 'banana',
  family: 'food',
  words: [],
  size: 0.15,
  colours: { body: '#f7cf3f', bodyDark: tone('body', 0.8), wood: '#6a5228' },
  view: { yaw: 18, pitch: 10 },
  build: () => banana(),
});
