/** A ribbed cactus with a flower, in its pot. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, radial, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject } from '../subject.ts';
import { top } from './foliage.ts';

function cactus(): Model {
  const ribs = (x: number, y: number, z: number) =>
    0.022 * Math.cos(Math.atan2(x, z) * 10) * (y > 0.3 ? 1 : 0);
  return {
    parts: [
      part(
        'body',
        'matte',
        blend(
          0.05,
          relief(capsule([0, 0.3, 0], [0, 1.32, 0], 0.28, 0.25), 0.03, ribs),
          tube(
            [
              [0.2, 0.74, 0],
              [0.5, 0.74, 0],
              [0.58, 0.92, 0],
              [0.58, 1.16, 0],
            ],
            0.12,
          ),
          tube(
            [
              [-0.2, 0.58, 0],
              [-0.44, 0.58, 0],
              [-0.52, 0.74, 0],
              [-0.52, 0.94, 0],
            ],
            0.11,
          ),
        ),
        [
          paint(
            'spine',
            pattern(
              (x, y, z) =>
                0.012 - 0.03 * Math.max(0, Math.sin(y * 34) * Math.cos(Math.atan2(x, z) * 10) - 0.5),
            ),
            0.006,
          ),
        ],
      ),
      part(
        'pot',
        'glossy',
        carve(
          0.02,
          union(frustum([0, 0.2, 0], 0.2, 0.28, 0.36, 0.03), torus([0, 0.38, 0], 0.36, 0.06)),
          cylinder([0, 0.42, 0], 0.33, 0.06),
        ),
      ),
      part('soil', 'matte', cylinder([0, 0.34, 0], 0.33, 0.03, 0.01)),
      part(
        'petal',
        'matte',
        place(
          blend(0.02, radial(7, ellipsoid([0.1, 0.04, 0], [0.11, 0.035, 0.055])), sphere([0, 0.04, 0], 0.05)),
          { at: [0, 1.58, 0.02], turn: [10, 0, 0] },
        ),
      ),
    ],
    anchors: top(1.6, 0.2),
  };
}

export const CACTUS = subject({
  name: 'cactus',
  family: 'plant',
  words: ['cacti'],
  size: 1.5,
  colours: { body: '#5da25a', spine: '#f5efcf', pot: '#d9774a', soil: '#5a3d2b', petal: '#f28ab0' },
  view: { yaw: 16, pitch: 12 },
  build: () => cactus(),
});
