/** The horse in its own colours: the equine body as it is. */

import { subject } from '../../subject.ts';
import { quadruped } from '../quadruped.ts';
import { horse } from './equine.ts';
import { POSES } from './hoof.ts';

export const HORSE = subject({
  name: 'horse',
  family: 'animal',
  words: ['pony', 'stallion', 'mare', 'foal', 'steed'],
  size: 1.7,
  colours: { body: '#a5683a', mane: '#3d2620', muzzle: '#d9b48a', hoof: '#4a3a35', inner: '#c98f6b' },
  view: { yaw: 40, pitch: 8 },
  poses: POSES,
  build: ({ pose }) => quadruped(horse, pose),
});
