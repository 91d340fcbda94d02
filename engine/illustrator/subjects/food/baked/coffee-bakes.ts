/** Sticky and crisp bakes that go with coffee. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { anchored, many, put, rod, spread, turned } from '../../forms/forms.ts';
import { onTop } from '../../forms/print.ts';
import { blotches } from '../../forms/views.ts';
import { subject } from '../../subject.ts';

function waffles(): Model {
  const grid = (y: number, turn: number): Shape =>
    put(
      relief(cylinder([0, 0, 0], 0.86, 0.11, 0.06), 0.05, (x, y2, z) =>
        Math.abs(y2) > 0.05 && Math.hypot(x, z) < 0.76 && Math.min(Math.cos(x * 17), Math.cos(z * 17)) > -0.25
          ? -0.06
          : 0,
      ),
      [0, y, 0],
      [0, turn, 0],
    );
  return {
    parts: [
      part('plate', 'ceramic', turned([0, 0, 0.7, 0, 0.74, 0.03, 1.1, 0.09, 1.08, 0.12, 0.7, 0.06, 0, 0.06])),
      part('body', 'crust', union(grid(0.2, 10), grid(0.44, 16)), [
        paint('dark', blotches(2.4, 0.56), 0.2),
        paint(
          'dark',
          put(
            onTop(
              (x, z) =>
                0.04 * (-0.25 - Math.min(Math.cos(x * 17), Math.cos(z * 17))) +
                (Math.hypot(x, z) > 0.76 ? 1 : 0),
              0,
            ),
            [0, 0.44, 0],
            [0, 16, 0],
          ),
          0.01,
        ),
      ]),
      part(
        'berry',
        'glossy',
        many(7, (i) => {
          const [x, z] = spread(i, 7, 0.3);
          return put(
            turned([0, -0.16, 0.05, -0.13, 0.13, 0.02, 0.1, 0.1, 0, 0.12]),
            [x, 0.66 + 0.05 * (i % 2), z],
            [160 + 20 * Math.sin(i * 4), i * 50, 20],
          );
        }),
      ),
      part(
        'cream',
        'matte',
        put(
          relief(
            turned([0, 0, 0.2, 0, 0.22, 0.05, 0.14, 0.14, 0.05, 0.22, 0, 0.25]),
            0.02,
            (x, y, z) => 0.02 * Math.sin(Math.atan2(x, z) * 7 + y * 20),
          ),
          [0.02, 0.7, 0.04],
        ),
      ),
      part(
        'syrup',
        'liquid',
        union(
          put(ellipsoid([0, 0, 0], [0.38, 0.04, 0.34]), [0.02, 0.55, 0.02]),
          rod([0.2, 0.55, 0.2, 0.46, 0.55, 0.68, 0.5, 0.44, 0.76, 0.5, 0.28, 0.77], 0.055),
          rod([-0.2, 0.55, 0.2, -0.52, 0.54, 0.62, -0.56, 0.36, 0.68], 0.05),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.9 }),
  };
}

function brownies(): Model {
  const piece = (x: number, y: number, z: number, turn: number): Part[] => {
    const at = (s: Shape): Shape => put(s, [x, y, z], [0, turn, 0]);
    return [
      part(
        'body',
        'crust',
        at(
          relief(
            box([0, 0.16, 0], [0.42, 0.16, 0.42], 0.04),
            0.03,
            (a, b, c) => 0.03 * (noise(a * 9, b * 9, c * 9) - 0.5),
          ),
        ),
        [
          paint(
            'crackle',
            pattern(
              (a, b, c) => Math.abs(noise(a * 5, b * 2, c * 5) - 0.5) * 0.3 - 0.012 + (b < y + 0.28 ? 1 : 0),
            ),
            0.01,
          ),
        ],
      ),
      part(
        'nut',
        'matte',
        at(
          many(7, (i) => {
            const [a, c] = spread(i, 7, 0.32);
            return put(ellipsoid([0, 0, 0], [0.07, 0.045, 0.05]), [a, 0.33, c], [0, i * 60, 12]);
          }),
        ),
      ),
    ];
  };
  return {
    parts: [...piece(-0.44, 0, 0, 8), ...piece(0.5, 0, 0.04, -10), ...piece(0.02, 0.33, 0.02, 24)],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.7 }),
  };
}

function cinnamonRoll(): Model {
  const groove = (x: number, z: number): number =>
    Math.abs(((((Math.hypot(x, z) / 0.2 - Math.atan2(z, x) / 6.2832) % 1) + 1) % 1) - 0.5) * 0.2;
  const bun = relief(cylinder([0, 0.32, 0], 0.78, 0.32, 0.16), 0.07, (x, y, z) =>
    y > 0.3 ? -0.07 * Math.exp(-((groove(x, z) / 0.035) ** 2)) : 0,
  );
  const icing = relief(
    cylinder([0, 0.62, 0], 0.66, 0.06, 0.05),
    0.05,
    (x, _y, z) => 0.04 * Math.sin(Math.atan2(x, z) * 5 + 1) - 0.05 * Math.exp(-((groove(x, z) / 0.03) ** 2)),
  );
  const drips = many(6, (i) => {
    const a = i * 1.1 + 0.2;
    return rod(
      [
        0.62 * Math.cos(a),
        0.64,
        0.62 * Math.sin(a),
        0.77 * Math.cos(a),
        0.54,
        0.77 * Math.sin(a),
        0.8 * Math.cos(a),
        0.3 + 0.1 * (i % 3),
        0.8 * Math.sin(a),
      ],
      [0.07, 0.07, 0.055],
    );
  });
  return {
    parts: [
      part('body', 'crust', bun, [
        paint(
          'filling',
          pattern((x, y, z) => groove(x, z) - 0.03 + (y < 0.36 ? 1 : 0)),
          0.02,
        ),
        paint(
          'pale',
          pattern((_x, y) => y - 0.14),
          0.1,
        ),
      ]),
      part('icing', 'glossy', blend(0.03, icing, drips)),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.66 }),
  };
}

function butter(): Model {
  return {
    parts: [
      part(
        'dish',
        'ceramic',
        union(
          box([0, 0.05, 0], [1.0, 0.05, 0.6], 0.05),
          carve(0.02, box([0, 0.1, 0], [1.04, 0.06, 0.64], 0.05), box([0, 0.16, 0], [0.94, 0.1, 0.54], 0.04)),
        ),
      ),
      part(
        'body',
        'glossy',
        union(
          box([0.14, 0.34, 0], [0.56, 0.25, 0.3], 0.03),
          put(box([0, 0, 0], [0.045, 0.25, 0.3], 0.02), [-0.54, 0.34, 0], [0, 0, 12]),
          put(box([0, 0, 0], [0.25, 0.045, 0.3], 0.02), [-0.72, 0.15, 0.02], [0, 6, 3]),
        ),
      ),
      part(
        'knife',
        'metal',
        put(
          union(box([0, 0, 0], [0.34, 0.012, 0.07], 0.01), capsule([0.3, 0, 0], [0.8, 0, 0], 0.035)),
          [0.1, 0.14, 0.5],
          [0, 8, 0],
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.6 }),
  };
}

export const COFFEE_BAKES = [
  subject({
    name: 'waffle',
    label: 'waffles',
    family: 'food',
    words: ['belgian waffle', 'stack of waffles'],
    size: 0.1,
    colours: {
      body: '#d39a48',
      dark: '#b2742c',
      plate: '#f4f1ea',
      berry: '#cf2a35',
      cream: '#fffaf0',
      syrup: '#8a4413',
    },
    view: { yaw: 10, pitch: 28 },
    build: waffles,
  }),
  subject({
    name: 'brownie',
    label: 'brownies',
    family: 'food',
    words: ['chocolate brownie', 'fudge brownie'],
    size: 0.08,
    colours: { body: '#4a2717', crackle: '#7a4a2f', nut: '#d9a866' },
    view: { yaw: 16, pitch: 20 },
    build: brownies,
  }),
  subject({
    name: 'cinnamon roll',
    family: 'food',
    words: ['cinnamon bun', 'sticky bun', 'cinnamon swirl'],
    size: 0.07,
    colours: { body: '#d29a52', filling: '#7a421d', pale: '#ecc88a', icing: '#fffaf2' },
    view: { yaw: 12, pitch: 34 },
    build: cinnamonRoll,
  }),
  subject({
    name: 'butter',
    label: 'butter on a dish',
    family: 'food',
    words: ['stick of butter', 'butter dish', 'margarine'],
    size: 0.08,
    colours: { body: '#f7dc7a', dish: '#eef2f4', knife: '#d3d8de' },
    view: { yaw: 22, pitch: 20 },
    build: butter,
  }),
];
