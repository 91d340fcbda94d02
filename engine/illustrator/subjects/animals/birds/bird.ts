/** The songbird of the shared body plan as it is: what "bird", robin or canary gets. */

import { subject, tone } from '../../subject.ts';
import { fowl, songbird } from './fowl.ts';

export const BIRD = subject({
  name: 'bird',
  family: 'animal',
  words: ['robin', 'sparrow', 'songbird', 'bluebird', 'canary'],
  size: 0.2,
  colours: {
    body: '#3f8fd9',
    wing: tone('body', 0.78),
    wingTip: tone('body', 0.5),
    belly: '#fbe3b8',
    beak: '#f2a22e',
  },
  view: { yaw: 45, pitch: 8 },
  poses: ['stand', 'fly', 'hold'],
  build: ({ pose }) => fowl(songbird, pose),
});
