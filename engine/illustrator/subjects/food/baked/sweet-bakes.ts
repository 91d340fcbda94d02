/** Pancakes, pies and cookies, as they come warm to the table. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box, capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, many, put, spread, turned, vessel } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

const PLATE = [0, 0, 0.55, 0, 0.9, 0.08, 0.98, 0.12, 0.94, 0.13, 0.55, 0.06, 0, 0.06];

function pancakes(): Model {
  const cakes = [0, 1, 2, 3, 4];
  const y = (i: number) => 0.15 + i * 0.145;
  const shift = (i: number): [number, number] => [0.035 * Math.sin(i * 2.3), 0.03 * Math.cos(i * 1.9)];
  const berries = [
    [0.1, 0.16],
    [-0.1, 0.12],
    [0.02, -0.06],
    [0.32, 0.3],
    [-0.34, 0.22],
    [0.18, -0.3],
  ] as const;
  return {
    parts: [
      part('plate', 'ceramic', turned(PLATE)),
      part(
        'body',
        'crust',
        union(...cakes.map((i) => cylinder([shift(i)[0], y(i), shift(i)[1]], 0.64 - 0.01 * i, 0.068, 0.06))),
        [
          paint('edge', union(...cakes.map((i) => pattern((_x, py) => Math.abs(py - y(i)) - 0.028))), 0.03),
          paint(
            'edge',
            pattern((x, py, z) => (py < 0.76 ? 1 : 0.56 - Math.hypot(x, z))),
            0.04,
          ),
        ],
      ),
      part(
        'syrup',
        'liquid',
        blend(
          0.07,
          relief(
            cylinder([0, 0.815, 0], 0.46, 0.022, 0.02),
            0.09,
            (x, _y, z) => 0.07 * Math.sin(Math.atan2(x, z) * 5 + 1),
          ),
          ...(
            [
              [0.5, 0.34],
              [-0.2, 0.3],
              [1.55, 0.55],
              [2.6, 0.2],
              [4.2, 0.4],
              [5.3, 0.25],
            ] as const
          ).map(([a, low]) =>
            blend(
              0.05,
              capsule(
                [0.4 * Math.sin(a), 0.815, 0.4 * Math.cos(a)],
                [0.65 * Math.sin(a), 0.79, 0.65 * Math.cos(a)],
                0.06,
                0.05,
              ),
              capsule(
                [0.655 * Math.sin(a), 0.78, 0.655 * Math.cos(a)],
                [0.665 * Math.sin(a), low, 0.665 * Math.cos(a)],
                0.045,
                0.055,
              ),
            ),
          ),
        ),
      ),
      part(
        'butter',
        'glossy',
        put(box([0, 0, 0], [0.13, 0.06, 0.13], 0.03), [-0.08, 0.89, -0.06], [0, 25, 0]),
      ),
      part(
        'berry',
        'matte',
        union(
          ...berries.map(([x, z], i) => sphere([x, i < 3 ? 0.92 + (i === 2 ? 0.09 : 0) : 0.9, z], 0.085)),
          sphere([0.82, 0.16, 0.2], 0.08),
          sphere([0.7, 0.16, 0.42], 0.08),
          sphere([-0.8, 0.16, 0.24], 0.08),
        ),
        [
          paint(
            'berryDark',
            pattern((x, py, z) => 0.5 - noise(x * 30, py * 30, z * 30)),
            0.2,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0], top: 0.83 }),
  };
}

function pie(): Model {
  const lattice = union(
    ...[-0.48, -0.24, 0, 0.24, 0.48].flatMap((c) => {
      const reach = Math.sqrt(0.7 ** 2 - c * c);
      return [
        put(box([0, 0, 0], [reach, 0.028, 0.06], 0.024), [0, 0.375, c]),
        put(box([0, 0, 0], [0.06, 0.028, reach], 0.024), [c, 0.395, 0]),
      ];
    }),
  );
  return {
    parts: [
      part('dish', 'ceramic', vessel([0, 0, 0.62, 0, 0.64, 0.03, 0.82, 0.32], 0.06, { steps: 3 })),
      part(
        'filling',
        'liquid',
        relief(cylinder([0, 0.32, 0], 0.69, 0.05), 0.05, (x, _y, z) => 0.06 * noise(x * 9, 1, z * 9)),
      ),
      part(
        'body',
        'crust',
        blend(
          0.02,
          lattice,
          relief(
            torus([0, 0.36, 0], 0.76, 0.085),
            0.03,
            (x, _y, z) => 0.026 * Math.cos(Math.atan2(x, z) * 34),
          ),
        ),
        [
          paint(
            'dark',
            pattern((x, y, z) => 0.42 - y + 0.3 * (noise(x * 10, y * 10, z * 10) - 0.5)),
            0.1,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0], top: 0.42 }),
  };
}

function cookie(): Model {
  const dough = relief(
    cylinder([0, 0, 0], 0.7, 0.13, 0.11),
    0.05,
    (x, y, z) => 0.07 * (noise(x * 7, y * 7, z * 7) - 0.5),
  );
  const chips = many(15, (i) => {
    const [x, z] = spread(i, 15, 0.62);
    return put(ellipsoid([0, 0, 0], [0.075, 0.06, 0.065]), [x, 0.13, z], [0, i * 50, 0]);
  });
  const stack = (s: typeof chips) =>
    union(
      put(s, [0, 0.15, 0], [0, 40, 0]),
      put(s, [0.06, 0.4, -0.02], [0, 160, 0]),
      put(s, [0.5, 0.62, 0.42], [64, 34, 0]),
    );
  return {
    parts: [
      part('body', 'crust', stack(dough), [
        paint(
          'edge',
          pattern((x, y, z) => 0.5 - noise(x * 5, y * 5, z * 5)),
          0.15,
        ),
      ]),
      part('chip', 'glossy', stack(chips)),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.55 }),
  };
}

export const SWEET_BAKES = [
  subject({
    name: 'pancakes',
    label: 'stack of pancakes',
    family: 'food',
    words: ['pancake', 'stack of pancakes', 'pancake stack', 'hotcakes', 'crepe'],
    size: 0.12,
    colours: {
      body: '#b06a26',
      edge: '#eec37c',
      syrup: '#9a4a0e',
      butter: '#fadf7a',
      berry: '#3d4a86',
      berryDark: tone('berry', 0.7),
      plate: '#f4f2ee',
    },
    view: { yaw: 0, pitch: 18 },
    build: pancakes,
  }),
  subject({
    name: 'pie',
    family: 'food',
    words: ['apple pie', 'cherry pie', 'tart', 'quiche', 'pumpkin pie', 'berry pie'],
    size: 0.08,
    colours: { body: '#c98a40', dark: tone('body', 0.72), filling: '#8e1a2c', dish: '#dfe6e8' },
    view: { yaw: 20, pitch: 32 },
    build: pie,
  }),
  subject({
    name: 'cookie',
    family: 'food',
    words: ['biscuit', 'chocolate chip cookie', 'gingerbread'],
    size: 0.06,
    colours: { body: '#c68a48', edge: '#a56a2f', chip: '#3a2015' },
    view: { yaw: 10, pitch: 26 },
    build: cookie,
  }),
];
