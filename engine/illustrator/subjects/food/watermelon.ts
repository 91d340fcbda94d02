/** A slice of watermelon: rind and flesh are painted by their distance from the middle. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { keep, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, ellipsoid, halfSpace, sphere } from '#engine/sculpt/shapes/solids.ts';
import { subject } from '../subject.ts';
import { held } from './baking.ts';

function watermelon(): Model {
  const slice = keep(
    0.02,
    keep(0.02, sphere([0, 0.9, 0], 0.9), halfSpace([0, 1, 0], 0.86)),
    box([0, 0.5, 0], [1, 0.6, 0.2], 0.05),
  );
  const seeds = [
    [-0.4, 0.66],
    [-0.15, 0.54],
    [0.15, 0.58],
    [0.42, 0.66],
    [-0.28, 0.38],
    [0.02, 0.3],
    [0.3, 0.38],
  ].map(([x, y]) => ellipsoid([x!, y!, 0.2], [0.035, 0.055, 0.1]));
  return {
    parts: [
      part('body', 'glossy', slice, [
        paint(
          'rind',
          pattern((x, y, z) => 0.82 - Math.hypot(x, y - 0.9, z)),
          0.008,
        ),
        paint(
          'leaf',
          pattern((x, y, z) => 0.86 - Math.hypot(x, y - 0.9, z)),
          0.006,
        ),
        paint('pupil', union(...seeds), 0.008),
      ]),
    ],
    anchors: held(0.5, 0.9),
  };
}

export const WATERMELON = subject({
  name: 'watermelon',
  family: 'food',
  words: ['melon', 'watermelon slice'],
  size: 0.25,
  colours: { body: '#ef4f56', rind: '#f2f5d4', leaf: '#3f8f47' },
  view: { yaw: 24, pitch: 8 },
  build: () => watermelon(),
});
