/** A red toadstool with dots, a ring, gills and grass at its foot. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { cylinder, ellipsoid, halfSpace, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { subject } from '../subject.ts';
import { top } from './foliage.ts';

function mushroom(): Model {
  const cap = keep(0.06, ellipsoid([0, 0.78, 0], [0.74, 0.58, 0.74]), halfSpace([0, -1, 0], -0.74));
  const dots: Vec3[] = [
    [0, 1.34, 0.16],
    [0.4, 1.16, 0.32],
    [-0.42, 1.14, 0.34],
    [0.08, 1.06, 0.62],
    [0.62, 0.92, 0.3],
    [-0.66, 0.9, 0.16],
    [-0.28, 1.26, -0.3],
    [0.34, 1.24, -0.2],
    [-0.36, 0.86, 0.62],
  ];
  return {
    parts: [
      part('body', 'glossy', blend(0.03, cap, torus([0, 0.78, 0], 0.66, 0.09)), [
        paint('dot', union(...dots.map((d, i) => sphere(d, 0.1 + (i % 3) * 0.028))), 0.01, 'matte'),
      ]),
      part(
        'stem',
        'matte',
        blend(
          0.1,
          tube(
            [
              [0, 0, 0],
              [0.02, 0.3, 0],
              [0, 0.78, 0],
            ],
            [0.32, 0.24, 0.22],
          ),
          torus([0, 0.56, 0], 0.25, 0.05),
        ),
        [
          paint(
            'gill',
            pattern((_x, y) => 0.62 - y),
            0.03,
          ),
        ],
      ),
      part(
        'gill',
        'matte',
        relief(
          cylinder([0, 0.75, 0], 0.64, 0.04, 0.02),
          0.012,
          (x, _y, z) => 0.01 * Math.sin(Math.atan2(x, z) * 40),
        ),
      ),
      part(
        'leaf',
        'fur',
        union(
          ...[0.5, 2.2, 4].map((a) =>
            blend(
              0.03,
              ...[-0.2, 0, 0.2].map((k) =>
                tube(
                  [
                    [0.34 * Math.cos(a + k), 0, 0.34 * Math.sin(a + k)],
                    [0.42 * Math.cos(a + k), 0.14, 0.42 * Math.sin(a + k)],
                    [0.54 * Math.cos(a + k * 1.6), 0.2, 0.54 * Math.sin(a + k * 1.6)],
                  ],
                  [0.04, 0.032, 0.01],
                ),
              ),
            ),
          ),
        ),
      ),
    ],
    anchors: top(1.4, 0.3),
  };
}

export const MUSHROOM = subject({
  name: 'mushroom',
  family: 'plant',
  words: ['toadstool', 'fungus', 'fungi'],
  size: 0.15,
  colours: { body: '#d93a33', dot: '#fdf8ec', stem: '#f5ead6', gill: '#e4d2b4', leaf: '#6fae4b' },
  view: { yaw: 20, pitch: 10 },
  build: () => mushroom(),
});
