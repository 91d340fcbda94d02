/** A unicorn: the horse with a horn on its head and colours of a fairy tale. */

import { subject } from '../../subject.ts';
import { quadruped } from '../quadruped.ts';
import { horse, horseHead } from './equine.ts';
import { POSES } from './hoof.ts';

export const UNICORN = subject({
  name: 'unicorn',
  family: 'fantasy',
  words: ['alicorn'],
  size: 1.7,
  colours: {
    body: '#fbf6fb',
    mane: '#e58ad0',
    muzzle: '#fbdcec',
    hoof: '#c9a7ef',
    inner: '#f7bcd8',
    horn: '#f5cf62',
    iris: '#7a4fd0',
  },
  view: { yaw: 40, pitch: 8 },
  poses: POSES,
  build: ({ pose }) => quadruped({ ...horse, head: horseHead(true) }, pose),
});
