/** A cupcake: a fluted paper cup under a swirl of cream with a cherry. */

import { type Model, part } from '#engine/sculpt/model.ts';
import { blend, relief } from '#engine/sculpt/shapes/combine.ts';
import { cylinder, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject } from '../subject.ts';
import { held, swirl } from './baking.ts';

function cupcake(): Model {
  return {
    parts: [
      part(
        'paperCup',
        'matte',
        relief(
          frustum([0, 0.3, 0], 0.3, 0.34, 0.48, 0.03),
          0.025,
          (x, _y, z) => 0.02 * Math.cos(Math.atan2(x, z) * 18),
        ),
      ),
      part('body', 'matte', blend(0.05, swirl(0.66, 0.4, 0.62), cylinder([0, 0.62, 0], 0.44, 0.08, 0.07))),
      part('berry', 'glossy', sphere([0, 1.34, 0], 0.13)),
      part(
        'leaf',
        'matte',
        tube(
          [
            [0, 1.44, 0],
            [0.04, 1.56, 0],
            [0.12, 1.64, 0],
          ],
          0.016,
        ),
      ),
    ],
    anchors: held(0.3, 1.3),
  };
}

export const CUPCAKE = subject({
  name: 'cupcake',
  family: 'food',
  words: [],
  size: 0.1,
  colours: { body: '#f7a8c4', paperCup: '#7fc4d9', berry: '#d8283f' },
  view: { yaw: 10, pitch: 14 },
  build: () => cupcake(),
});
