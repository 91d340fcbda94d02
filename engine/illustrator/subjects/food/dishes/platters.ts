/** Dishes of restaurants, arranged on a plate or a board. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, leafOf, many, put, ring, spray } from '../../forms/forms.ts';
import { plate } from '../../home/tableware/crockery.ts';
import { subject, tone } from '../../subject.ts';

/** Grains of rice pressed together. */
const ricy = (s: Shape): Shape => relief(s, 0.025, (x, y, z) => 0.04 * (noise(x * 26, y * 26, z * 26) - 0.5));

function sushi(): Model {
  const pad = (x: number, z: number): Shape =>
    put(ricy(box([0, 0, 0], [0.3, 0.11, 0.14], 0.1)), [x, 0.27, z], [0, -14, 0]);
  const fish = (x: number, z: number): Shape =>
    put(
      relief(box([0, 0, 0], [0.37, 0.05, 0.155], 0.045), 0.06, (px) => -0.1 * px * px * 3),
      [x, 0.42, z],
      [0, -14, 0],
    );
  const lines = pattern(
    (x, _y, z) =>
      Math.abs((((((x * 1.2 + z * 0.8 + 0.06 * Math.sin(z * 14)) * 9) % 1) + 1) % 1) - 0.5) / 9 - 0.008,
  );
  const roll = (x: number, z: number): Shape[] => [
    cylinder([x, 0.3, z], 0.17, 0.15, 0.02),
    ricy(cylinder([x, 0.31, z], 0.148, 0.15, 0.01)),
    cylinder([x, 0.32, z], 0.065, 0.155, 0.02),
  ];
  const rolls = (
    [
      [-0.66, 0.3],
      [-0.28, 0.4],
      [0.1, 0.48],
      [0.48, 0.5],
    ] as const
  ).map(([x, z]) => roll(x, z));
  return {
    parts: [
      part(
        'board',
        'matte',
        union(
          box([0, 0.11, 0], [1.05, 0.045, 0.72], 0.02),
          box([-0.7, 0.04, 0], [0.06, 0.04, 0.62], 0.01),
          box([0.7, 0.04, 0], [0.06, 0.04, 0.62], 0.01),
        ),
      ),
      part(
        'rice',
        'matte',
        union(
          pad(-0.6, -0.14),
          pad(0.06, -0.02),
          pad(-0.3, -0.52),
          pad(0.36, -0.42),
          ...rolls.map((r) => r[1]!),
        ),
      ),
      part('body', 'glossy', union(fish(-0.6, -0.14), fish(-0.3, -0.52)), [paint('stripe', lines, 0.012)]),
      part('tuna', 'glossy', union(fish(0.06, -0.02), fish(0.36, -0.42)), [paint('tunaStripe', lines, 0.01)]),
      part('nori', 'matte', union(...rolls.map((r) => r[0]!))),
      part('filling', 'glossy', union(...rolls.map((r) => r[2]!))),
      part(
        'wasabi',
        'matte',
        relief(
          ellipsoid([0.82, 0.2, 0.12], [0.13, 0.1, 0.13]),
          0.03,
          (x, y, z) => 0.03 * Math.sin(Math.atan2(x - 0.82, z - 0.12) * 5 + y * 30),
        ),
      ),
      part(
        'ginger',
        'glossy',
        many(4, (i) =>
          put(
            ellipsoid([0, 0, 0], [0.13, 0.025, 0.1]),
            [0.84 + 0.03 * i, 0.18 + 0.025 * i, -0.3 + 0.03 * i],
            [24 * (i % 2), i * 50, 18],
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0], top: 0.4 }),
  };
}

function steak(): Model {
  const meat = put(
    cut(
      [
        -0.62, 0.06, -0.44, 0.42, 0.02, 0.46, 0.5, 0.34, 0.62, -0.02, 0.4, -0.32, 0.02, -0.26, -0.4, -0.4,
        -0.64, -0.26,
      ],
      0.13,
      0.09,
    ),
    [0, 0.23, 0],
    [90, 0, 0],
  );
  const grill = pattern((x, y, z) =>
    y < 0.27 ? 1 : Math.abs((((((x + z * 0.7) * 4.2) % 1) + 1) % 1) - 0.5) / 4.2 - 0.028,
  );
  return {
    parts: [
      plate(),
      part(
        'body',
        'crust',
        relief(meat, 0.02, (x, y, z) => 0.03 * (noise(x * 9, y * 9, z * 9) - 0.5)),
        [
          paint(
            'fat',
            pattern((x, y, z) => z + 0.24 + 0.1 * Math.sin(x * 5) + 0 * y),
            0.03,
          ),
          paint('grill', grill, 0.02),
        ],
      ),
      part('butter', 'glossy', put(cylinder([0, 0, 0], 0.12, 0.05, 0.03), [0.06, 0.4, 0.02], [4, 0, 0])),
      part(
        'leaf',
        'matte',
        union(
          ...[0, 1, 2, 3, 4, 5].map((i) =>
            put(
              leafOf(0.16, 0.14, 0.06),
              [-0.3 + 0.12 * i, 0.42, 0.2 - 0.05 * i],
              [0, i % 2 ? 50 : -130, 10],
            ),
          ),
          capsule([-0.36, 0.39, 0.22], [0.36, 0.4, -0.06], 0.016),
        ),
      ),
      part('tomato', 'glossy', union(sphere([0.66, 0.17, 0.34], 0.12), sphere([0.5, 0.17, 0.52], 0.12))),
      part(
        'potato',
        'crust',
        union(
          ...(
            [
              [-0.5, 0.52],
              [-0.26, 0.62],
              [-0.02, 0.6],
            ] as const
          ).map(([x, z], i) => put(ellipsoid([0, 0, 0], [0.15, 0.1, 0.11]), [x, 0.16, z], [0, i * 40, 0])),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0.9], top: 0.4 }),
  };
}

function roastChicken(): Model {
  const bird = blend(
    0.1,
    ellipsoid([0, 0.46, -0.02], [0.5, 0.36, 0.6]),
    mirror(ellipsoid([0.18, 0.56, -0.24], [0.26, 0.28, 0.4])),
    mirror(put(ellipsoid([0, 0, 0], [0.2, 0.22, 0.36]), [0.42, 0.4, 0.28], [16, 16, 0])),
    mirror(capsule([0.36, 0.44, 0.5], [0.2, 0.56, 0.86], 0.12, 0.055)),
    mirror(
      blend(
        0.04,
        capsule([0.46, 0.5, -0.36], [0.64, 0.4, -0.04], 0.11, 0.09),
        capsule([0.64, 0.4, -0.04], [0.5, 0.34, 0.16], 0.08, 0.05),
      ),
    ),
  );
  return {
    parts: [
      plate(),
      part(
        'leaf',
        'matte',
        ring(12, (a, i) =>
          spray(leafOf(0.36, 0.3, 0.07), [0.5 * Math.cos(a), 0.14, 0.5 * Math.sin(a)], a, 12 + 8 * (i % 2)),
        ),
      ),
      part(
        'body',
        'glossy',
        relief(bird, 0.02, (x, y, z) => 0.018 * (noise(x * 12, y * 12, z * 12) - 0.5)),
        [
          paint(
            'dark',
            pattern((x, y, z) => 0.62 - y + 0.7 * (noise(x * 5, y * 5, z * 5) - 0.5)),
            0.2,
          ),
        ],
      ),
      part(
        'bone',
        'matte',
        mirror(blend(0.02, sphere([0.19, 0.57, 0.9], 0.055), sphere([0.15, 0.6, 0.92], 0.05))),
      ),
      part(
        'lemon',
        'glossy',
        union(
          put(cylinder([0, 0, 0], 0.15, 0.03, 0.02), [0.62, 0.22, 0.5], [50, 30, 0]),
          put(cylinder([0, 0, 0], 0.15, 0.03, 0.02), [-0.62, 0.22, 0.48], [50, -30, 0]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0.9], top: 0.8 }),
  };
}

export const PLATTERS = [
  subject({
    name: 'sushi',
    label: 'sushi platter',
    family: 'food',
    words: ['sushi platter', 'nigiri', 'maki', 'sashimi', 'sushi roll'],
    size: 0.06,
    colours: {
      body: '#ee7a42',
      stripe: '#fbc9a0',
      tuna: '#b9303a',
      tunaStripe: '#d86a6c',
      rice: '#fdfaf2',
      nori: '#1d2b22',
      filling: '#e0702f',
      board: '#2f3338',
      wasabi: '#93b653',
      ginger: '#f3c3b4',
    },
    view: { yaw: 12, pitch: 34 },
    build: sushi,
  }),
  subject({
    name: 'steak',
    family: 'food',
    words: ['beef', 'beefsteak', 'meat'],
    size: 0.06,
    colours: {
      body: '#6d3420',
      fat: '#d9b083',
      grill: '#341a10',
      butter: '#f8dd7c',
      leaf: '#5d8a45',
      tomato: '#c92c1e',
      potato: '#c99348',
      plate: '#f0ede6',
    },
    view: { yaw: 8, pitch: 34 },
    build: steak,
  }),
  subject({
    name: 'roast chicken',
    family: 'food',
    words: ['roast turkey', 'roasted chicken', 'grilled chicken', 'thanksgiving turkey'],
    size: 0.18,
    colours: {
      body: '#b8651f',
      dark: tone('body', 0.68),
      bone: '#f4e6cc',
      leaf: '#5d9440',
      lemon: '#f0cf3f',
      plate: '#f2efe8',
    },
    view: { yaw: 34, pitch: 24 },
    build: roastChicken,
  }),
];
