/** An open umbrella: a thin scalloped shell, so that one can look under it. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, keep, relief } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject, tone } from '../subject.ts';
import { held } from './workshop.ts';

function umbrella(): Model {
  const shellShape = keep(
    0.01,
    carve(0.01, ellipsoid([0, 1.2, 0], [0.94, 0.66, 0.94]), ellipsoid([0, 1.16, 0], [0.9, 0.62, 0.9])),
    pattern2(1.24),
  );
  const scallop = carve(
    0.01,
    relief(shellShape, 0.02, (x, _y, z) => 0.018 * Math.abs(Math.cos(Math.atan2(x, z) * 4))),
    pattern((x, y, z) => y - 1.24 - 0.09 * Math.abs(Math.cos(Math.atan2(x, z) * 4))),
  );
  return {
    parts: [
      part('body', 'matte', scallop, [
        paint(
          'second',
          pattern((x, _y, z) => 0.14 * Math.sin(Math.atan2(x, z) * 4)),
          0.006,
        ),
      ]),
      part('chrome', 'metal', capsule([0, 0.2, 0], [0, 2.02, 0], 0.024)),
      part(
        'wood',
        'glossy',
        tube(
          [
            [0, 0.36, 0],
            [0, 0.12, 0],
            [0.08, 0, 0],
            [0.2, 0.02, 0],
            [0.24, 0.14, 0],
          ],
          0.045,
        ),
      ),
    ],
    anchors: held([0, 0.3, 0], 2),
  };
}

/** The half space above a height, bounded so that meshes may use it. */
const pattern2 = (y0: number): Shape => ({
  lo: [-2, y0, -2],
  hi: [2, y0 + 3, 2],
  thin: 1,
  distance: (_x, y) => y0 - y,
});

export const UMBRELLA = subject({
  name: 'umbrella',
  family: 'object',
  words: [],
  size: 1,
  colours: { body: '#e0483d', second: tone('body', 1.14), wood: '#8a5a36' },
  view: { yaw: 16, pitch: 8 },
  build: () => umbrella(),
});
