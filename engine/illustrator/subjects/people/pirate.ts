/** How a pirate is sculpted. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, union } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place, stretch } from '#engine/sculpt/shapes/transform.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { subject } from '../subject.ts';
import { type Look, person } from './figure.ts';
import { moustache, POSES } from './garments.ts';
import { hairCap } from './person-parts.ts';

const pirate: Look = {
  headwear: [
    part('hair', 'matte', hairCap('bob')),
    part('hair', 'fur', moustache()),
    part(
      'hat',
      'matte',
      blend(
        0.08,
        ellipsoid([0, 0.72, -0.1], [0.86, 0.6, 0.8]),
        stretch(torus([0, 0.74, 0], 0.98, 0.16), [1.2, 1, 0.86]),
        capsule([0, 0.9, 0.6], [0, 1.3, 0.5], 0.3, 0.16),
      ),
    ),
    part(
      'tooth',
      'glossy',
      union(
        sphere([0, 1.02, 0.9], 0.16),
        capsule([-0.2, 0.8, 0.9], [0.2, 0.94, 0.9], 0.045),
        capsule([0.2, 0.8, 0.9], [-0.2, 0.94, 0.9], 0.045),
      ),
    ),
    part('hat', 'glossy', ellipsoid([-0.35, 0.05, 0.84], [0.24, 0.22, 0.14])),
  ],
  topPaint: () => [paint('trim', stripes('y', 0.1, 0.5), 0.006)],
  extra: (j) => [
    part('wood', 'glossy', place(stretch(torus([0, 0, 0], 0.235, 0.04), [1.08, 1, 0.95]), { at: j.hips })),
    part('gold', 'metal', box(add(j.hips, [0, 0, 0.23]), [0.06, 0.05, 0.03], 0.015)),
  ],
};

export const PIRATE = subject({
  name: 'pirate',
  family: 'person',
  words: ['buccaneer', 'captain', 'sailor'],
  size: 1.8,
  colours: {
    body: '#f7f1e4',
    trim: '#c23b3b',
    hat: '#2c2a33',
    gold: '#f0c24b',
    hair: '#33231d',
    trousers: '#4a3b34',
    shoes: '#2e2622',
    sole: '#1f1916',
  },
  view: { yaw: 22, pitch: 6 },
  poses: POSES,
  build: ({ pose }) => person(pirate, pose),
});
