/** How a person is sculpted. */

import { subject } from '../subject.ts';
import { person } from './figure.ts';
import { CLOTHES, casual, POSES } from './garments.ts';

export const PERSON = subject({
  name: 'person',
  family: 'person',
  words: [
    'people',
    'man',
    'men',
    'guy',
    'boyfriend',
    'human',
    'dad',
    'father',
    'farmer',
    'teacher',
    'doctor',
    'worker',
    'artist',
    'musician',
    'traveler',
    'hiker',
  ],
  size: 1.75,
  colours: { body: '#f0b429', trim: '#fdf6e6', ...CLOTHES },
  view: { yaw: 22, pitch: 6 },
  poses: POSES,
  build: ({ pose }) => person(casual, pose),
});
