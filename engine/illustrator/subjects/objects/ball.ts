/** A ball in coloured panels, for "ball" without a sport. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { sphere } from '#engine/sculpt/shapes/solids.ts';
import { subject } from '../subject.ts';
import { held } from './workshop.ts';

function ball(): Model {
  const panels = pattern((x, _y, z) => 0.16 * Math.sin(Math.atan2(x, z) * 3));
  return {
    parts: [
      part('body', 'glossy', sphere([0, 0.5, 0], 0.5), [
        paint('second', panels, 0.006),
        paint('trim', union(sphere([0, 1.02, 0], 0.17), sphere([0, -0.02, 0], 0.17)), 0.006),
      ]),
    ],
    anchors: held([0, 0.5, 0]),
  };
}

export const BALL = subject({
  name: 'ball',
  family: 'object',
  words: [],
  size: 0.3,
  colours: { body: '#e5483d', second: '#fdf8ee', trim: '#3a7fd1' },
  view: { yaw: 20, pitch: 24 },
  build: () => ball(),
});
