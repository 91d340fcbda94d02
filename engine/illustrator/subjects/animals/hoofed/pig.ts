/** How a pig is sculpted. */

import { subject } from '../../subject.ts';
import { quadruped } from '../quadruped.ts';
import { POSES, pig } from './hoof.ts';

export const PIG = subject({
  name: 'pig',
  family: 'animal',
  words: ['piglet', 'hog', 'piggy', 'swine'],
  size: 0.8,
  colours: { body: '#f5adb0', snout: '#ee8f97', inner: '#ea858f', hoof: '#a05a60', blush: '#f0878d' },
  poses: POSES,
  build: ({ pose }) => quadruped(pig, pose),
});
