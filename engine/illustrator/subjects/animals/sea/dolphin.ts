/** A leaping dolphin: a curved spine with a snout, flat flukes and a smiling mouth line. */

import { paint } from '#engine/sculpt/model.ts';
import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import { capsule } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject } from '../../subject.ts';
import { eyes } from '../face.ts';
import { FLIPPER, FLUKE, fin, flatFin, type Swimmer, swimmer } from './swimmer.ts';

function dolphin(): Swimmer {
  const spine = tube(
    [
      [0, 0.72, 0.74],
      [0, 0.78, 0.4],
      [0, 0.74, 0],
      [0, 0.58, -0.4],
      [0, 0.34, -0.72],
    ],
    [0.2, 0.27, 0.28, 0.19, 0.08],
    6,
  );
  const fluke = place(flatFin(FLUKE, 0.05, [0, 0, 0], [-90, 0, 0]), {
    at: [0, 0.3, -0.74],
    turn: [-50, 0, 0],
    scale: 0.6,
  });
  return {
    body: blend(
      0.06,
      spine,
      capsule([0, 0.64, 0.8], [0, 0.56, 1.14], 0.13, 0.06),
      fluke,
      fin(
        [
          [0.12, 0.96],
          [-0.1, 1.22],
          [-0.26, 1.3],
          [-0.2, 1.06],
          [-0.26, 0.86],
        ],
        0.045,
      ),
      place(flatFin(FLIPPER, 0.06, [0.2, 0.6, 0.34], [-50, 30, -30]), {}),
    ),
    paint: [
      paint(
        'belly',
        tube(
          [
            [0, 0.36, 1.1],
            [0, 0.42, 0.5],
            [0, 0.38, 0],
            [0, 0.26, -0.4],
          ],
          [0.17, 0.26, 0.24, 0.12],
        ),
        0.03,
      ),
      paint(
        'mouth',
        mirror(
          tube(
            [
              [0.0, 0.545, 1.22],
              [0.1, 0.575, 1.0],
              [0.2, 0.66, 0.8],
            ],
            0.014,
          ),
        ),
        0.004,
      ),
    ],
    extra: eyes({ at: [0.185, 0.74, 0.7], r: 0.06, splay: 1.2 }, 'body', 'glossy'),
  };
}

export const DOLPHIN = subject({
  name: 'dolphin',
  family: 'animal',
  words: ['porpoise'],
  size: 1.4,
  airborne: true,
  colours: { body: '#6b9cc4', belly: '#eaf3f8' },
  view: { yaw: 58, pitch: 8 },
  poses: ['swim'],
  build: () => swimmer(dolphin()),
});
