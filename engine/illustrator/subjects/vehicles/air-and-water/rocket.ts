/** A rocket under fire, for any spaceship: a turned hull; asking for a colour changes the fins. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, radial, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { curve, pillow, profile, revolve } from '#engine/sculpt/shapes/outline.ts';
import { capsule, ellipsoid, frustum, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../../subject.ts';
import { at } from './craft.ts';

function rocket(): Model {
  const hull = revolve(
    profile(
      [
        [0.2, 0.34],
        [0.34, 0.6],
        [0.42, 1.1],
        [0.36, 1.6],
        [0.2, 2.0],
        [0, 2.26],
      ],
      5,
    ),
  );
  const fin = place(
    pillow(
      curve(
        [
          [0.22, 0.9],
          [0.5, 0.66],
          [0.66, 0.3],
          [0.62, 0.04],
          [0.48, 0.26],
          [0.22, 0.4],
        ],
        4,
      ),
      0.055,
      0.1,
    ),
    {},
  );
  return {
    parts: [
      part('body', 'glossy', hull, [
        paint(
          'trim',
          pattern((_x, y) => 1.74 - y),
          0.008,
        ),
        paint(
          'trim',
          pattern((_x, y) => Math.abs(y - 0.58) - 0.05),
          0.006,
        ),
      ]),
      part('trim', 'glossy', radial(4, fin)),
      part(
        'chrome',
        'metal',
        union(
          frustum([0, 0.28, 0], 0.12, 0.24, 0.16, 0.03),
          place(torus([0, 0, 0], 0.17, 0.042), { at: [0, 1.32, 0.385], turn: [84, 0, 0] }),
        ),
      ),
      part('darkGlass', 'glass', ellipsoid([0, 1.32, 0.37], [0.16, 0.16, 0.06])),
      part(
        'flame',
        'glow',
        blend(
          0.06,
          capsule([0, 0.14, 0], [0, -0.42, 0], 0.15, 0.02),
          radial(5, capsule([0.1, 0.1, 0], [0.13, -0.22, 0], 0.08, 0.015)),
        ),
        [paint('core', capsule([0, 0.2, 0.1], [0, -0.14, 0.1], 0.12, 0.03), 0.04, 'glow')],
      ),
    ],
    anchors: at(2.2),
  };
}

export const ROCKET = subject({
  name: 'rocket',
  family: 'vehicle',
  words: ['spaceship', 'spacecraft', 'space ship', 'missile'],
  size: 20,
  airborne: true,
  colours: { body: '#f5f6f8', trim: '#e0403a', flame: '#ff8a1f', core: '#ffe27a' },
  main: 'trim',
  view: { yaw: 24, pitch: 6 },
  poses: ['fly'],
  build: () => rocket(),
});
