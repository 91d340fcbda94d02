/** The leopard and other spotted cats. */

import { paint } from '#engine/sculpt/model.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { subject } from '../../subject.ts';
import { roundEar } from '../face.ts';
import { quadruped } from '../quadruped.ts';
import { big, cat, catHead } from './feline.ts';

/** Spots where a quick noise peaks; the legs' lower halves stay plain. */
const spots = pattern((x, y, z) => (y < 0.12 ? 0.05 : (0.68 - noise(x * 17 + 4, y * 17, z * 17)) / 17));

export const LEOPARD = subject({
  name: 'leopard',
  family: 'animal',
  words: ['cheetah', 'jaguar', 'panther', 'lynx', 'puma', 'cougar'],
  size: 0.8,
  colours: {
    body: '#e8b04f',
    belly: '#fff3dd',
    inner: '#f0cfae',
    spot: '#33241c',
    nose: '#c9706a',
    whisker: '#fbf7f2',
    iris: '#8fae3f',
  },
  home: 'savanna',
  poses: ['stand', 'sit', 'hold', 'read', 'ride', 'run', 'wave'],
  build: ({ pose }) =>
    quadruped(
      {
        ...cat,
        proportions: { ...big, chest: 0.26, hip: 0.25, legThick: 0.09 },
        feet: undefined,
        head: catHead(roundEar([0.68, 0.6, 0], 0.3, [-4, 10, -30])),
        extra: () => ({ paint: [paint('spot', spots, 0.006)] }),
      },
      pose,
    ),
});
