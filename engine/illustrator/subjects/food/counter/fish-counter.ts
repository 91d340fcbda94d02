/** What a fishmonger and a grill sell: fish on ice, a salmon fillet, green asparagus. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, leafOf, many, put, rod, spray, spread, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

const PLATE = [0, 0, 0.6, 0, 1.0, 0.08, 1.1, 0.13, 1.06, 0.15, 0.62, 0.07, 0, 0.07];

/** One fish on its side, its head towards -x; `s` its length. */
const body = (s: number): Shape =>
  put(
    blend(
      0.05,
      ellipsoid([0, 0, 0], [0.5, 0.1, 0.19]),
      ellipsoid([-0.3, 0, 0], [0.24, 0.095, 0.15]),
      put(cut([0, 0, 0.26, 0.2, 0.2, 0, 0.26, -0.2], 0.014, 0.008, 3), [0.44, 0, 0], [90, 0, 0]),
      put(cut([-0.16, 0, 0.02, 0.16, 0.2, 0.1, 0.14, 0], 0.012, 0.006, 3), [0, 0, -0.16], [-90, 0, 0]),
    ),
    [0, 0, 0],
    [0, 0, 0],
    s,
  );

function fishOnIce(): Model {
  const at = [
    [0.02, 0.44, -0.3, -8],
    [-0.06, 0.45, 0.06, 4],
    [0.04, 0.44, 0.4, -3],
  ] as const;
  const each = (make: (i: number) => Shape): Shape =>
    union(...at.map(([x, y, z, turn], i) => put(make(i), [x, y, z], [8, turn, 4])));
  return {
    parts: [
      part(
        'crate',
        'wood',
        union(
          box([0, 0.13, 0.72], [1.06, 0.13, 0.03], 0.01),
          box([0, 0.13, -0.72], [1.06, 0.13, 0.03], 0.01),
          box([1.03, 0.13, 0], [0.03, 0.13, 0.72], 0.01),
          box([-1.03, 0.13, 0], [0.03, 0.13, 0.72], 0.01),
          box([0, 0.02, 0], [1.04, 0.02, 0.72], 0.01),
        ),
      ),
      part(
        'ice',
        'glossy',
        relief(
          box([0, 0.2, 0], [0.99, 0.1, 0.68], 0.04),
          0.08,
          (x, y, z) => 0.13 * noise(x * 7, y * 7, z * 7) - 0.05,
        ),
      ),
      part(
        'ice',
        'glossy',
        many(30, (i) => {
          const [x, z] = spread(i, 30, 0.9);
          return put(box([0, 0, 0], [0.07, 0.06, 0.07], 0.02), [x, 0.31, z * 0.72], [i * 31, i * 47, i * 17]);
        }),
      ),
      part(
        'body',
        'glossy',
        each(() => body(1.3)),
        [
          paint(
            'back',
            pattern((_x, y, z) => 0.1 * Math.sin(z * 9 + 1) + (y > 0 ? 0.05 : 0) - 0.02),
            0.08,
          ),
          paint(
            'back',
            pattern((x, y, z) => 0.46 - noise(x * 30, y * 30, z * 30)),
            0.15,
          ),
        ],
      ),
      part(
        'eye',
        'glossy',
        each(() => sphere([-0.5, 0.105, -0.03], 0.045)),
      ),
      part(
        'pupil',
        'glossy',
        each(() => sphere([-0.505, 0.135, -0.03], 0.026)),
      ),
      part(
        'lemon',
        'matte',
        union(
          put(cylinder([0, 0, 0], 0.17, 0.03, 0.02), [0.74, 0.36, 0.42], [18, 0, 10]),
          put(cylinder([0, 0, 0], 0.17, 0.03, 0.02), [0.68, 0.38, 0.2], [28, 30, -12]),
        ),
        [
          paint(
            'flesh',
            pattern(
              (x, _y, z) => Math.min(Math.hypot(x - 0.74, z - 0.42), Math.hypot(x - 0.68, z - 0.2)) - 0.13,
            ),
            0.01,
          ),
        ],
      ),
      part(
        'leaf',
        'matte',
        union(
          ...[0, 1, 2, 3, 4].map((i) =>
            spray(leafOf(0.3, 0.22, 0.03, -0.2), [-0.72 + 0.05 * i, 0.34, 0.46 - 0.03 * i], i * 1.3, 24),
          ),
        ),
      ),
    ],
    anchors: anchored({ top: 0.34 }),
  };
}

function grilledSalmon(): Model {
  return {
    parts: [
      part('plate', 'ceramic', turned(PLATE)),
      part(
        'body',
        'glossy',
        relief(
          put(
            cut(
              [-0.56, -0.1, -0.4, 0.22, 0, 0.28, 0.46, 0.2, 0.58, -0.06, 0.4, -0.24, -0.3, -0.26],
              0.12,
              0.08,
            ),
            [0.02, 0.22, 0.1],
            [90, 12, 0],
          ),
          0.03,
          (x, _y, z) => 0.018 * Math.sin((x * 0.96 - z * 0.3) * 34) * (0.6 + 0.4 * Math.cos(z * 6)),
        ),
        [
          paint(
            'stripe',
            pattern((x, _y, z) => 0.02 * Math.sin((x * 0.96 - z * 0.3) * 34 + 1.2) + 0.011),
            0.02,
          ),
          paint(
            'seared',
            pattern((x, y, z) =>
              y < 0.3 ? 1 : Math.abs((x + z * 0.9) * 5 - Math.round((x + z * 0.9) * 5)) / 5 - 0.022,
            ),
            0.02,
          ),
          paint(
            'skin',
            pattern((_x, y) => y - 0.14),
            0.03,
          ),
        ],
      ),
      part(
        'green',
        'matte',
        many(
          7,
          (i) =>
            capsule(
              [-0.62 + 0.02 * i, 0.16 + 0.07 * (i % 2), -0.3 - 0.055 * i],
              [0.56, 0.16 + 0.07 * (i % 2), -0.42 - 0.04 * i],
              0.038,
              0.03,
            ),
          0,
        ),
      ),
      part(
        'green',
        'matte',
        many(7, (i) => ellipsoid([0.62, 0.16 + 0.07 * (i % 2), -0.43 - 0.04 * i], [0.11, 0.045, 0.045])),
        [
          paint(
            'tip',
            pattern((x, y, z) => 0.5 - noise(x * 40, y * 40, z * 40)),
            0.1,
          ),
        ],
      ),
      part('lemon', 'matte', put(cylinder([0, 0, 0], 0.2, 0.045, 0.03), [0.62, 0.2, 0.42], [24, 0, -8]), [
        paint(
          'flesh',
          pattern((x, _y, z) => Math.hypot(x - 0.62, z - 0.42) - 0.16),
          0.012,
        ),
      ]),
      part(
        'leaf',
        'matte',
        union(
          ...[0, 1, 2, 3].map((i) =>
            spray(leafOf(0.2, 0.2, 0.04, -0.2), [-0.06, 0.34, 0.1], i * 1.6 + 0.4, 20),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0], top: 0.36 }),
  };
}

function asparagus(): Model {
  const stems = Array.from({ length: 11 }, (_, i) => {
    const [a, b] = spread(i, 11, 0.24);
    return [a, 0.27 + b] as const;
  });
  return {
    parts: [
      part(
        'body',
        'matte',
        union(
          ...stems.map(([z, y], i) =>
            rod([-1 + 0.04 * (i % 3), y, z, 0, y + 0.01, z * 0.92, 0.82, y + 0.02, z * 1.1], 0.06, 3),
          ),
        ),
        [
          paint(
            'white',
            pattern((x) => x + 0.86),
            0.14,
          ),
          paint(
            'tip',
            pattern(
              (x, y, z) =>
                Math.abs(x * 3 + y - Math.round(x * 3 + y)) * 0.3 + Math.abs(Math.sin(z * 30)) * 0.02 - 0.012,
            ),
            0.01,
          ),
        ],
      ),
      part(
        'tip',
        'matte',
        union(...stems.map(([z, y]) => ellipsoid([0.92, y + 0.02, z * 1.1], [0.2, 0.075, 0.075]))),
      ),
      part('ribbon', 'matte', union(put(cylinder([0, 0, 0], 0.34, 0.05, 0.02), [-0.2, 0.28, 0], [0, 0, 90]))),
    ],
    anchors: anchored({ grip: [0, 0.28, 0] }),
  };
}

export const FISH_COUNTER = [
  subject({
    name: 'fish on ice',
    family: 'food',
    words: ['fresh fish on ice', 'fresh fish', 'sea bream', 'seabass', 'catch of the day'],
    size: 0.2,
    colours: {
      body: '#c9d3d8',
      back: tone('body', 0.62),
      crate: '#b98a56',
      ice: '#e4f3fa',
      eye: '#f2e8c8',
      pupil: '#15181c',
      lemon: '#f3cf33',
      flesh: '#f9e58a',
      leaf: '#3f8a3c',
    },
    view: { yaw: 12, pitch: 34 },
    build: fishOnIce,
  }),
  subject({
    name: 'grilled salmon',
    label: 'grilled salmon',
    family: 'food',
    words: ['salmon fillet', 'salmon steak', 'baked salmon', 'roasted salmon', 'fried salmon', 'fish fillet'],
    size: 0.09,
    colours: {
      plate: '#f6f3ec',
      body: '#f08a5a',
      stripe: '#f9c3a2',
      seared: '#9a4a22',
      skin: '#8b8f93',
      green: '#5f9a3a',
      tip: '#3f7030',
      lemon: '#f3cf33',
      flesh: '#f9e58a',
      leaf: '#3f8a3c',
    },
    view: { yaw: 14, pitch: 38 },
    build: grilledSalmon,
  }),
  subject({
    name: 'asparagus',
    family: 'food',
    words: ['green asparagus', 'bunch of asparagus'],
    size: 0.07,
    colours: { body: '#7fb04a', white: '#e6e3c0', tip: '#4f7a3a', ribbon: '#d9b98a' },
    view: { yaw: 28, pitch: 28 },
    build: asparagus,
  }),
];
