/** A steamer with lit portholes and banded funnels, for every ship that is not named. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, frustum, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { subject } from '../../subject.ts';
import { at, hull } from './craft.ts';

function ship(): Model {
  const shape = hull(1.4, 0.42, 0.4);
  const portholes = [-0.8, -0.5, -0.2, 0.1, 0.4].map((z) => sphere([0.4, 0.28, z], 0.055));
  return {
    parts: [
      part('body', 'glossy', shape, [
        paint(
          'bottom',
          pattern((_x, y) => y - 0.12),
          0.006,
        ),
        paint(
          'cabin',
          pattern((_x, y) => 0.38 - y),
          0.005,
        ),
        paint('lamp', mirror(union(...portholes)), 0.005, 'glow'),
      ]),
      part(
        'cabin',
        'glossy',
        union(box([0, 0.6, -0.3], [0.3, 0.18, 0.64], 0.06), box([0, 0.88, -0.2], [0.24, 0.12, 0.42], 0.05)),
        [
          paint(
            'darkGlass',
            keep(
              0,
              union(box([0, 0.9, -0.2], [1, 0.05, 0.36]), box([0, 0.64, -0.3], [1, 0.05, 0.56])),
              stripes('z', 0.15, 0.62),
            ),
            0.006,
            'glass',
          ),
          paint('darkGlass', box([0, 0.91, 0.22], [0.18, 0.05, 0.1]), 0.005, 'glass'),
        ],
      ),
      part(
        'funnel',
        'glossy',
        union(
          ...[-0.46, -0.08].map((z) =>
            place(frustum([0, 0, 0], 0.22, 0.11, 0.1, 0.03), { at: [0, 1.16, z], turn: [-10, 0, 0] }),
          ),
        ),
        [
          paint(
            'dark',
            pattern((_x, y) => 1.28 - y),
            0.006,
          ),
          paint(
            'cabin',
            pattern((_x, y) => Math.abs(y - 1.2) - 0.035),
            0.005,
          ),
        ],
      ),
      part(
        'wood',
        'matte',
        union(
          capsule([0, 0.4, 0.66], [0, 1.2, 0.62], 0.024, 0.014),
          capsule([0, 0.44, 1.24], [0, 0.62, 1.26], 0.018),
        ),
      ),
      part(
        'smoke',
        'matte',
        blend(
          0.08,
          sphere([0, 1.52, -0.2], 0.1),
          sphere([0, 1.66, -0.36], 0.14),
          sphere([0, 1.8, -0.6], 0.17),
        ),
      ),
    ],
    anchors: at(0.8, 0.4),
  };
}

export const SHIP = subject({
  name: 'ship',
  family: 'vehicle',
  words: ['steamer', 'steamship', 'ferry', 'vessel'],
  size: 15,
  colours: {
    body: '#2d4a6e',
    bottom: '#c2383a',
    cabin: '#f8f5ee',
    funnel: '#e2503f',
    dark: '#26282e',
    smoke: '#eceae6',
  },
  view: { yaw: 56, pitch: 10 },
  poses: ['swim'],
  build: () => ship(),
});
