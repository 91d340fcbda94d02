/** A small sailing boat, hollow where one sits, under two bent sails; it is what "boat" means. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, keep, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { curve, extrude, type Point } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { bend, place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../../subject.ts';
import { at, hull } from './craft.ts';

function sailboat(): Model {
  const shape = hull(1.05, 0.42, 0.34);
  const sail = (points: readonly Point[], z: number, out: number): Shape =>
    place(bend(extrude(curve(points, 4), 0.02, 0.015), out), { at: [0, 0, z], turn: [0, 90, 0] });
  return {
    parts: [
      part('body', 'glossy', carve(0.03, shape, ellipsoid([0, 0.46, -0.2], [0.3, 0.14, 0.56])), [
        paint(
          'trim',
          pattern((_x, y) => Math.abs(y - 0.28) - 0.03),
          0.006,
        ),
        paint(
          'wood',
          keep(
            0,
            ellipsoid([0, 0.5, -0.2], [0.33, 0.2, 0.6]),
            pattern((_x, y) => Math.abs(y - 0.33) - 0.05),
          ),
          0.01,
        ),
      ]),
      part(
        'wood',
        'matte',
        union(
          capsule([0, 0.3, 0.16], [0, 2.1, 0.16], 0.035, 0.022),
          capsule([0, 0.56, 0.16], [0, 0.52, -0.86], 0.028),
        ),
      ),
      part(
        'sail',
        'matte',
        sail(
          [
            [-0.06, 2.0],
            [0.34, 1.3],
            [0.94, 0.62],
            [0.5, 0.6],
            [-0.06, 0.64],
          ],
          0.1,
          0.08,
        ),
        [
          paint(
            'stripe',
            pattern((_x, y) => Math.abs(y - 1.3) - 0.08),
            0.006,
          ),
        ],
      ),
      part(
        'sail',
        'matte',
        sail(
          [
            [-0.12, 1.86],
            [-0.5, 1.2],
            [-0.94, 0.5],
            [-0.5, 0.5],
            [-0.16, 0.6],
          ],
          0.12,
          0.08,
        ),
      ),
      part(
        'flag',
        'matte',
        place(
          extrude(
            curve(
              [
                [0, 0],
                [0.14, 0.05],
                [0.3, -0.01],
                [0.26, 0.09],
                [0.3, 0.18],
                [0.14, 0.2],
                [0, 0.18],
              ],
              3,
            ),
            0.014,
            0.01,
          ),
          { at: [0, 1.98, 0.14], turn: [0, 90, 0] },
        ),
      ),
    ],
    anchors: at(0.5, -0.3),
  };
}

export const SAILING_BOAT = subject({
  name: 'sailing boat',
  family: 'vehicle',
  words: ['sailboat', 'boat'],
  size: 6,
  colours: {
    body: '#2f6fb5',
    trim: '#fdf8ee',
    sail: '#fdf9f0',
    stripe: '#e0483d',
    flag: '#e0483d',
    wood: '#a8713f',
  },
  view: { yaw: 58, pitch: 8 },
  poses: ['swim'],
  build: () => sailboat(),
});
