/** What is on the table in the morning. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, many, put, spread, turned } from '../../forms/forms.ts';
import { bowl, broth, plate } from '../../home/tableware/crockery.ts';
import { subject, tone } from '../../subject.ts';
import { CHINA, sprig } from './garnish.ts';

function friedEggs(): Model {
  const white = (x: number, z: number, k: number): Shape =>
    put(
      relief(
        ellipsoid([0, 0, 0], [0.4, 0.07, 0.36]),
        0.06,
        (a, _b, c) => 0.05 * Math.sin(Math.atan2(a, c) * 4 + k),
      ),
      [x, 0.11, z],
    );
  const strip = (z: number, x: number): Shape =>
    put(
      relief(box([0, 0, 0], [0.46, 0.025, 0.11], 0.02), 0.06, (px) => 0.035 * Math.sin(px * 14)),
      [x, 0.14, z],
      [0, 12, 0],
    );
  return {
    parts: [
      plate(),
      part('white', 'glossy', blend(0.05, white(-0.32, -0.14, 0), white(0.3, -0.24, 2))),
      part(
        'body',
        'glossy',
        union(
          ellipsoid([-0.32, 0.17, -0.14], [0.17, 0.1, 0.17]),
          ellipsoid([0.3, 0.17, -0.24], [0.17, 0.1, 0.17]),
        ),
      ),
      part('bacon', 'glossy', union(strip(0.3, -0.08), strip(0.52, 0.04)), [
        paint(
          'fat',
          pattern(
            (x, _y, z) =>
              Math.abs((((((z + 0.21 * x + 0.03 * Math.sin(x * 9)) / 0.12) % 1) + 1) % 1) - 0.5) * 0.12 -
              0.02,
          ),
          0.012,
        ),
      ]),
      part('tomato', 'glossy', union(sphere([0.64, 0.18, 0.14], 0.12), sphere([0.6, 0.17, 0.36], 0.11))),
      sprig(-0.62, 0.1, 0.24, 0.2),
    ],
    anchors: anchored({ grip: [0, 0.1, 0.8], top: 0.24 }),
  };
}

function smoothieBowl(): Model {
  const row = (count: number, z: number, make: (x: number, i: number) => Shape): Shape =>
    many(count, (i) => put(make(-0.4 + (0.8 * i) / (count - 1), i), [0, 0, z]));
  return {
    parts: [
      bowl(),
      broth('body', 0.56),
      part(
        'berry',
        'glossy',
        row(6, -0.2, (x, i) => sphere([x, 0.6, -0.04 * (i % 2)], 0.085)),
      ),
      part(
        'banana',
        'matte',
        row(5, 0.06, (x) => put(cylinder([0, 0, 0], 0.13, 0.03, 0.015), [x, 0.62, 0], [24, 0, 14])),
      ),
      part(
        'straw',
        'glossy',
        row(4, 0.34, (x) =>
          put(
            turned([0, -0.14, 0.05, -0.12, 0.11, 0.02, 0.08, 0.09, 0, 0.1]),
            [x * 0.8, 0.6, 0],
            [70, 20, 0],
          ),
        ),
      ),
      part(
        'seed',
        'matte',
        many(40, (i) => {
          const [x, z] = spread(i, 40, 0.4);
          return sphere([x * 0.5 + 0.1, 0.57, -0.5 + z * 0.3], 0.022);
        }),
      ),
      sprig(-0.34, 0.62, 0.36, 0.2),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.66 }),
  };
}

export const BREAKFAST = [
  subject({
    name: 'fried egg',
    label: 'bacon and eggs',
    family: 'food',
    words: ['bacon and eggs', 'fried eggs', 'eggs and bacon', 'breakfast plate', 'english breakfast'],
    size: 0.05,
    colours: {
      ...CHINA,
      body: '#f7b02a',
      white: '#fffdf7',
      bacon: '#b2402c',
      fat: '#f0c3a2',
      tomato: '#d2301f',
    },
    view: { yaw: 8, pitch: 36 },
    build: friedEggs,
  }),
  subject({
    name: 'smoothie bowl',
    family: 'food',
    words: [
      'acai bowl',
      'cereal bowl',
      'muesli bowl',
      'bowl of cereal',
      'fruit salad',
      'fruit bowl',
      'bowl of fruit salad',
    ],
    size: 0.1,
    colours: {
      ...CHINA,
      body: '#a2447f',
      trim: tone('body', 1.5),
      berry: '#33406f',
      banana: '#f6e3a0',
      straw: '#d32a36',
      seed: '#3a3230',
    },
    view: { yaw: 8, pitch: 40 },
    build: smoothieBowl,
  }),
];
