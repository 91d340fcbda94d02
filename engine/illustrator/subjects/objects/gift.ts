/** A wrapped present: ribbon and diagonal stripes are paint, only the bow is solid. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject, tone } from '../subject.ts';
import { held } from './workshop.ts';

/** Diagonal stripes of the wrapping paper. */
const stripesAcross = pattern((x, y, z) => 0.05 * Math.sin((x + y - z) * 15) + 0.015);

function gift(): Model {
  const loop = (s: number): Shape =>
    place(torus([0, 0, 0], 0.15, 0.05), { at: [s * 0.17, 1.1, 0], turn: [90, 0, s * 24] });
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(box([0, 0.42, 0], [0.5, 0.42, 0.5], 0.04), box([0, 0.84, 0], [0.56, 0.11, 0.56], 0.04)),
        [
          paint('dot', stripesAcross, 0.006),
          paint('ribbon', union(box([0, 0.5, 0], [0.1, 2, 2]), box([0, 0.5, 0], [2, 2, 0.1])), 0.006),
        ],
      ),
      part(
        'ribbon',
        'glossy',
        blend(
          0.03,
          loop(1),
          loop(-1),
          sphere([0, 1.02, 0], 0.09),
          tube(
            [
              [0, 1.0, 0.02],
              [0.2, 0.97, 0.24],
              [0.3, 0.97, 0.4],
            ],
            [0.05, 0.06, 0.03],
          ),
          tube(
            [
              [0, 1.0, 0.02],
              [-0.22, 0.97, 0.2],
              [-0.36, 0.97, 0.3],
            ],
            [0.05, 0.06, 0.03],
          ),
        ),
      ),
    ],
    anchors: held([0, 0.4, 0], 0.95),
  };
}

export const GIFT = subject({
  name: 'gift',
  family: 'object',
  words: ['present', 'gift box'],
  size: 0.3,
  colours: { body: '#5b6ee0', ribbon: '#f7c948', dot: tone('body', 1.3) },
  view: { yaw: 32, pitch: 20 },
  build: () => gift(),
});
