/** The fox in its own colours: the canine body as it is, red with white front and dark feet. */

import { subject } from '../../subject.ts';
import { quadruped } from '../quadruped.ts';
import { fox, POSES } from './canine.ts';

export const FOX = subject({
  name: 'fox',
  family: 'animal',
  words: ['vixen', 'red fox'],
  size: 0.6,
  colours: { body: '#e8702a', belly: '#fff4e6', dark: '#3b2622', inner: '#5a3a33', iris: '#c9772b' },
  poses: POSES,
  build: ({ pose }) => quadruped(fox, pose),
});
