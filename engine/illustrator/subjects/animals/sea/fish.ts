/** The goldfish of the shared fish body, for "fish" without more. */

import { subject, tone } from '../../subject.ts';
import { fish } from './swimmer.ts';

export const FISH = subject({
  name: 'fish',
  family: 'animal',
  words: ['goldfish'],
  size: 0.25,
  airborne: true,
  colours: { body: '#f5872b', fin: tone('body', 0.86), band: '#fdf9f2', belly: '#fbc27a' },
  view: { yaw: 62, pitch: 6 },
  poses: ['swim'],
  build: () => fish(),
});
