/** A yellow duck, the duckling too: the songbird on flat feet with a broad bill and nothing painted on. */

import { subject, tone } from '../../subject.ts';
import { type Fowl, fowl, songbird } from './fowl.ts';

const duck: Fowl = {
  ...songbird,
  body: [0.36, 0.32, 0.5],
  lean: -8,
  head: [0, 0.5, 0.34],
  headR: 0.25,
  neck: 0.14,
  legs: 0.14,
  beak: [0.5, 0.3, 0.04],
  tail: [0.22, 42],
  flatFeet: true,
  paint: [],
};

export const DUCK = subject({
  name: 'duck',
  family: 'animal',
  words: ['duckling', 'chick'],
  size: 0.4,
  colours: { body: '#f8d24a', wing: tone('body', 0.88), wingTip: tone('body', 0.75), beak: '#f08a2c' },
  view: { yaw: 45, pitch: 8 },
  poses: ['stand', 'fly', 'hold'],
  build: ({ pose }) => fowl(duck, pose),
});
