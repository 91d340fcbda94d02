/** A book, shut or open; open, it faces its reader and shows the viewer its cover. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { type Pose, subject } from '../subject.ts';
import { held } from './workshop.ts';

/** Open, it is turned so that the one who holds it reads and the viewer sees the cover. */
function book(pose: Pose): Model {
  if (pose === 'open') {
    const half = (s: number): Shape =>
      place(box([s * 0.36, 0, 0], [0.36, 0.48, 0.028], 0.02), { turn: [0, s * 20, 0] });
    const leaves = (s: number): Shape =>
      place(box([s * 0.33, 0, -0.07], [0.33, 0.45, 0.05], 0.02), { turn: [0, s * 20, 0] });
    const tilt = { turn: [-24, 0, 0] as Vec3 };
    const mark = pattern((x, y) => Math.max(Math.abs(Math.hypot(Math.abs(x) - 0.36, y) - 0.17) - 0.02, -1));
    return {
      parts: [
        part(
          'body',
          'matte',
          place(blend(0.03, half(1), half(-1), capsule([0, -0.47, 0.02], [0, 0.47, 0.02], 0.035)), tilt),
          [
            paint('trim', place(mark, tilt), 0.006),
            paint(
              'trim',
              place(
                keep(
                  0,
                  pattern((x) => Math.abs(Math.abs(x) - 0.36) - 0.3),
                  pattern((_x, y) => Math.abs(Math.abs(y) - 0.42) - 0.012),
                ),
                tilt,
              ),
              0.004,
            ),
          ],
        ),
        part('paper', 'matte', place(blend(0.02, leaves(1), leaves(-1)), tilt), [
          paint(
            'line',
            place(
              keep(
                0,
                stripes('y', 0.07, 0.22),
                pattern((x, y, z) =>
                  Math.max(Math.abs(Math.abs(x) - 0.32) - 0.22, Math.abs(y) - 0.36, z + 0.02),
                ),
              ),
              tilt,
            ),
            0.004,
          ),
        ]),
      ],
      anchors: held([0, -0.2, -0.06], 0.5),
    };
  }
  return {
    parts: [
      part(
        'body',
        'matte',
        carve(0.01, box([0, 0.6, 0], [0.44, 0.6, 0.14], 0.05), box([0.1, 0.6, 0], [0.42, 0.7, 0.09])),
        [
          paint(
            'trim',
            pattern((x, y) => Math.max(Math.abs(x + 0.3) - 0.016, Math.abs(y - 0.6) - 9)),
            0.004,
          ),
          paint(
            'trim',
            pattern((x, y, z) =>
              z < 0 ? 1 : Math.abs(Math.max(Math.abs(x - 0.07) - 0.2, Math.abs(y - 0.78) - 0.2)) - 0.014,
            ),
            0.004,
          ),
          paint(
            'trim',
            pattern((x, y, z) => (z < 0 ? 1 : Math.hypot(x - 0.07, y - 0.78) - 0.09)),
            0.005,
          ),
        ],
      ),
      part('paper', 'matte', box([0, 0.6, 0], [0.4, 0.555, 0.095], 0.01), [
        paint('line', stripes('z', 0.03, 0.3), 0.003),
      ]),
      part('ribbon', 'matte', box([-0.05, 0.02, 0.0], [0.035, 0.12, 0.012], 0.008)),
    ],
    anchors: held([0, 0.5, 0.05], 1.2),
  };
}

export const BOOK = subject({
  name: 'book',
  family: 'object',
  words: ['novel', 'storybook', 'diary', 'textbook'],
  size: 0.25,
  colours: { body: '#3f6fc4', trim: '#f2cf6b', line: '#d9cfb8', ribbon: '#d8453d' },
  view: { yaw: 34, pitch: 14 },
  poses: ['stand', 'open'],
  build: ({ pose }) => book(pose),
});
