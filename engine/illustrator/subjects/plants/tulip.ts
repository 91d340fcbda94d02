/** A tulip: a hollow cup whose rim is cut into three petals. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject, tone } from '../subject.ts';
import { GREEN, leaf, top } from './foliage.ts';

function tulip(): Model {
  const cup = carve(
    0.03,
    relief(
      ellipsoid([0, 1.62, 0], [0.27, 0.36, 0.27]),
      0.03,
      (x, _y, z) => 0.03 * Math.cos(Math.atan2(x, z) * 3),
    ),
    union(
      ellipsoid([0, 1.9, 0], [0.2, 0.34, 0.2]),
      pattern((x, y, z) => 1.78 + 0.1 * Math.cos(Math.atan2(x, z) * 3) - y),
    ),
  );
  return {
    parts: [
      part(
        'leaf',
        'matte',
        blend(
          0.02,
          tube(
            [
              [0, 0, 0],
              [0.02, 0.6, 0],
              [0, 1.3, 0],
            ],
            0.05,
          ),
        ),
      ),
      part(
        'leaf',
        'matte',
        union(leaf([0.02, 0.06, 0], [0, -20, 62], 0.9), leaf([0, 0.06, 0], [0, 190, 58], 0.8)),
      ),
      part('body', 'glossy', cup, [
        paint(
          'petalDark',
          pattern((_x, y) => y - 1.42),
          0.12,
        ),
      ]),
    ],
    anchors: top(1.9, 0.4),
  };
}

export const TULIP = subject({
  name: 'tulip',
  family: 'plant',
  words: [],
  size: 0.4,
  colours: { body: '#e5484d', petalDark: tone('body', 0.86), ...GREEN },
  view: { yaw: 20, pitch: 10 },
  build: () => tulip(),
});
