/** A round, furry bee in flight: stripes only behind the head, glassy wings, a sting. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, mirror } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { curve, pillow } from '#engine/sculpt/shapes/outline.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../../subject.ts';
import { blush, eyes } from '../face.ts';
import { feelers, grin } from './feeler.ts';

function bee(): Model {
  const wing = mirror(
    place(
      pillow(
        curve([
          [0, 0],
          [0.2, 0.16],
          [0.52, 0.2],
          [0.7, 0.02],
          [0.52, -0.14],
          [0.2, -0.1],
        ]),
        0.025,
        0.12,
      ),
      { at: [0.1, 0.84, -0.06], turn: [-40, -8, 34] },
    ),
  );
  return {
    parts: [
      part(
        'body',
        'fur',
        blend(0.06, ellipsoid([0, 0.5, -0.1], [0.4, 0.38, 0.52]), sphere([0, 0.56, 0.38], 0.31)),
        [
          paint(
            'stripe',
            keep(
              0.01,
              stripes('z', 0.3, 0.46, -0.12),
              pattern((_x, _y, z) => z - 0.12),
            ),
            0.014,
          ),
          blush([0.2, 0.48, 0.58], 0.06),
          grin([0, 0.52, 0.68], 0.07),
        ],
      ),
      part('stripe', 'glossy', capsule([0, 0.5, -0.56], [0, 0.5, -0.76], 0.06, 0.012)),
      part('wing', 'glass', wing),
      part('stripe', 'matte', feelers([0.09, 0.82, 0.46], [0.2, 1.08, 0.62], 0.018)),
      ...eyes({ at: [0.13, 0.62, 0.6], r: 0.085, splay: 0.3 }),
    ],
    anchors: { top: { at: [0, 0.9, 0] }, hand: { at: [0, 0.3, 0.7] }, seat: { at: [0, 0.85, 0] } },
  };
}

export const BEE = subject({
  name: 'bee',
  family: 'animal',
  words: ['bumblebee', 'honeybee', 'wasp'],
  size: 0.05,
  airborne: true,
  colours: { body: '#f7c332', stripe: '#3a2a24', wing: '#dcebf5' },
  view: { yaw: 42, pitch: 12 },
  poses: ['fly'],
  build: () => bee(),
});
