/** Fruit cut open to show what is inside. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, leafOf, put, ring, spray, turned } from '../../forms/forms.ts';
import { blotches } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';

/** A half fruit that shows its face to the viewer. */
const half = (s: Shape, x: number, y: number, z: number): Shape => put(s, [x, y, z], [-22, -14, 0]);

function mango(): Model {
  const fruit = put(
    relief(ellipsoid([0, 0, 0], [0.62, 0.5, 0.46]), 0.06, (x, y) => 0.06 * x - 0.04 * y),
    [-0.3, 0.48, -0.1],
    [0, 10, 24],
  );
  const cell = (v: number): number => Math.abs(((((v / 0.17) % 1) + 1) % 1) - 0.5);
  const cheek = relief(stretch(sphere([0, 0, 0], 0.42), [1.2, 1, 0.5]), 0.04, (x, y, z) =>
    z > 0 ? -0.05 * Math.exp(-((Math.min(0.5 - cell(x + y), 0.5 - cell(x - y)) / 0.1) ** 2)) : 0,
  );
  return {
    parts: [
      part('body', 'glossy', fruit, [
        paint('blush', ellipsoid([-0.56, 0.72, 0.1], [0.46, 0.4, 0.5]), 0.3),
        paint('green', ellipsoid([0.24, 0.6, 0], [0.2, 0.3, 0.3]), 0.2),
      ]),
      part('flesh', 'glossy', half(cheek, 0.56, 0.42, 0.4), [
        paint(
          'body',
          half(
            pattern((_x, _y, z) => z + 0.05),
            0.56,
            0.42,
            0.4,
          ),
          0.02,
        ),
      ]),
      part(
        'leaf',
        'matte',
        union(
          spray(leafOf(0.6, 0.16, 0.04, -0.3), [-0.8, 0.66, -0.1], 2.6, 20),
          capsule([-0.8, 0.66, -0.1], [-0.88, 0.76, -0.1], 0.03),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 0.9 }),
  };
}

function kiwi(): Model {
  const at: readonly [number, number, number] = [0.5, 0.42, 0.36];
  const spoke = (x: number, y: number): number => Math.abs(Math.sin(Math.atan2(y, x) * 11));
  return {
    parts: [
      part('body', 'fur', put(ellipsoid([0, 0, 0], [0.54, 0.44, 0.44]), [-0.4, 0.44, -0.1], [0, 24, 0]), [
        paint('dark', blotches(9, 0.6), 0.1),
      ]),
      part('body', 'fur', half(stretch(sphere([0, 0, 0], 0.44), [1, 0.95, 0.6]), ...at)),
      part(
        'flesh',
        'glossy',
        half(
          put(turned([0, 0, 0.41, 0, 0.41, 0.03, 0, 0.05]), [0, 0, 0.0], [90, 0, 0]),
          at[0],
          at[1],
          at[2] + 0.24,
        ),
        [
          paint(
            'pale',
            half(
              pattern((x, y) => Math.hypot(x, y) - 0.3 - 0.05 * spoke(x, y)),
              at[0],
              at[1],
              at[2] + 0.24,
            ),
            0.06,
          ),
          paint(
            'seed',
            half(
              pattern((x, y) => Math.max(Math.abs(Math.hypot(x, y) - 0.19) - 0.04, 0.6 - spoke(x, y)) * 0.2),
              at[0],
              at[1],
              at[2] + 0.24,
            ),
            0.01,
          ),
          paint(
            'core',
            half(
              pattern((x, y) => Math.hypot(x * 0.8, y) - 0.11),
              at[0],
              at[1],
              at[2] + 0.24,
            ),
            0.02,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 0.8 }),
  };
}

function coconut(): Model {
  const fibre = (s: Shape): Shape =>
    relief(s, 0.03, (x, y, z) => 0.02 * Math.sin(Math.atan2(x, z) * 30 + 6 * noise(x * 4, y * 4, z * 4)));
  const at: readonly [number, number, number] = [0.6, 0.46, 0.3];
  return {
    parts: [
      part('body', 'matte', fibre(put(ellipsoid([0, 0, 0], [0.58, 0.56, 0.56]), [-0.46, 0.56, -0.2])), [
        paint('dark', blotches(6, 0.55, 0.4), 0.1),
      ]),
      part(
        'body',
        'matte',
        half(
          carve(
            0.02,
            stretch(sphere([0, 0, 0], 0.54), [1, 1, 0.9]),
            union(box([0, 0, 0.6], [1, 1, 0.6]), sphere([0, 0, 0], 0.36)),
          ),
          ...at,
        ),
        [paint('flesh', half(sphere([0, 0, 0.02], 0.48), ...at), 0.01)],
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.1 }),
  };
}

function raspberries(): Model {
  const berry = union(
    ellipsoid([0, 0.26, 0], [0.22, 0.26, 0.22]),
    ...Array.from({ length: 30 }, (_, i) => {
      const y = 0.04 + (i / 30) * 0.46;
      const r = 0.25 * Math.sqrt(Math.max(0.02, 1 - ((y - 0.22) / 0.3) ** 2));
      return sphere([r * Math.cos(i * 2.4), y, r * Math.sin(i * 2.4)], 0.075);
    }),
  );
  const spots: readonly (readonly [number, number, number, readonly [number, number, number]])[] = [
    [-0.36, 0.02, 0, [0, 0, 8]],
    [0.34, 0.0, 0.04, [0, 60, -6]],
    [0.0, 0.24, 0.4, [80, 30, 0]],
  ];
  return {
    parts: [
      part('body', 'glossy', union(...spots.map(([x, y, z, t]) => put(berry, [x, y, z], t)))),
      part(
        'leaf',
        'matte',
        union(
          ring(5, (a) => spray(leafOf(0.22, 0.22, 0.06, 0.2), [-0.38, 0.52, 0], a, -6)),
          ring(5, (a) => spray(leafOf(0.22, 0.22, 0.06, 0.2), [0.38, 0.5, 0.04], a, -6)),
          spray(leafOf(0.6, 0.3, 0.04, -0.1), [0.4, 0.06, -0.2], -0.5, 12),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.56 }),
  };
}

function figs(): Model {
  const fruit = turned([0, 0, 0.18, 0.01, 0.4, 0.2, 0.42, 0.42, 0.26, 0.7, 0.09, 0.9, 0.06, 1.02, 0, 1.04]);
  const at: readonly [number, number, number] = [0.52, 0.02, 0.3];
  const open = carve(0.01, fruit, box([0, 0.5, 0.5], [1, 1, 0.5]));
  return {
    parts: [
      part('body', 'glossy', put(fruit, [-0.32, 0, -0.06], [0, 0, 6]), [
        paint(
          'stripe',
          pattern((x, _y, z) => 0.03 * Math.sin(Math.atan2(x + 0.32, z + 0.06) * 15) - 0.02),
          0.03,
        ),
        paint(
          'green',
          pattern((_x, y) => 0.86 - y),
          0.2,
        ),
      ]),
      part('body', 'glossy', put(open, at, [-14, 0, -6]), [
        paint(
          'pith',
          put(
            pattern((_x, _y, z) => -0.02 - z),
            at,
            [-14, 0, -6],
          ),
          0.01,
        ),
        paint(
          'flesh',
          put(
            pattern((x, y, z) => (z < -0.03 ? 1 : Math.hypot(x * 1.05, (y - 0.38) * 0.9) - 0.3)),
            at,
            [-14, 0, -6],
          ),
          0.03,
        ),
        paint(
          'seed',
          put(
            pattern((x, y, z) =>
              z < -0.03 ? 1 : Math.max(Math.hypot(x, y - 0.38) - 0.27, 0.62 - noise(x * 22, y * 22, 2)) * 0.1,
            ),
            at,
            [-14, 0, -6],
          ),
          0.01,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 1 }),
  };
}

export const CUT_FRUIT = [
  subject({
    name: 'mango',
    family: 'food',
    words: ['mangoes', 'mango fruit'],
    size: 0.1,
    colours: { body: '#f3a32a', blush: '#d8452f', green: '#9aa83c', flesh: '#f9b53a' },
    view: { yaw: 8, pitch: 16 },
    build: mango,
  }),
  subject({
    name: 'kiwi',
    family: 'food',
    words: ['kiwi fruit', 'kiwifruit'],
    size: 0.06,
    colours: {
      body: '#7a5a36',
      dark: tone('body', 0.8),
      flesh: '#7fb52e',
      pale: '#a8d050',
      seed: '#1f2414',
      core: '#f0f2c8',
    },
    view: { yaw: 8, pitch: 16 },
    build: kiwi,
  }),
  subject({
    name: 'coconut',
    family: 'food',
    words: ['coco nut'],
    size: 0.13,
    colours: { body: '#5f3d24', dark: '#43291a', flesh: '#fdfaf4' },
    view: { yaw: 8, pitch: 16 },
    build: coconut,
  }),
  subject({
    name: 'raspberry',
    label: 'raspberries',
    family: 'food',
    words: ['blackberry', 'mulberry'],
    size: 0.025,
    colours: { body: '#c21f45', leaf: '#4f9440' },
    view: { yaw: 12, pitch: 18 },
    build: raspberries,
  }),
  subject({
    name: 'fig',
    family: 'food',
    words: ['ripe fig'],
    size: 0.06,
    colours: {
      body: '#4a2a52',
      stripe: '#6a4470',
      green: '#7f8a4a',
      pith: '#f2e4cc',
      flesh: '#c23a4a',
      seed: '#f0d59a',
    },
    view: { yaw: 8, pitch: 14 },
    build: figs,
  }),
];
