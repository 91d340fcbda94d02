/** A crescent moon carved out of a ball, with craters. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, union } from '#engine/sculpt/shapes/combine.ts';
import { ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject } from '../subject.ts';
import { held } from './workshop.ts';

function moon(): Model {
  const crescent = carve(0.04, sphere([0, 0.8, 0], 0.8), ellipsoid([0.42, 0.9, 0.2], [0.66, 0.68, 1.6]));
  const craters: Vec3[] = [
    [-0.5, 0.5, 0.52],
    [-0.62, 0.98, 0.42],
    [-0.2, 0.16, 0.46],
    [-0.7, 0.7, 0.3],
  ];
  return {
    parts: [
      part(
        'body',
        'matte',
        blend(
          0.02,
          carve(
            0.03,
            crescent,
            union(
              ...craters.map((c, i) =>
                sphere([c[0] * 1.14, (c[1] - 0.8) * 1.14 + 0.8, c[2] * 1.14], 0.13 + (i % 2) * 0.04),
              ),
            ),
          ),
        ),
        [paint('spot', union(...craters.map((c, i) => sphere(c, 0.14 + (i % 2) * 0.04))), 0.03)],
      ),
    ],
    anchors: held([0, 0.8, 0], 1.6),
  };
}

export const MOON = subject({
  name: 'moon',
  family: 'object',
  words: ['crescent', 'crescent moon', 'half moon'],
  size: 0.5,
  airborne: true,
  colours: { body: '#f7e4a1', spot: '#e0c576' },
  view: { yaw: -14, pitch: 4 },
  build: () => moon(),
});
