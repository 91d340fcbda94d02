/** The house cat, awake and asleep. */

import { type Pose, subject } from '../../subject.ts';
import { curled } from '../curled.ts';
import { quadruped } from '../quadruped.ts';
import { cat } from './feline.ts';

const POSES: readonly Pose[] = ['sit', 'stand', 'hold', 'read', 'ride', 'run', 'wave', 'sleep'];

export const CAT = subject({
  name: 'cat',
  family: 'animal',
  words: ['kitten', 'kitty', 'tomcat', 'pussycat'],
  size: 0.35,
  colours: {
    body: '#8d93a3',
    belly: '#fbf7f2',
    inner: '#eab0ab',
    nose: '#e58a8a',
    whisker: '#f7f4ef',
    iris: '#6fae3f',
  },
  poses: POSES,
  build: ({ pose }) =>
    pose === 'sleep'
      ? curled({ creature: cat, eye: [0.42, 0.08], tail: 0.07, tip: 'belly' })
      : quadruped(cat, pose),
});
