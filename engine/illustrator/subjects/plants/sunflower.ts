/** A sunflower: two rings of petals, turned against each other, around a wide dark centre. */

import type { Model } from '#engine/sculpt/model.ts';
import { radial, union } from '#engine/sculpt/shapes/combine.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../subject.ts';
import { bloom, GREEN } from './foliage.ts';

const sunflower = (): Model =>
  bloom(
    union(
      radial(16, ellipsoid([0.46, 0, 0], [0.26, 0.045, 0.095])),
      place(radial(16, ellipsoid([0.42, -0.05, 0], [0.28, 0.045, 0.095])), { turn: [0, 11, 0] }),
    ),
    ellipsoid([0, 0.03, 0], [0.32, 0.12, 0.32]),
    64,
  );

export const SUNFLOWER = subject({
  name: 'sunflower',
  family: 'plant',
  words: [],
  size: 1.6,
  colours: { body: '#f9c22e', petalDark: '#ef9b1d', centre: '#6b4226', ...GREEN },
  view: { yaw: 16, pitch: 6 },
  build: () => sunflower(),
});
