/** Meals in boxes, delivered or brought along. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box, cylinder, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put, tray } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function pizzaBox(): Model {
  const lid = (s: Part['shape']) => put(s, [0, 0.16, -0.94], [-66, 0, 0]);
  return {
    parts: [
      part(
        'body',
        'matte',
        union(
          tray([0, 0.09, 0], [0.96, 0.09, 0.96], 0.03),
          lid(tray([0, 0.06, 0.94], [0.98, 0.06, 0.96], 0.03, 0.01)),
        ),
      ),
      part('crust', 'crust', cylinder([0, 0.1, 0], 0.84, 0.04, 0.03)),
      part(
        'crust',
        'crust',
        carve(0.02, cylinder([0, 0.14, 0], 0.86, 0.07, 0.06), cylinder([0, 0.2, 0], 0.72, 0.1)),
      ),
      part('cheese', 'glossy', cylinder([0, 0.14, 0], 0.75, 0.02, 0.015), [
        paint(
          'sauce',
          pattern((x, y, z) => 0.1 * (0.62 - noise(x * 5, y, z * 5))),
          0.05,
        ),
      ]),
      part(
        'salami',
        'glossy',
        union(
          ...(
            [
              [0, 0.05],
              [0.42, 0.2],
              [-0.4, 0.26],
              [0.08, 0.5],
              [-0.16, -0.42],
              [0.36, -0.34],
              [-0.5, -0.16],
            ] as const
          ).map(([x, z]) => cylinder([x, 0.165, z], 0.13, 0.018, 0.012)),
        ),
      ),
      part(
        'leaf',
        'matte',
        union(
          ...(
            [
              [0.22, 0.0],
              [-0.2, 0.1],
              [-0.14, 0.62],
              [0.1, -0.24],
            ] as const
          ).map(([x, z], i) => put(ellipsoid([0, 0, 0], [0.1, 0.02, 0.055]), [x, 0.18, z], [0, i * 50, 8])),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0.96], top: 0.2 }),
  };
}

function lunchBox(): Model {
  const div = (x: number, z: number, a: number, c: number) => box([x, 0.24, z], [a, 0.2, c], 0.05);
  return {
    parts: [
      part(
        'body',
        'glossy',
        carve(
          0.01,
          box([0, 0.2, 0], [1.0, 0.2, 0.7], 0.08),
          union(div(-0.47, 0, 0.44, 0.6), div(0.48, -0.3, 0.44, 0.28), div(0.48, 0.3, 0.44, 0.28)),
        ),
      ),
      part(
        'bread',
        'crust',
        union(
          put(cut([-0.4, -0.24, 0.36, -0.24, -0.4, 0.42], 0.13, 0.03, 1), [-0.42, 0.36, 0.12], [-20, 10, 0]),
          put(cut([-0.4, -0.24, 0.36, -0.24, -0.4, 0.42], 0.13, 0.03, 1), [-0.44, 0.34, -0.26], [-20, 10, 0]),
        ),
        [
          paint(
            'leaf',
            pattern((_x, _y, z) => Math.min(Math.abs(z - 0.14), Math.abs(z + 0.24)) - 0.03),
            0.01,
          ),
        ],
      ),
      part(
        'tomato',
        'glossy',
        union(
          ...[0, 1, 2, 3].map((i) =>
            ellipsoid([0.22 + 0.18 * i, 0.34, 0.3 + 0.08 * (i % 2)], [0.12, 0.12, 0.12]),
          ),
        ),
      ),
      part(
        'leaf',
        'matte',
        union(
          ...[0, 1, 2].map((i) =>
            put(
              relief(
                ellipsoid([0, 0, 0], [0.18, 0.12, 0.16]),
                0.04,
                (x, y, z) => 0.05 * (noise(x * 16, y * 16, z * 16) - 0.4),
              ),
              [0.2 + 0.26 * i, 0.34, -0.3],
            ),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.2, 0.7], top: 0.42 }),
  };
}

export const TAKE_OUT = [
  subject({
    name: 'pizza box',
    label: 'pizza in its box',
    family: 'food',
    words: ['pizza in a box', 'boxed pizza', 'pizza delivery box'],
    size: 0.3,
    colours: { body: '#c99b66', crust: '#d59a4a', cheese: '#f6cd63', sauce: '#d8602c', salami: '#b3261e' },
    view: { yaw: 14, pitch: 26 },
    build: pizzaBox,
  }),
  subject({
    name: 'lunch box',
    family: 'food',
    words: ['lunchbox', 'packed lunch', 'bento box', 'bento'],
    size: 0.08,
    colours: { body: '#3f9c94', bread: '#e6be82', tomato: '#d2301f', leaf: '#6fa63c' },
    view: { yaw: 14, pitch: 32 },
    build: lunchBox,
  }),
];
