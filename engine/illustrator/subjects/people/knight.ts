/** How a knight is sculpted. */

import { part } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place, stretch } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { subject } from '../subject.ts';
import { type Look, person } from './figure.ts';
import { POSES } from './garments.ts';

const helmet = (): Shape =>
  carve(
    0.03,
    blend(
      0.06,
      ellipsoid([0, 0.06, -0.02], [1.06, 1.1, 1.08]),
      frustum([0, -0.6, 0], 0.24, 0.86, 0.96, 0.08),
      capsule([0, 1.1, 0.3], [0, 0.9, -0.9], 0.08, 0.07),
    ),
    union(
      box([0, 0.08, 1.0], [0.64, 0.13, 0.5], 0.08),
      ...[-0.2, 0, 0.2].map((x) => box([x, -0.5, 1.0], [0.04, 0.16, 0.5], 0.03)),
    ),
  );

const knight: Look = {
  bulk: 1.12,
  fabric: 'metal',
  glove: 'dark',
  trousers: 'body',
  shoes: 'dark',
  face: [
    part('pupil', 'matte', sphere([0, 0, 0], 0.96)),
    part('lamp', 'glow', mirror(ellipsoid([0.28, 0.08, 0.95], [0.1, 0.06, 0.05]))),
  ],
  headwear: [
    part('body', 'metal', helmet()),
    part(
      'plume',
      'fur',
      tube(
        [
          [0, 1.1, 0.1],
          [0, 1.6, -0.2],
          [0, 1.5, -0.8],
          [0, 0.9, -1.2],
        ],
        [0.1, 0.26, 0.28, 0.06],
      ),
    ),
  ],
  extra: (j, pose) => [
    part('body', 'metal', mirror(ellipsoid(add(j.arm[0], [0.03, 0.03, 0]), [0.17, 0.14, 0.16]))),
    part('plume', 'matte', place(stretch(torus([0, 0, 0], 0.25, 0.04), [1.1, 1, 0.95]), { at: j.hips })),
    part('trim', 'metal', box(add(j.chest, [0, 0.05, 0.235]), [0.025, 0.13, 0.03], 0.01)),
    part('trim', 'metal', box(add(j.chest, [0, 0.09, 0.235]), [0.085, 0.025, 0.03], 0.01)),
    ...(pose === 'stand'
      ? [
          part('chrome', 'metal', capsule([0.5, 0.78, 0.14], [0.56, 0.14, 0.62], 0.034, 0.012)),
          part('trim', 'metal', capsule([0.36, 0.72, 0.2], [0.64, 0.72, 0.2], 0.03)),
        ]
      : []),
  ],
};

export const KNIGHT = subject({
  name: 'knight',
  family: 'person',
  words: ['warrior', 'soldier', 'paladin', 'samurai'],
  size: 1.85,
  colours: {
    body: '#b8c2cf',
    dark: '#5b6470',
    plume: '#d63a3a',
    trim: '#f0c24b',
    sole: '#4a525c',
    chrome: '#e8edf3',
  },
  view: { yaw: 24, pitch: 6 },
  poses: POSES,
  build: ({ pose }) => person(knight, pose),
});
