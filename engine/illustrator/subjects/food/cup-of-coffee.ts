/** How a cup of coffee is sculpted. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { profile, revolve } from '#engine/sculpt/shapes/outline.ts';
import { cylinder, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject } from '../subject.ts';

function coffee(): Model {
  return {
    parts: [
      part(
        'body',
        'ceramic',
        blend(
          0.03,
          carve(
            0.03,
            revolve(
              profile(
                [
                  [0, 0.12],
                  [0.28, 0.12],
                  [0.4, 0.3],
                  [0.46, 0.6],
                  [0.48, 0.86],
                  [0, 0.86],
                ],
                4,
              ),
            ),
            cylinder([0, 0.8, 0], 0.41, 0.14),
          ),
          place(torus([0, 0, 0], 0.19, 0.055), { at: [0.54, 0.52, 0], turn: [90, 0, 0] }),
        ),
      ),
      part('coffee', 'liquid', cylinder([0, 0.72, 0], 0.43, 0.03), [
        paint(
          'foam',
          pattern(
            (x, _y, z) => Math.abs(Math.hypot(x, z) - 0.12 - 0.1 * Math.cos(Math.atan2(x, z - 0.02))) - 0.05,
          ),
          0.02,
        ),
      ]),
      part(
        'plate',
        'glossy',
        revolve(
          profile(
            [
              [0, 0.03],
              [0.4, 0.03],
              [0.68, 0.12],
              [0.72, 0.16],
              [0.66, 0.17],
              [0.4, 0.1],
              [0, 0.1],
            ],
            3,
          ),
        ),
      ),
    ],
    anchors: { grip: { at: [0, 0.5, 0] }, top: { at: [0, 0.9, 0] } },
  };
}

export const CUP_OF_COFFEE = subject({
  name: 'cup of coffee',
  family: 'food',
  words: ['coffee', 'coffee cup', 'espresso', 'americano'],
  size: 0.1,
  colours: { body: '#e8694a', plate: '#f6f1e8', coffee: '#6b4026', foam: '#f0dcbc' },
  view: { yaw: -22, pitch: 26 },
  build: () => coffee(),
});
