/** A mouse, or rat: the rabbit's body with round ears, a pointed face and a long bare tail. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend } from '#engine/sculpt/shapes/combine.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject } from '../../subject.ts';
import { eyes, nose, roundEar, smile } from '../face.ts';
import { type Head, quadruped, tailPath } from '../quadruped.ts';
import { POSES, rabbit } from './round-body.ts';

const mouseHead = (): Head => {
  const ear = roundEar([0.62, 0.6, -0.1], 0.56, [-4, 18, -30]);
  return {
    solid: blend(
      0.2,
      ellipsoid([0, 0, 0], [0.86, 0.8, 0.8]),
      capsule([0, -0.2, 0.4], [0, -0.28, 1.0], 0.42, 0.14),
      ear.solid,
    ),
    paint: [
      paint('belly', ellipsoid([0, -0.6, 0.8], [0.5, 0.42, 0.6]), 0.06),
      paint('inner', ear.hollow, 0.05),
      ...smile(-0.42, 0.2, 0.06, 0.02, 0.5),
    ],
    parts: [nose([0, -0.22, 1.14], 0.13), ...eyes({ at: [0.38, 0.1, 0.62], r: 0.19, splay: 0.35 })],
  };
};

export const MOUSE = subject({
  name: 'mouse',
  family: 'animal',
  words: ['mice', 'rat'],
  size: 0.1,
  colours: { body: '#a7a3ab', belly: '#f6f1ee', inner: '#f2b3b5', nose: '#ef8d96', tail: '#e8a7a6' },
  poses: POSES,
  build: ({ pose }) =>
    quadruped(
      {
        ...rabbit,
        head: mouseHead(),
        feet: 'tail',
        tail: (s) => ({
          parts: [
            part(
              'tail',
              'skin',
              tube(
                tailPath(s, [
                  [0, -0.05, -0.06],
                  [0.24, -0.1, 0.14],
                  [0.5, -0.1, 0.04],
                  [0.6, 0.14, 0.1],
                ]),
                [0.035, 0.032, 0.026, 0.014],
              ),
            ),
          ],
        }),
      },
      pose,
    ),
});
