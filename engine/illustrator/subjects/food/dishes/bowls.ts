/** Salads and soups with what floats on top. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, leafOf, many, put, ring, rod, spray, spread } from '../../forms/forms.ts';
import { bowl, broth } from '../../home/tableware/crockery.ts';
import { subject } from '../../subject.ts';
import { swirl } from '../baking.ts';

const heap = ellipsoid([0, 0.42, 0], [0.72, 0.28, 0.72]);

function salad(): Model {
  const frill = relief(
    leafOf(0.5, 0.34, 0.06, -0.4),
    0.02,
    (x, _y, z) => 0.02 * Math.sin(x * 26) * Math.sin(z * 26),
  );
  return {
    parts: [
      bowl(),
      part(
        'leaf',
        'matte',
        union(
          heap,
          ...Array.from({ length: 13 }, (_, i) => {
            const [x, z] = spread(i, 13, 0.5);
            return spray(
              frill,
              [x * 0.7, 0.56 + 0.16 * (1 - (x * x + z * z) / 0.3), z * 0.7],
              i * 2.4,
              12 + 14 * (i % 3),
            );
          }),
        ),
        [
          paint(
            'leafPale',
            pattern((x, y, z) => 0.42 - noise(x * 6, y * 6, z * 6)),
            0.2,
          ),
        ],
      ),
      part(
        'tomato',
        'glossy',
        union(
          ...(
            [
              [-0.34, 0.3],
              [0.22, 0.44],
              [0.44, -0.06],
              [-0.1, -0.1],
              [-0.46, -0.14],
            ] as const
          ).map(([x, z]) => sphere([x, 0.8 - 0.3 * (x * x + z * z), z], 0.12)),
        ),
      ),
      part(
        'cucumber',
        'matte',
        union(
          ...(
            [
              [0.02, 0.28],
              [-0.2, 0.5],
              [0.4, 0.26],
            ] as const
          ).map(([x, z], i) =>
            put(
              cylinder([0, 0, 0], 0.16, 0.025, 0.015),
              [x, 0.84 - 0.35 * (x * x + z * z), z],
              [34, i * 20, 10 - 14 * i],
            ),
          ),
        ),
        [
          paint(
            'leaf',
            pattern((x, y, z) => 0.05 - 0.1 * noise(x * 20, y * 20, z * 20)),
            0.05,
          ),
        ],
      ),
      part(
        'onion',
        'glossy',
        union(
          ...[0, 1, 2].map((i) =>
            rod(
              [0, 0, 0.12, 0.12, 0.02, 0, 0, 0, -0.12, -0.12, 0.02, 0, 0, 0, 0.12].map(
                (v, k) => v + [0.18 - 0.3 * i, 0.84 - 0.02 * i, 0.06 + 0.12 * i][k % 3]!,
              ),
              0.022,
            ),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.8 }),
  };
}

function soup(): Model {
  return {
    parts: [
      bowl(),
      broth('soup', 0.54),
      part(
        'cream',
        'liquid',
        relief(
          rod(
            [
              0.34, 0.545, 0, 0.2, 0.55, 0.3, -0.16, 0.55, 0.28, -0.22, 0.55, -0.04, 0.06, 0.55, -0.12, 0.12,
              0.55, 0.08, -0.04, 0.55, 0.1,
            ],
            [0.02, 0.034, 0.036, 0.034, 0.03, 0.026, 0.015],
            5,
          ),
          0.001,
          () => 0,
        ),
      ),
      part(
        'leaf',
        'matte',
        ring(4, (a) => spray(leafOf(0.22, 0.26, 0.05), [0.2, 0.57, -0.1], a + 0.5, 14)),
      ),
      part(
        'crouton',
        'crust',
        many(5, (i) =>
          put(
            box([0, 0, 0], [0.06, 0.05, 0.06], 0.015),
            [-0.3 + 0.11 * i, 0.57, -0.34 + 0.06 * ((i * 7) % 3)],
            [10, i * 31, 8],
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.66 }),
  };
}

const whippedCream = (): Model => ({
  parts: [
    bowl(),
    part('cream', 'matte', union(ellipsoid([0, 0.46, 0], [0.72, 0.18, 0.72]), swirl(0.5, 0.42, 0.58))),
  ],
  anchors: anchored({ grip: [0, 0.3, 0], top: 0.9 }),
});

export const BOWLS = [
  subject({
    name: 'whipped cream',
    label: 'bowl of whipped cream',
    family: 'food',
    words: ['bowl of cream', 'clotted cream', 'sour cream', 'double cream', 'chantilly'],
    size: 0.13,
    colours: { body: '#b9cfd6', trim: '#7f9aa6', cream: '#fdf6e6' },
    view: { yaw: 8, pitch: 30 },
    build: whippedCream,
  }),
  subject({
    name: 'salad',
    label: 'bowl of salad',
    family: 'food',
    words: ['salad bowl', 'bowl of salad', 'green salad', 'lettuce', 'poke bowl'],
    size: 0.14,
    colours: {
      body: '#e8dfcc',
      trim: '#b58752',
      leaf: '#5e9c35',
      leafPale: '#a5cc5c',
      tomato: '#d2301f',
      cucumber: '#d7e6a8',
      onion: '#b2628f',
    },
    view: { yaw: 8, pitch: 30 },
    build: salad,
  }),
  subject({
    name: 'soup',
    label: 'bowl of soup',
    family: 'food',
    words: ['soup bowl', 'bowl of soup', 'stew', 'broth', 'chili', 'tomato soup', 'pumpkin soup'],
    size: 0.1,
    colours: { body: '#e9e2d4', trim: '#4a6d86', soup: '#d2691c', cream: '#fdf3dd', crouton: '#c98d45' },
    view: { yaw: 8, pitch: 36 },
    build: soup,
  }),
];
