/** A tiger: the big cat with stripes that run around the back and stop before the belly, and marks on brow and cheeks. */

import { type Paint, paint } from '#engine/sculpt/model.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { subject, tone } from '../../subject.ts';
import { bothSides, roundEar } from '../face.ts';
import { quadruped } from '../quadruped.ts';
import { big, cat, catHead } from './feline.ts';

const bands = (s: number): Paint =>
  // Stripes that run around the back and fade towards the belly.
  paint(
    'stripe',
    pattern(
      (x, y, z) =>
        Math.abs(Math.sin((z + y * 0.35 + 0.04 * Math.sin(y * 17)) * s)) * 0.06 -
        0.02 +
        0.08 * Math.max(0, 0.5 - Math.abs(x) * 2.6 - (y - 0.35) * 0.9),
    ),
    0.008,
  );

const brow = (): Paint[] =>
  [0.34, 0.5, 0.66].map((y, i) =>
    paint('stripe', bothSides([0.16 + i * 0.05, y, 0.72 - i * 0.18], [0.16, 0.035, 0.3]), 0.02),
  );

const cheekStripes = (): Paint[] =>
  [-0.15, -0.35].map((y) => paint('stripe', bothSides([0.95, y, 0.3], [0.24, 0.045, 0.3]), 0.02));

export const TIGER = subject({
  name: 'tiger',
  family: 'animal',
  words: ['tigress'],
  size: 1.1,
  colours: {
    body: '#ef8a2b',
    belly: '#fff5e6',
    inner: '#f5cdb0',
    stripe: '#2c2122',
    nose: '#d97a72',
    whisker: '#fbf7f2',
    iris: '#b58a1c',
    tip: tone('body', 0.8),
  },
  poses: ['stand', 'sit', 'hold', 'read', 'ride', 'run', 'wave'],
  build: ({ pose }) =>
    quadruped(
      {
        ...cat,
        proportions: big,
        feet: undefined,
        head: catHead(roundEar([0.68, 0.6, 0], 0.3, [-4, 10, -30]), [...brow(), ...cheekStripes()]),
        extra: (s) => ({
          paint: [
            {
              ...bands(22),
              where: {
                ...bands(22).where,
                distance: (x, y, z) => Math.max(bands(22).where.distance(x, y, z), y - s.chest[1] - 0.24),
              },
            },
          ],
        }),
      },
      pose,
    ),
});
