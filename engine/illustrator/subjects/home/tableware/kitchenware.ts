/** What food is prepared, carried and cooked in. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { cylinder, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put, rod, turned, vessel } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

const lying = (s: Shape, y = 0): Shape => put(s, [0, y, 0], [90, 0, 0]);

function board(): Model {
  const outline = [
    -0.9, -0.5, 0.62, -0.5, 0.76, -0.36, 0.8, -0.12, 1.16, -0.1, 1.24, 0, 1.16, 0.1, 0.8, 0.12, 0.76, 0.36,
    0.62, 0.5, -0.9, 0.5, -0.98, 0.42, -0.98, -0.42,
  ];
  return {
    parts: [
      part(
        'body',
        'wood',
        carve(0.01, lying(cut(outline, 0.06, 0.03, 2), 0.06), cylinder([1.08, 0, 0], 0.05, 0.3)),
        [paint('strip', stripes('z', 0.34, 0.5), 0.004, 'wood')],
      ),
    ],
    anchors: anchored({ grip: [1.1, 0.06, 0], top: 0.12, room: 0.48 }),
  };
}

const WEAVE = 26;

function basket(): Model {
  const side = [0, 0, 0.54, 0, 0.6, 0.05, 0.7, 0.3, 0.76, 0.56];
  const wicker = relief(
    vessel(side, 0.09, { steps: 4, floor: 0.1 }),
    0.04,
    (x, y, z) => 0.032 * Math.sin(Math.atan2(x, z) * WEAVE) * Math.sin(y * 42),
  );
  return {
    parts: [
      part('body', 'matte', wicker, [
        paint(
          'dark',
          pattern((x, y, z) => 0.03 * Math.sin(Math.atan2(x, z) * WEAVE) * Math.sin(y * 42) + 0.008),
          0.02,
        ),
      ]),
      part(
        'rim',
        'matte',
        relief(
          union(torus([0, 0.57, 0], 0.74, 0.055), torus([0, 0.04, 0], 0.57, 0.05)),
          0.02,
          (x, y, z) => 0.014 * Math.sin(Math.atan2(x, z) * 40 + y * 20),
        ),
      ),
      part(
        'rim',
        'matte',
        relief(
          rod(
            [
              -0.74, 0.54, 0, -0.7, 0.96, 0, -0.4, 1.32, 0, 0, 1.44, 0, 0.4, 1.32, 0, 0.7, 0.96, 0, 0.74,
              0.54, 0,
            ],
            0.05,
          ),
          0.016,
          (x, y) => 0.014 * Math.sin(Math.atan2(x, y) * 60),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.42, 0], top: 0.6, inside: 0.12, opening: 0.62 }),
  };
}

function pot(): Model {
  const grip = (x: number): Shape =>
    rod([x * 0.66, 0.56, 0.16, x * 0.9, 0.58, 0.14, x * 0.9, 0.58, -0.14, x * 0.66, 0.56, -0.16], 0.04);
  return {
    parts: [
      part('body', 'glossy', vessel([0, 0, 0.6, 0, 0.66, 0.05, 0.68, 0.74], 0.08, { steps: 3, floor: 0.1 })),
      part('body', 'glossy', turned([0, 0.74, 0.7, 0.74, 0.71, 0.78, 0.4, 0.9, 0, 0.95])),
      part(
        'steel',
        'metal',
        union(
          grip(1),
          grip(-1),
          turned([0, 0.93, 0.05, 0.94, 0.05, 1.0, 0.12, 1.05, 0.1, 1.1, 0, 1.11]),
          torus([0, 0.745, 0], 0.69, 0.02),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.05, 0], top: 0.95, inside: 0.12, opening: 0.58 }),
  };
}

function pan(): Model {
  return {
    parts: [
      part('body', 'metal', vessel([0, 0, 0.62, 0, 0.68, 0.04, 0.8, 0.24], 0.07, { steps: 3, floor: 0.07 }), [
        paint(
          'inside',
          pattern((x, y, z) => Math.max(Math.hypot(x, z) - 0.76, 0.05 - y)),
          0.01,
          'matte',
        ),
      ]),
      part(
        'grip',
        'matte',
        blend(0.03, rod([0.74, 0.18, 0, 1.1, 0.26, 0, 1.7, 0.3, 0], [0.05, 0.065, 0.075])),
      ),
    ],
    anchors: anchored({ grip: [1.4, 0.28, 0], top: 0.08, room: 0.55, inside: 0.08, opening: 0.6 }),
  };
}

export const KITCHENWARE = [
  subject({
    name: 'cutting board',
    family: 'object',
    words: ['chopping board', 'board', 'bread board', 'breadboard', 'serving board', 'slate'],
    size: 0.03,
    colours: { body: '#b57b42', strip: '#a06633' },
    view: { yaw: 24, pitch: 34 },
    build: board,
  }),
  subject({
    name: 'basket',
    family: 'object',
    words: ['wicker basket', 'picnic basket', 'woven basket', 'hamper', 'easter basket'],
    size: 0.35,
    colours: { body: '#b98748', dark: tone('body', 0.62), rim: '#a3713a' },
    view: { yaw: 20, pitch: 20 },
    build: basket,
  }),
  subject({
    name: 'pot',
    label: 'cooking pot',
    family: 'object',
    words: ['cooking pot', 'saucepan', 'casserole', 'stockpot'],
    size: 0.22,
    colours: { body: '#b23a2c', steel: '#d3d7dc' },
    view: { yaw: 18, pitch: 18 },
    build: pot,
  }),
  subject({
    name: 'frying pan',
    family: 'object',
    words: ['pan', 'skillet', 'wok'],
    size: 0.08,
    colours: { body: '#4a4d53', inside: '#2b2c30', grip: '#26221f' },
    view: { yaw: 34, pitch: 34 },
    build: pan,
  }),
];
