/** How an astronaut is sculpted. */

import { paint, part } from '#engine/sculpt/model.ts';
import { carve, keep, mirror } from '#engine/sculpt/shapes/combine.ts';
import { box, cylinder, ellipsoid, halfSpace, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place, stretch } from '#engine/sculpt/shapes/transform.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { subject, tone } from '../subject.ts';
import { type Look, person } from './figure.ts';
import { POSES } from './garments.ts';

const astronaut: Look = {
  bulk: 1.22,
  headSize: 0.46,
  glove: 'trim',
  trousers: 'body',
  shoes: 'trim',
  headwear: [
    part('body', 'glossy', carve(0.05, sphere([0, 0, 0], 1.24), ellipsoid([0, 0, 0.95], [0.86, 0.74, 0.75]))),
    part(
      'visor',
      'glass',
      keep(0.03, ellipsoid([0, 0, 0.12], [1.0, 0.92, 1.02]), halfSpace([0, 0, -1], -0.3)),
    ),
    part(
      'trim',
      'glossy',
      place(stretch(torus([0, 0, 0], 0.84, 0.08), [1, 1, 0.88]), { at: [0, 0, 0.86], turn: [90, 0, 0] }),
    ),
    part(
      'chrome',
      'metal',
      mirror(place(cylinder([0, 0, 0], 0.26, 0.12, 0.05), { at: [1.22, 0, 0], turn: [0, 0, 90] })),
    ),
  ],
  face: [],
  extra: (j) => [
    part('body', 'glossy', box(add(j.chest, [0, 0.02, -0.3]), [0.27, 0.34, 0.13], 0.08)),
    part('chrome', 'glossy', box(add(j.chest, [0, 0.0, 0.24]), [0.15, 0.1, 0.05], 0.03), [
      paint('gem', sphere(add(j.chest, [-0.08, 0.03, 0.3]), 0.035), 0.004, 'glow'),
      paint('lamp', sphere(add(j.chest, [0.02, 0.03, 0.3]), 0.03), 0.004, 'glow'),
      paint('trim', box(add(j.chest, [0, -0.05, 0.3]), [0.1, 0.02, 0.1]), 0.004),
    ]),
    part('trim', 'matte', place(stretch(torus([0, 0, 0], 0.27, 0.045), [1.08, 1, 0.95]), { at: j.hips })),
    ...[j.arm, j.otherArm].map(([, b]) => part('trim', 'matte', sphere(b, 0.125))),
  ],
};

export const ASTRONAUT = subject({
  name: 'astronaut',
  family: 'person',
  words: ['cosmonaut', 'spaceman', 'space traveler'],
  size: 1.9,
  colours: {
    body: '#f4f5f7',
    trim: '#e8703a',
    visor: '#2b3f66',
    gem: '#e8453a',
    shoes: tone('trim', 0.9),
    sole: '#c9ccd2',
  },
  view: { yaw: 22, pitch: 8 },
  poses: POSES,
  build: ({ pose }) => person(astronaut, pose),
});
