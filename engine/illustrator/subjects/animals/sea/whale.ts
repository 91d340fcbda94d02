/** A whale with a grooved belly, a raised fluke and a spout of water. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, keep } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject } from '../../subject.ts';
import { blush, eyes } from '../face.ts';
import { FLIPPER, FLUKE, flatFin, type Swimmer, swimmer } from './swimmer.ts';

function whale(): Swimmer {
  const back = blend(
    0.2,
    ellipsoid([0, 0.56, 0.2], [0.62, 0.56, 0.86]),
    tube(
      [
        [0, 0.5, -0.3],
        [0, 0.6, -0.85],
        [0, 0.92, -1.22],
      ],
      [0.48, 0.24, 0.1],
    ),
  );
  const fluke = place(flatFin(FLUKE, 0.06, [0, 0, 0], [-90, 0, 0]), {
    at: [0, 0.98, -1.22],
    turn: [-35, 0, 0],
  });
  return {
    body: blend(0.06, back, fluke, flatFin(FLIPPER, 0.08, [0.5, 0.3, 0.3], [-60, 20, -16])),
    paint: [
      paint('belly', ellipsoid([0, 0.02, 0.42], [0.8, 0.42, 1.1]), 0.02),
      paint(
        'groove',
        keep(0.01, stripes('x', 0.15, 0.14, 0.075), ellipsoid([0, -0.02, 0.5], [0.5, 0.34, 0.8])),
        0.006,
      ),
      blush([0.46, 0.52, 0.76], 0.09),
    ],
    extra: [
      ...eyes({ at: [0.47, 0.62, 0.68], r: 0.09, splay: 0.9 }, 'body', 'glossy'),
      part(
        'water',
        'glass',
        blend(
          0.05,
          ...[0, 1, 2, 3, 4].map((i) =>
            tube(
              [
                [0, 1.06, 0.25],
                [0.08 * Math.cos(i * 1.26), 1.36, 0.25 + 0.08 * Math.sin(i * 1.26)],
                [0.26 * Math.cos(i * 1.26), 1.46, 0.25 + 0.26 * Math.sin(i * 1.26)],
                [0.36 * Math.cos(i * 1.26), 1.28, 0.25 + 0.36 * Math.sin(i * 1.26)],
              ],
              [0.06, 0.06, 0.06, 0.04],
            ),
          ),
        ),
      ),
    ],
  };
}

export const WHALE = subject({
  name: 'whale',
  family: 'animal',
  words: ['orca', 'blue whale', 'humpback'],
  size: 4,
  airborne: true,
  colours: { body: '#3d6fae', belly: '#e9f2f8', groove: '#b3cbdf', water: '#bfe6f7', iris: '#22304a' },
  view: { yaw: 52, pitch: 10 },
  poses: ['swim'],
  build: () => swimmer(whale()),
});
