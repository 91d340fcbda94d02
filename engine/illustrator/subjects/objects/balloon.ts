/** A party balloon on its string, which hangs down to the hand that holds it. */

import { type Model, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { profile, revolve } from '#engine/sculpt/shapes/outline.ts';
import { frustum } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject } from '../subject.ts';
import { held } from './workshop.ts';

function balloon(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          revolve(
            profile(
              [
                [0.03, 0.86],
                [0.2, 0.98],
                [0.46, 1.3],
                [0.52, 1.66],
                [0.36, 2.0],
                [0, 2.12],
              ],
              5,
            ),
          ),
          frustum([0, 0.82, 0], 0.05, 0.1, 0.03, 0.015),
        ),
      ),
      part(
        'string',
        'matte',
        tube(
          [
            [0, 0.8, 0],
            [0.06, 0.5, 0],
            [-0.05, 0.25, 0],
            [0, 0, 0],
          ],
          0.014,
        ),
      ),
    ],
    anchors: held([0, 0.2, 0], 2.1),
  };
}

export const BALLOON = subject({
  name: 'balloon',
  family: 'object',
  words: ['party balloon'],
  size: 0.6,
  airborne: true,
  colours: { body: '#e5383b', string: '#8a8f98' },
  view: { yaw: 20, pitch: 4 },
  poses: ['fly'],
  build: () => balloon(),
});
