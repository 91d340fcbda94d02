/** A panda: the bear with dark legs and a dark band over the shoulders, painted where the pose puts them. */

import { paint } from '#engine/sculpt/model.ts';
import { mirror } from '#engine/sculpt/shapes/combine.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { subject } from '../../subject.ts';
import { quadruped } from '../quadruped.ts';
import { bear, bearHead, POSES } from './round-body.ts';

export const PANDA = subject({
  name: 'panda',
  family: 'animal',
  words: ['panda bear'],
  size: 1.3,
  colours: { body: '#f7f4ee', dark: '#2a292d', muzzle: '#fbf9f5', inner: '#2a292d' },
  poses: POSES,
  build: ({ pose }) =>
    quadruped(
      {
        ...bear,
        belly: undefined,
        head: bearHead(true),
        extra: (s) => ({
          paint: [
            ...[s.front, s.hind].map(([a, b, c], i) =>
              paint('dark', mirror(tube([a, b, c], i ? 0.27 : 0.24)), 0.03),
            ),
            paint('dark', ellipsoid(add(s.chest, [0, 0.1, 0]), [0.6, 0.13, 0.36]), 0.03),
          ],
        }),
      },
      pose,
    ),
});
