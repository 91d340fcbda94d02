/** A penguin: upright, on almost no legs, its white front and cheeks painted onto one dark body. */

import { paint } from '#engine/sculpt/model.ts';
import { blend } from '#engine/sculpt/shapes/combine.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { subject } from '../../subject.ts';
import { blush, bothSides } from '../face.ts';
import { type Fowl, fowl } from './fowl.ts';

const penguin: Fowl = {
  body: [0.42, 0.56, 0.4],
  lean: 0,
  head: [0, 0.6, 0.06],
  headR: 0.35,
  neck: 0.34,
  legs: 0.04,
  eye: { at: [0.4, 0.08, 0.78], r: 0.18, splay: 0.2 },
  beak: [0.36, 0.17, 0.06],
  wing: [0.7, 0.3],
  tail: [0.18, -10],
  flatFeet: true,
  paint: [
    paint('belly', ellipsoid([0, -0.1, 0.4], [0.34, 0.52, 0.32]), 0.025),
    paint(
      'belly',
      blend(
        0.06,
        bothSides([0.14, 0.56, 0.38], [0.17, 0.2, 0.24]),
        ellipsoid([0, 0.44, 0.36], [0.14, 0.14, 0.2]),
      ),
      0.02,
    ),
    blush([0.24, 0.5, 0.34], 0.06),
  ],
};

export const PENGUIN = subject({
  name: 'penguin',
  family: 'animal',
  words: [],
  size: 0.9,
  colours: { body: '#2f3a4d', wing: '#2a3445', wingTip: '#232c3b', belly: '#fbfaf6', beak: '#f39a2c' },
  view: { yaw: 24, pitch: 8 },
  poses: ['stand', 'hold'],
  build: ({ pose }) => fowl(penguin, pose),
});
