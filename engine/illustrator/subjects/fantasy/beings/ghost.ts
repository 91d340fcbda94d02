/** A ghost: a hanging sheet with a wavy hem; it floats and can hold things. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, relief } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { ellipsoid, frustum } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { blush, eyes } from '../../animals/face.ts';
import { type Pose, subject } from '../../subject.ts';

function ghost(pose: Pose): Model {
  const sheet = relief(
    blend(
      0.14,
      ellipsoid([0, 1.2, 0], [0.5, 0.56, 0.46]),
      frustum([0, 0.7, 0], 0.52, 0.56, 0.46, 0.1),
      mirror(
        tube(
          pose === 'hold' || pose === 'read'
            ? [
                [0.36, 1.0, 0.1],
                [0.5, 0.84, 0.34],
                [0.3, 0.84, 0.62],
              ]
            : [
                [0.4, 1.0, 0.1],
                [0.7, 0.96, 0.24],
                [0.86, 1.16, 0.3],
              ],
          [0.16, 0.13, 0.08],
        ),
      ),
    ),
    0.09,
    (x, y, z) => (y < 0.62 ? 0.075 * Math.sin(Math.atan2(x, z) * 8) * Math.min(1, (0.62 - y) * 3) : 0),
  );
  const wave = pattern((x, y, z) => y - 0.26 - 0.08 * Math.sin(Math.atan2(x, z) * 8));
  return {
    parts: [
      part('body', 'matte', carve(0.05, sheet, wave), [
        blush([0.28, 1.12, 0.42], 0.08),
        paint('mouth', ellipsoid([0, 1.06, 0.46], [0.075, 0.1, 0.2]), 0.008),
      ]),
      ...eyes({ at: [0.18, 1.3, 0.4], r: 0.105, tall: 1.4, splay: 0.3 }),
    ],
    anchors: { hand: { at: [0, 0.86, 0.66] }, top: { at: [0, 1.76, 0] }, hips: { at: [0, 0.3, 0] } },
  };
}

export const GHOST = subject({
  name: 'ghost',
  family: 'fantasy',
  words: ['spirit', 'phantom', 'spook'],
  size: 1.4,
  airborne: true,
  colours: { body: '#f4f5fb' },
  view: { yaw: 18, pitch: 4 },
  poses: ['fly', 'hold', 'read'],
  build: ({ pose }) => ghost(pose),
});
