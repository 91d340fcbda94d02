/** How a king is sculpted. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, radial, relief, union } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import {
  capsule,
  cylinder,
  ellipsoid,
  frustum,
  halfSpace,
  sphere,
  torus,
} from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { subject } from '../subject.ts';
import { type Look, person } from './figure.ts';
import { beard, moustache, POSES, robe } from './garments.ts';
import type { Joints } from './joints.ts';
import { hairCap } from './person-parts.ts';

const crown = (): Shape =>
  carve(
    0.02,
    blend(
      0.03,
      cylinder([0, 0.98, -0.04], 0.84, 0.22, 0.05),
      place(radial(7, capsule([0.82, 0.14, 0], [0.94, 0.56, 0], 0.16, 0.04)), { at: [0, 0.98, -0.04] }),
    ),
    cylinder([0, 1.3, -0.04], 0.74, 0.5),
  );

const cape = (j: Joints) =>
  part(
    'cape',
    'matte',
    relief(
      keep(
        0.04,
        blend(
          0.1,
          frustum([0, j.seated ? 0.36 : 0.72, -0.06], j.seated ? 0.36 : 0.62, 0.5, 0.26, 0.05),
          ellipsoid(add(j.chest, [0, 0.16, -0.02]), [0.36, 0.16, 0.24]),
        ),
        halfSpace([0, 0, 1], -0.1),
      ),
      0.02,
      (x) => 0.02 * Math.sin(x * 26),
    ),
  );

const king: Look = {
  headwear: [
    part('hair', 'matte', hairCap('bob')),
    part('hair', 'fur', union(moustache(), keep(0.04, beard(), halfSpace([0, -1, 0], 1.3)))),
    part('trim', 'metal', crown(), [
      paint('gem', place(radial(7, sphere([0.86, 0, 0], 0.1)), { at: [0, 0.98, -0.04] }), 0.01, 'glossy'),
    ]),
  ],
  extra: (j) => [
    ...robe(j),
    cape(j),
    part('fur', 'fur', place(torus([0, 0, 0], 0.22, 0.085), { at: add(j.chest, [0, 0.22, 0]) })),
  ],
};

export const KING = subject({
  name: 'king',
  family: 'person',
  words: ['emperor', 'prince'],
  size: 1.8,
  colours: {
    body: '#a8324a',
    trim: '#f2c548',
    cape: '#6b2a8a',
    fur: '#fbf7ee',
    gem: '#3fa3e0',
    hair: '#6a4427',
    trousers: '#4a2a5e',
    shoes: '#5a3a28',
    sole: '#3a2418',
  },
  view: { yaw: 22, pitch: 6 },
  poses: POSES,
  build: ({ pose }) => person(king, pose),
});
