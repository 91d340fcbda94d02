/** How a witch is sculpted. */

import { part } from '#engine/sculpt/model.ts';
import { subject } from '../subject.ts';
import { type Look, person } from './figure.ts';
import { hatBand, POSES, pointedHat, robe } from './garments.ts';
import { hairCap } from './person-parts.ts';

const witch: Look = {
  headwear: [
    part('hair', 'matte', hairCap('long')),
    part('body', 'matte', pointedHat(-0.6)),
    part('trim', 'glossy', hatBand()),
  ],
  extra: (j) => robe(j),
};

export const WITCH = subject({
  name: 'witch',
  family: 'fantasy',
  words: ['sorceress', 'enchantress'],
  size: 1.7,
  colours: {
    body: '#3d3350',
    trim: '#a95be0',
    hair: '#c9562b',
    trousers: '#2d2640',
    shoes: '#2b2430',
    sole: '#1d1822',
    iris: '#4b9b4f',
  },
  view: { yaw: 20, pitch: 6 },
  poses: POSES,
  build: ({ pose }) => person(witch, pose),
});
