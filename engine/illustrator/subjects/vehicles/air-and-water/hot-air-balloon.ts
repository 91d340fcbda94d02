/** A hot-air balloon with striped gores, an open basket that somebody can stand in, and a flame. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, keep, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { profile, revolve } from '#engine/sculpt/shapes/outline.ts';
import { capsule, cylinder, frustum, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../../subject.ts';
import { at } from './craft.ts';

function balloon(): Model {
  const bag = revolve(
    profile(
      [
        [0.16, 0.72],
        [0.42, 1.0],
        [0.78, 1.5],
        [0.84, 1.98],
        [0.6, 2.38],
        [0, 2.56],
      ],
      5,
    ),
  );
  const gores = pattern((x, _y, z) => 0.14 * Math.sin(Math.atan2(x, z) * 6));
  return {
    parts: [
      part('body', 'matte', bag, [
        paint('stripe', gores, 0.008),
        paint(
          'trim',
          pattern((_x, y) => Math.abs(y - 1.06) - 0.05),
          0.006,
        ),
        paint(
          'trim',
          pattern((_x, y) => 2.42 - y),
          0.006,
        ),
      ]),
      part(
        'wood',
        'matte',
        carve(0.02, frustum([0, 0.2, 0], 0.2, 0.22, 0.27, 0.05), cylinder([0, 0.42, 0], 0.2, 0.12)),
        [
          paint(
            'weave',
            keep(
              0,
              stripes('y', 0.07, 0.4),
              pattern((x, _y, z) => 0.05 * Math.sin(Math.atan2(x, z) * 16)),
            ),
            0.01,
          ),
        ],
      ),
      part('trim', 'matte', place(torus([0, 0, 0], 0.255, 0.035), { at: [0, 0.4, 0] })),
      part(
        'dark',
        'matte',
        union(
          ...[0, 1, 2, 3].map((i) =>
            capsule(
              [0.23 * Math.cos(i * 1.57 + 0.78), 0.4, 0.23 * Math.sin(i * 1.57 + 0.78)],
              [0.2 * Math.cos(i * 1.57 + 0.78), 0.84, 0.2 * Math.sin(i * 1.57 + 0.78)],
              0.012,
            ),
          ),
          cylinder([0, 0.66, 0], 0.06, 0.05, 0.02),
        ),
      ),
      part('flame', 'glow', capsule([0, 0.72, 0], [0, 0.84, 0], 0.05, 0.01)),
    ],
    anchors: at(0.3),
  };
}

export const HOT_AIR_BALLOON = subject({
  name: 'hot-air balloon',
  family: 'vehicle',
  words: ['hot air balloon', 'air balloon', 'montgolfier', 'airship'],
  size: 20,
  airborne: true,
  colours: {
    body: '#e5483d',
    stripe: '#f9c846',
    trim: '#3a6fb0',
    dark: '#4a3a2c',
    weave: '#6f4526',
    flame: '#ffb02e',
  },
  view: { yaw: 20, pitch: 2 },
  poses: ['fly'],
  build: () => balloon(),
});
