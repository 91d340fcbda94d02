/** A table lamp whose hollow shade lets the bulb be seen and glows warmly where it is near. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { profile, revolve } from '#engine/sculpt/shapes/outline.ts';
import { capsule, ellipsoid, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { subject } from '../subject.ts';
import { held } from './workshop.ts';

function lamp(): Model {
  return {
    parts: [
      part(
        'base',
        'glossy',
        revolve(
          profile(
            [
              [0, 0],
              [0.34, 0],
              [0.36, 0.06],
              [0.1, 0.14],
              [0.16, 0.34],
              [0.22, 0.5],
              [0.12, 0.68],
              [0.05, 0.78],
              [0, 0.78],
            ],
            4,
          ),
        ),
      ),
      part('chrome', 'metal', capsule([0, 0.7, 0], [0, 1.0, 0], 0.03)),
      part(
        'body',
        'matte',
        carve(0.01, frustum([0, 1.2, 0], 0.32, 0.52, 0.34, 0.02), frustum([0, 1.2, 0], 0.36, 0.43, 0.25)),
        [
          paint(
            'trim',
            pattern((_x, y) => 0.3 - Math.abs(y - 1.2)),
            0.006,
          ),
          paint('warm', ellipsoid([0, 1.12, 0.4], [0.3, 0.2, 0.3]), 0.2),
        ],
      ),
      part('lamp', 'glow', sphere([0, 1.1, 0], 0.17)),
    ],
    anchors: held([0, 0.4, 0], 1.5),
  };
}

export const LAMP = subject({
  name: 'lamp',
  family: 'object',
  words: ['table lamp'],
  size: 0.5,
  colours: { body: '#f6dfae', base: '#3f8f8c', trim: '#d9b777', warm: '#fff2c9' },
  view: { yaw: 20, pitch: 6 },
  build: () => lamp(),
});
