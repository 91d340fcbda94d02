/** A rose: rings of petals that open outwards around a darker heart. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { radial, union } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject, tone } from '../subject.ts';
import { GREEN, leaf, top } from './foliage.ts';

function rose(): Model {
  const layer = (r: number, n: number, y: number, open: number): Shape =>
    place(
      radial(
        n,
        place(ellipsoid([0, 0, 0], [r * 0.2, r * 0.62, r * 0.58]), {
          at: [r * 0.72, 0, 0],
          turn: [0, 0, -open],
        }),
      ),
      { at: [0, y, 0], turn: [0, r * 400, 0] },
    );
  return {
    parts: [
      part(
        'leaf',
        'matte',
        tube(
          [
            [0, 0, 0],
            [0.03, 0.6, 0],
            [0, 1.3, 0],
          ],
          0.045,
        ),
      ),
      part(
        'leaf',
        'matte',
        union(
          leaf([0.02, 0.5, 0], [0, -20, 30], 0.46),
          leaf([0, 0.76, 0], [0, 200, 30], 0.4),
          place(radial(5, capsule([0.06, 1.28, 0], [0.26, 1.22, 0], 0.06, 0.012)), {}),
        ),
      ),
      part(
        'body',
        'matte',
        union(
          layer(0.34, 5, 1.5, 34),
          layer(0.25, 5, 1.56, 16),
          layer(0.16, 3, 1.6, 4),
          sphere([0, 1.52, 0], 0.16),
        ),
        [paint('petalDark', capsule([0, 1.3, 0], [0, 1.9, 0], 0.13), 0.08)],
      ),
    ],
    anchors: top(1.9, 0.4),
  };
}

export const ROSE = subject({
  name: 'rose',
  family: 'plant',
  words: [],
  size: 0.5,
  colours: { body: '#d8283f', petalDark: tone('body', 0.72), ...GREEN },
  view: { yaw: 20, pitch: 24 },
  build: () => rose(),
});
