/** An apple, and any "fruit" that is not named: a turned body with a dimple, ribbed towards its foot. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { relief } from '#engine/sculpt/shapes/combine.ts';
import { curve, pillow, profile, revolve } from '#engine/sculpt/shapes/outline.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { bend, place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { smoothstep } from '#engine/sculpt/shapes/vector.ts';
import { subject, tone } from '../subject.ts';
import { held } from './baking.ts';

const VIEW = { yaw: 24, pitch: 18 };

function apple(): Model {
  const flesh = revolve(
    profile(
      [
        [0, 0.06],
        [0.24, 0],
        [0.48, 0.24],
        [0.54, 0.6],
        [0.36, 0.88],
        [0.14, 0.9],
        [0, 0.78],
      ],
      5,
    ),
  );
  return {
    parts: [
      part(
        'body',
        'glossy',
        relief(flesh, 0.03, (x, y, z) => 0.02 * Math.cos(Math.atan2(x, z) * 5) * smoothstep(0.6, 0.15, y)),
        [paint('blushTone', ellipsoid([0.3, 0.6, 0.4], [0.4, 0.5, 0.4]), 0.3)],
      ),
      part(
        'wood',
        'matte',
        tube(
          [
            [0, 0.74, 0],
            [0.02, 0.94, 0],
            [0.1, 1.1, 0],
          ],
          [0.035, 0.03, 0.04],
        ),
      ),
      part(
        'leaf',
        'glossy',
        place(
          bend(
            place(
              pillow(
                curve(
                  [
                    [0, 0],
                    [0.14, 0.12],
                    [0.34, 0.1],
                    [0.48, 0],
                    [0.34, -0.1],
                    [0.14, -0.12],
                  ],
                  4,
                ),
                0.03,
                0.08,
              ),
              { turn: [90, 0, 0] },
            ),
            -0.6,
          ),
          { at: [0.04, 0.98, 0], turn: [0, -30, 20] },
        ),
      ),
    ],
    anchors: held(0.45, 0.95),
  };
}

export const APPLE = subject({
  name: 'apple',
  family: 'food',
  words: ['fruit'],
  size: 0.09,
  colours: { body: '#d8352f', blushTone: tone('body', 1.07), leaf: '#5da442', wood: '#6a4527' },
  view: VIEW,
  build: () => apple(),
});
