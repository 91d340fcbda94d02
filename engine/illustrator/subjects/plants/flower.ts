/** The flower that is meant when none is named: a daisy of nine petals. */

import type { Model } from '#engine/sculpt/model.ts';
import { radial } from '#engine/sculpt/shapes/combine.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { subject, tone } from '../subject.ts';
import { bloom, GREEN } from './foliage.ts';

const daisy = (): Model =>
  bloom(
    radial(9, ellipsoid([0.34, 0.02, 0], [0.3, 0.06, 0.13])),
    ellipsoid([0, 0.05, 0], [0.19, 0.1, 0.19]),
    56,
  );

export const FLOWER = subject({
  name: 'flower',
  family: 'plant',
  words: ['bloom', 'lily', 'poppy'],
  size: 0.4,
  colours: { body: '#f48fb1', petalDark: tone('body', 0.85), centre: '#f7c948', ...GREEN },
  view: { yaw: 16, pitch: 8 },
  build: () => daisy(),
});
