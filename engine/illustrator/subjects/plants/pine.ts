/** A conifer of stacked, frayed tiers; also fir and spruce. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { frustum } from '#engine/sculpt/shapes/solids.ts';
import { subject, tone } from '../subject.ts';
import { top } from './foliage.ts';

function pine(): Model {
  const tier = (y: number, r: number, h: number): Shape =>
    relief(
      frustum([0, y + h / 2, 0], h / 2, r, r * 0.16, 0.07),
      0.09,
      (x, _y, z) => 0.06 * Math.sin(Math.atan2(x, z) * 9 + y * 5) * Math.min(1, Math.hypot(x, z) * 2),
    );
  return {
    parts: [
      part('wood', 'matte', frustum([0, 0.3, 0], 0.32, 0.16, 0.12, 0.03)),
      part(
        'body',
        'fur',
        blend(
          0.05,
          tier(0.42, 0.74, 0.74),
          tier(0.9, 0.6, 0.7),
          tier(1.36, 0.46, 0.62),
          tier(1.76, 0.3, 0.56),
        ),
        [
          paint(
            'light',
            pattern((x, y, z) => 0.5 - noise(x * 6, y * 6, z * 6) + 0.1),
            0.2,
          ),
        ],
      ),
    ],
    anchors: top(2.3),
  };
}

export const PINE = subject({
  name: 'pine',
  family: 'plant',
  words: ['fir', 'pine tree', 'spruce', 'conifer', 'evergreen'],
  size: 8,
  colours: { body: '#3a7d52', light: tone('body', 1.12), wood: '#7a5034' },
  view: { yaw: 20, pitch: 8 },
  build: () => pine(),
});
