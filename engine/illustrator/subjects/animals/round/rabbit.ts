/** The rabbit in its own colours, also for hare and bunny: the shared rabbit body as it is. */

import { subject } from '../../subject.ts';
import { quadruped } from '../quadruped.ts';
import { POSES, rabbit } from './round-body.ts';

export const RABBIT = subject({
  name: 'rabbit',
  family: 'animal',
  words: ['bunny', 'hare', 'easter bunny'],
  size: 0.35,
  colours: { body: '#cbb39a', belly: '#fffaf3', inner: '#f0b3ae', nose: '#e88c93' },
  poses: POSES,
  build: ({ pose }) => quadruped(rabbit, pose),
});
