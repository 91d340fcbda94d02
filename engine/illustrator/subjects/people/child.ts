/** How a child is sculpted. */

import { paint, part } from '#engine/sculpt/model.ts';
import { keep } from '#engine/sculpt/shapes/combine.ts';
import { stripes } from '#engine/sculpt/shapes/marks.ts';
import { ellipsoid, halfSpace, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../subject.ts';
import { type Look, person } from './figure.ts';
import { CLOTHES, POSES } from './garments.ts';
import { hairCap } from './person-parts.ts';

const child: Look = {
  headSize: 0.5,
  headwear: [
    part('hair', 'matte', hairCap('short')),
    part(
      'cap',
      'matte',
      keep(0.03, ellipsoid([0, 0.34, -0.02], [1.16, 1.06, 1.22]), halfSpace([0, -1, 0.12], -0.34)),
    ),
    part(
      'cap',
      'matte',
      place(ellipsoid([0, 0, 0.5], [0.62, 0.06, 0.56]), { at: [0, 0.5, 0.72], turn: [8, 0, 0] }),
    ),
    part('trim', 'matte', sphere([0, 1.4, -0.02], 0.1)),
  ],
  topPaint: () => [paint('trim', stripes('y', 0.12, 0.4), 0.006)],
};

export const CHILD = subject({
  name: 'child',
  family: 'person',
  words: ['children', 'kid', 'boy', 'girl', 'toddler', 'son', 'daughter', 'baby', 'schoolboy', 'schoolgirl'],
  size: 1.2,
  colours: {
    body: '#39a3a0',
    trim: '#fdf6e6',
    cap: '#e5533d',
    ...CLOTHES,
    trousers: '#4a5f8f',
    shoes: '#f3b93a',
  },
  view: { yaw: 22, pitch: 6 },
  poses: POSES,
  build: ({ pose }) => person(child, pose),
});
