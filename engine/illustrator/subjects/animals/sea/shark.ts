/** A shark: an upright tail, gills, and a mouth carved open to set the teeth into. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, radial } from '#engine/sculpt/shapes/combine.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { place, stretch } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject } from '../../subject.ts';
import { eyes } from '../face.ts';
import { FLIPPER, fin, flatFin, type Swimmer, swimmer } from './swimmer.ts';

function shark(): Swimmer {
  const spine = tube(
    [
      [0, 0.66, 0.86],
      [0, 0.7, 0.4],
      [0, 0.68, 0],
      [0, 0.64, -0.45],
      [0, 0.64, -0.86],
    ],
    [0.18, 0.29, 0.27, 0.15, 0.06],
    6,
  );
  const tail = fin(
    [
      [-0.76, 0.68],
      [-1.0, 1.0],
      [-1.2, 1.16],
      [-1.04, 0.66],
      [-1.16, 0.3],
      [-0.96, 0.38],
      [-0.78, 0.58],
    ],
    0.05,
  );
  const gills = [0, 1, 2].map((i) =>
    paint('groove', mirror(ellipsoid([0.28, 0.68, 0.36 - i * 0.09], [0.2, 0.09, 0.012])), 0.004),
  );
  const teeth = radial(22, place(ellipsoid([0.13, 0, 0], [0.03, 0.05, 0.02]), {}));
  return {
    body: carve(
      0.02,
      blend(
        0.05,
        spine,
        tail,
        fin(
          [
            [0.16, 0.9],
            [0, 1.22],
            [-0.16, 1.28],
            [-0.12, 1.0],
            [-0.2, 0.8],
          ],
          0.045,
        ),
        flatFin(FLIPPER, 0.06, [0.2, 0.54, 0.26], [-60, 20, -24]),
      ),
      ellipsoid([0, 0.52, 0.98], [0.15, 0.07, 0.16]),
    ),
    paint: [
      paint(
        'belly',
        tube(
          [
            [0, 0.36, 1.1],
            [0, 0.36, 0.5],
            [0, 0.36, 0],
            [0, 0.42, -0.6],
          ],
          [0.2, 0.27, 0.24, 0.12],
        ),
        0.03,
      ),
      ...gills,
      paint('mouth', ellipsoid([0, 0.52, 0.96], [0.15, 0.06, 0.15]), 0.01),
    ],
    extra: [
      ...eyes({ at: [0.19, 0.76, 0.74], r: 0.06, splay: 1.1, lid: 0.16, tilt: -16 }, 'body', 'glossy'),
      part('tooth', 'glossy', place(stretch(teeth, [0.9, 0.8, 0.8]), { at: [0, 0.545, 0.9] })),
    ],
  };
}

export const SHARK = subject({
  name: 'shark',
  family: 'animal',
  words: ['great white'],
  size: 2,
  airborne: true,
  colours: { body: '#6d8094', belly: '#eef2f4', groove: '#4b5b6c' },
  view: { yaw: 52, pitch: 6 },
  poses: ['swim'],
  build: () => swimmer(shark()),
});
