/** The birthday cake: two tiers under dripping icing, with cream, berries and burning candles. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../subject.ts';
import { dollop, held } from './baking.ts';

/** Cream that runs over an edge in drops. */
const dripping = (r: number, y: number, thick: number, n: number): Shape =>
  blend(
    0.05,
    cylinder([0, y, 0], r, thick, thick * 0.9),
    ...Array.from({ length: n }, (_, i) => {
      const a = (i / n) * 6.283;
      return capsule(
        [r * 0.96 * Math.cos(a), y, r * 0.96 * Math.sin(a)],
        [r * 0.98 * Math.cos(a), y - 0.1 - 0.07 * Math.sin(i * 2.7), r * 0.98 * Math.sin(a)],
        0.055,
      );
    }),
  );

function cake(): Model {
  const candle = (a: number) => [0.26 * Math.cos(a), 0.26 * Math.sin(a)] as const;
  const sticks = [0.6, 2.7, 4.8].map(candle);
  return {
    parts: [
      part('plate', 'glossy', cylinder([0, 0.04, 0], 0.82, 0.04, 0.035)),
      part(
        'sponge',
        'matte',
        union(cylinder([0, 0.3, 0], 0.66, 0.24, 0.04), cylinder([0, 0.72, 0], 0.44, 0.2, 0.04)),
        [
          paint(
            'body',
            pattern((_x, y) => Math.abs(y - 0.28) - 0.05),
            0.01,
          ),
        ],
      ),
      part('body', 'glossy', union(dripping(0.67, 0.54, 0.06, 13), dripping(0.45, 0.92, 0.06, 10))),
      part(
        'cream',
        'matte',
        union(
          ...Array.from({ length: 10 }, () => dollop(0.58, 0.11, 0.16)).map((s, i) =>
            place(s, { at: [0.57 * Math.cos(i * 0.628), 0, 0.57 * Math.sin(i * 0.628)] }),
          ),
        ),
      ),
      part(
        'berry',
        'glossy',
        union(
          ...Array.from({ length: 5 }, (_, i) =>
            sphere([0.2 * Math.cos(i * 1.256), 1.0, 0.2 * Math.sin(i * 1.256)], 0.075),
          ),
        ),
      ),
      part('candle', 'matte', union(...sticks.map(([x, z]) => capsule([x, 0.95, z], [x, 1.26, z], 0.034))), [
        paint(
          'stripe',
          pattern((x, y, z) => 0.02 * Math.sin(y * 40 + Math.atan2(x, z) * 2)),
          0.006,
        ),
      ]),
      part(
        'flame',
        'glow',
        union(...sticks.map(([x, z]) => capsule([x, 1.33, z], [x, 1.42, z], 0.036, 0.01))),
      ),
    ],
    anchors: held(0.1, 1),
  };
}

export const CAKE = subject({
  name: 'cake',
  family: 'food',
  words: ['birthday cake', 'gateau'],
  size: 0.3,
  colours: {
    body: '#f48fb1',
    sponge: '#f3d9a4',
    plate: '#eef2f6',
    cream: '#fffaf0',
    berry: '#d8283f',
    candle: '#6fb7e8',
    stripe: '#ffffff',
    flame: '#ffc23d',
  },
  view: { yaw: 10, pitch: 18 },
  build: () => cake(),
});
