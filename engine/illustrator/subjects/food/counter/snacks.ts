/** What cafés and snack bars put on the counter: toast with avocado, sausages, rolls, éclairs, chocolates, ices on sticks. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, leafOf, many, put, rod, spray, spread, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

const PLATE = [0, 0, 0.6, 0, 1.0, 0.08, 1.1, 0.13, 1.06, 0.15, 0.62, 0.07, 0, 0.07];
const plate = (): Part => part('plate', 'ceramic', turned(PLATE));

const SLICE = [
  -0.5, -0.46, -0.52, 0.2, -0.62, 0.36, -0.4, 0.58, 0, 0.62, 0.4, 0.58, 0.62, 0.36, 0.52, 0.2, 0.5, -0.46, 0,
  -0.5,
];

function avocadoToast(): Model {
  return {
    parts: [
      plate(),
      part('crust', 'crust', put(cut(SLICE, 0.1, 0.03), [0, 0.19, 0], [90, 14, 0])),
      part(
        'body',
        'matte',
        relief(
          put(
            cut(
              SLICE.map((v) => v * 0.88),
              0.06,
              0.04,
            ),
            [0, 0.31, 0],
            [90, 14, 0],
          ),
          0.05,
          (x, y, z) => 0.08 * noise(x * 9, y * 9, z * 9) - 0.04,
        ),
        [
          paint(
            'dark',
            pattern((x, y, z) => 0.44 - noise(x * 16, y * 16, z * 16)),
            0.2,
          ),
        ],
      ),
      part(
        'white',
        'glossy',
        relief(
          ellipsoid([0.02, 0.43, 0], [0.33, 0.12, 0.3]),
          0.03,
          (x, y, z) => 0.05 * noise(x * 5, y * 5, z * 5) - 0.02,
        ),
      ),
      part(
        'yolk',
        'glossy',
        blend(
          0.03,
          ellipsoid([0.05, 0.53, 0.02], [0.13, 0.07, 0.13]),
          capsule([0.1, 0.54, 0.1], [0.2, 0.47, 0.24], 0.04, 0.03),
        ),
      ),
      part(
        'tomato',
        'glossy',
        union(
          sphere([-0.72, 0.2, 0.38], 0.13),
          sphere([-0.62, 0.19, 0.62], 0.12),
          sphere([0.76, 0.2, -0.2], 0.13),
        ),
      ),
      part(
        'leaf',
        'matte',
        union(
          ...[0, 1, 2, 3, 4].map((i) =>
            spray(leafOf(0.28, 0.26, 0.03, -0.3), [0.7 + 0.04 * i, 0.18, 0.36], i * 1.25, 26),
          ),
        ),
      ),
      part(
        'seed',
        'matte',
        many(26, (i) => {
          const [x, z] = spread(i, 26, 0.42);
          return ellipsoid([x, 0.385 + 0.02 * (Math.hypot(x, z) < 0.3 ? 5 : 0), z], [0.02, 0.012, 0.014]);
        }),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0], top: 0.5 }),
  };
}

function sausages(): Model {
  const at = [-0.32, -0.02, 0.28];
  return {
    parts: [
      plate(),
      part(
        'body',
        'glossy',
        union(
          ...at.map((z, i) =>
            rod(
              [
                -0.62,
                0.22,
                z + 0.06,
                -0.2,
                0.23,
                z - 0.03,
                0.3,
                0.23,
                z - 0.03,
                0.66,
                0.22,
                z + 0.06 + 0.02 * i,
              ],
              0.135,
              5,
            ),
          ),
        ),
        [
          paint(
            'seared',
            pattern((x, y, z) =>
              y < 0.26 ? 1 : Math.abs((x + z * 0.3) * 6 - Math.round((x + z * 0.3) * 6)) / 6 - 0.024,
            ),
            0.015,
          ),
        ],
      ),
      part(
        'mustard',
        'glossy',
        blend(
          0.03,
          ...[0, 1, 2, 3, 4].map((i) =>
            sphere(
              [0.3 + 0.1 * Math.cos(i * 2.4), 0.16 + 0.02 * i, 0.68 + 0.06 * Math.sin(i * 2.4)],
              0.12 - 0.016 * i,
            ),
          ),
        ),
      ),
      part(
        'leaf',
        'matte',
        union(
          ...[0, 1, 2, 3, 4, 5].map((i) =>
            spray(leafOf(0.26, 0.24, 0.03, -0.2), [-0.5, 0.15, 0.66], i, 20 + 6 * (i % 3)),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0], top: 0.36 }),
  };
}

function springRolls(): Model {
  const at = [
    [-0.28, 0.2, 6],
    [0, 0.2, -4],
    [0.28, 0.2, 3],
    [-0.14, 0.42, -10],
    [0.14, 0.42, 8],
  ] as const;
  return {
    parts: [
      plate(),
      part(
        'body',
        'crust',
        relief(
          union(
            ...at.map(([z, y, turn]) =>
              put(capsule([-0.52, 0, 0], [0.52, 0, 0], 0.125), [0, y, z], [0, turn, 0]),
            ),
          ),
          0.02,
          (x, y, z) => 0.03 * noise(x * 12, y * 12, z * 12) - 0.015,
        ),
        [
          paint(
            'seared',
            pattern((x, y, z) => 0.36 - noise(x * 7, y * 7, z * 7)),
            0.2,
          ),
        ],
      ),
      part(
        'bowl',
        'ceramic',
        put(turned([0, 0.1, 0.16, 0.1, 0.26, 0.3, 0.22, 0.3, 0.14, 0.15, 0, 0.15]), [0.66, 0, 0.46]),
      ),
      part('sauce', 'liquid', cylinder([0.66, 0.24, 0.46], 0.2, 0.02, 0.01)),
    ],
    anchors: anchored({ grip: [0, 0.1, 0], top: 0.5 }),
  };
}

const FRESH = { plate: '#f6f3ec', leaf: '#4f9a45' };

export const SNACKS = [
  subject({
    name: 'avocado toast',
    family: 'food',
    words: ['avocado bread', 'avocado sandwich', 'toast with avocado', 'poached egg', 'eggs benedict'],
    size: 0.09,
    colours: {
      ...FRESH,
      crust: '#c98f4e',
      body: '#a9c25a',
      dark: tone('body', 0.78),
      white: '#fbf7ee',
      yolk: '#f4a81e',
      tomato: '#d8382a',
      seed: '#3a3226',
    },
    view: { yaw: 12, pitch: 40 },
    build: avocadoToast,
  }),
  subject({
    name: 'sausages',
    label: 'plate of sausages',
    family: 'food',
    words: ['sausage', 'bratwurst', 'grilled sausages', 'plate of sausages'],
    size: 0.06,
    colours: { ...FRESH, body: '#a9552c', seared: '#5e2a14', mustard: '#e8b428' },
    view: { yaw: 12, pitch: 36 },
    build: sausages,
  }),
  subject({
    name: 'spring rolls',
    family: 'food',
    words: ['spring roll', 'egg rolls', 'summer rolls'],
    size: 0.08,
    colours: { ...FRESH, body: '#d99a4a', seared: '#b8702c', bowl: '#2f3a44', sauce: '#b3361e' },
    view: { yaw: 16, pitch: 36 },
    build: springRolls,
  }),
];
