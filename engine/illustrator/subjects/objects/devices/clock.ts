/** An alarm clock on two feet, with bells, hands and twelve ticks. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { mirror, radial, union } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../../subject.ts';
import { FRONT } from './front.ts';

function clock(): Model {
  const tick = place(radial(12, box([0.42, 0, 0], [0.05, 0.1, 0.014], 0.01)), {
    at: [0, 0.72, 0.2],
    turn: FRONT,
  });
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          place(torus([0, 0, 0], 0.56, 0.09), { at: [0, 0.72, 0.1], turn: FRONT }),
          place(cylinder([0, 0, 0], 0.56, 0.13, 0.04), { at: [0, 0.72, 0], turn: FRONT }),
          mirror(capsule([0.3, 0.2, 0], [0.44, 0.04, 0.02], 0.06, 0.07)),
        ),
      ),
      part('face', 'matte', place(cylinder([0, 0, 0], 0.5, 0.03), { at: [0, 0.72, 0.13], turn: FRONT }), [
        paint('dark', tick, 0.005),
      ]),
      part(
        'dark',
        'glossy',
        union(
          capsule([0, 0.72, 0.19], [-0.16, 0.9, 0.19], 0.026),
          capsule([0, 0.72, 0.19], [0.14, 1.06, 0.19], 0.02),
          sphere([0, 0.72, 0.19], 0.045),
        ),
      ),
      part(
        'chrome',
        'metal',
        mirror(
          union(
            ellipsoid([0.34, 1.36, 0], [0.24, 0.16, 0.17]),
            capsule([0.26, 1.2, 0], [0.34, 1.34, 0], 0.03),
          ),
        ),
      ),
      part(
        'chrome',
        'metal',
        union(
          capsule([0, 1.28, 0], [0, 1.46, 0], 0.03),
          sphere([0, 1.5, 0], 0.06),
          place(torus([0, 0, 0], 0.2, 0.025), { at: [0, 1.52, 0], turn: FRONT }),
        ),
      ),
    ],
    anchors: { grip: { at: [0, 0.6, 0] }, top: { at: [0, 1.5, 0] } },
  };
}

export const CLOCK = subject({
  name: 'clock',
  family: 'object',
  words: ['alarm clock'],
  size: 0.2,
  colours: { body: '#e5533d', face: '#fdfaf2', dark: '#2f3238' },
  view: { yaw: 20, pitch: 8 },
  build: () => clock(),
});
