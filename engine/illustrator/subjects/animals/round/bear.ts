/** The brown bear in its own colours: the shared bear body as it is. */

import { subject } from '../../subject.ts';
import { quadruped } from '../quadruped.ts';
import { bear, POSES } from './round-body.ts';

export const BEAR = subject({
  name: 'bear',
  family: 'animal',
  words: ['grizzly', 'bear cub'],
  size: 1.5,
  colours: { body: '#9a6238', belly: '#d8a871', muzzle: '#e3bd8c', inner: '#d8a871' },
  poses: POSES,
  build: ({ pose }) => quadruped(bear, pose),
});
