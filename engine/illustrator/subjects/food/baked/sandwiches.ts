/** Bread cut into slices, and what is laid between them. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function toast(): Model {
  const outline = [
    -0.42, 0, 0.42, 0, 0.44, 0.5, 0.54, 0.72, 0.4, 0.92, 0, 0.96, -0.4, 0.92, -0.54, 0.72, -0.44, 0.5,
  ];
  const slice = cut(outline, 0.09, 0.03);
  return {
    parts: [
      part('body', 'crust', put(slice, [0, 0.02, 0], [-8, 0, 0])),
      part(
        'crumb',
        'crust',
        put(put(cut(outline, 0.1, 0.02), [0, 0.055, 0], [0, 0, 0], 0.88), [0, 0.02, 0.006], [-8, 0, 0]),
        [
          paint(
            'toasted',
            pattern((x, y, z) => Math.hypot(x, y - 0.5) - 0.34 + 0.2 * noise(x * 6, y * 6, z)),
            0.2,
          ),
        ],
      ),
      part(
        'butter',
        'glossy',
        put(box([0, 0, 0], [0.13, 0.11, 0.035], 0.025), [0.04, 0.56, 0.06], [-8, 0, 14]),
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 0.95 }),
  };
}

function sandwich(): Model {
  const triangle = (half: number, round: number) =>
    put(cut([-0.7, -0.42, 0.7, -0.42, 0, 0.42], half, round, 1), [0, 0, 0], [90, 0, 0]);
  const wave = (y: number, amp: number) =>
    relief(
      put(triangle(0.075, 0.05), [0, y, 0.02], [0, 0, 0], 1.05),
      amp,
      (x, _y, z) => amp * Math.sin(x * 22 + z * 18),
    );
  return {
    parts: [
      part(
        'crumb',
        'crust',
        union(put(triangle(0.1, 0.03), [0, 0.1, 0]), put(triangle(0.1, 0.03), [0, 0.62, 0])),
        [
          paint(
            'body',
            pattern((_x, _y, z) => 0.38 - z),
            0.02,
          ),
        ],
      ),
      part('leaf', 'matte', wave(0.25, 0.018)),
      part(
        'ham',
        'glossy',
        union(put(triangle(0.04, 0.03), [0, 0.35, 0]), put(triangle(0.025, 0.02), [0.02, 0.4, 0.02])),
      ),
      part('cheese', 'glossy', put(triangle(0.03, 0.02), [0, 0.45, 0.02], [0, 0, 0], 1.03)),
      part(
        'tomato',
        'glossy',
        union(
          ...[-0.3, 0.06, 0.34].map((x, i) =>
            put(ellipsoid([0, 0, 0], [0.24, 0.035, 0.2]), [x, 0.5 + 0.005 * i, -0.12]),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.35, 0], top: 0.72 }),
  };
}

export const SANDWICHES = [
  subject({
    name: 'toast',
    label: 'slice of toast',
    family: 'food',
    words: ['slice of bread', 'bread slice', 'slice of toast', 'french toast'],
    size: 0.12,
    colours: { body: '#a8662b', crumb: '#f0d6a2', toasted: '#dca85f', butter: '#f9dc6a' },
    view: { yaw: 20, pitch: 12 },
    build: toast,
  }),
  subject({
    name: 'sandwich',
    family: 'food',
    words: ['club sandwich', 'panini', 'blt', 'wrap'],
    size: 0.08,
    colours: {
      body: '#b9773a',
      crumb: '#f1d8a8',
      leaf: '#79b84a',
      ham: '#ec9c98',
      cheese: '#f8c545',
      tomato: '#dc4232',
    },
    view: { yaw: 14, pitch: 16 },
    build: sandwich,
  }),
];
