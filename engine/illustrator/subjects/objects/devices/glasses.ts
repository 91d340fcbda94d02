/** Spectacles: two rims, bridge and temples around lenses that can be seen through. */

import { type Model, part } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { capsule, ellipsoid, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../../subject.ts';
import { FRONT } from './front.ts';

function glasses(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.02,
          mirror(
            union(
              place(torus([0, 0, 0], 0.3, 0.045), { at: [0.38, 0.36, 0], turn: FRONT }),
              capsule([0.68, 0.42, 0], [0.74, 0.42, -0.8], 0.03),
              capsule([0.74, 0.42, -0.8], [0.72, 0.28, -0.98], 0.03),
            ),
          ),
          capsule([-0.08, 0.42, 0], [0.08, 0.42, 0], 0.04),
        ),
      ),
      part('darkGlass', 'glass', mirror(ellipsoid([0.38, 0.36, 0], [0.28, 0.28, 0.03]))),
    ],
    anchors: { grip: { at: [0, 0.36, 0] }, top: { at: [0, 0.7, 0] } },
  };
}

export const GLASSES = subject({
  name: 'glasses',
  family: 'object',
  words: ['spectacles', 'eyeglasses'],
  size: 0.06,
  colours: { body: '#2b2d35' },
  view: { yaw: 28, pitch: 14 },
  build: () => glasses(),
});
