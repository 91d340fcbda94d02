/** Exotic fruit, and spices, beans and leaves that sell by their smell. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, leafOf, put, ring, rod, spray, spread, turned, vessel } from '../../forms/forms.ts';
import { onFront } from '../../forms/print.ts';
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

function cinnamonSticks(): Model {
  const stick = (y: number, z: number, turn: number): Shape =>
    put(
      union(
        carve(
          0.005,
          put(
            union(
              capsule([-0.9, 0, 0.08], [0.9, 0, 0.08], 0.13),
              capsule([-0.9, 0, -0.08], [0.9, 0, -0.08], 0.13),
            ),
            [0, 0, 0],
          ),
          union(
            capsule([-1.2, 0, 0.09], [1.2, 0, 0.09], 0.075),
            capsule([-1.2, 0, -0.09], [1.2, 0, -0.09], 0.075),
            box([1.02, 0, 0], [0.13, 0.4, 0.4]),
            box([-1.02, 0, 0], [0.13, 0.4, 0.4]),
          ),
        ),
      ),
      [0, y, z],
      [0, turn, 0],
    );
  return {
    parts: [
      part(
        'body',
        'wood',
        union(
          stick(0.14, -0.3, 4),
          stick(0.14, 0.06, -2),
          stick(0.14, 0.42, 3),
          stick(0.36, -0.1, 6),
          stick(0.36, 0.24, -4),
          stick(0.56, 0.08, 2),
        ),
        [paint('dark', blotches(5, 0.6), 0.1)],
      ),
      part(
        'twine',
        'matte',
        union(
          ...[-0.06, 0, 0.06].map((x) =>
            put(stretch(torus([0, 0, 0], 0.5, 0.03), [0.78, 1, 1]), [x, 0.33, 0.06], [0, 0, 90]),
          ),
        ),
        undefined,
      ),
      part(
        'star',
        'wood',
        put(
          ring(8, (a) => spray(ellipsoid([0.15, 0, 0], [0.16, 0.05, 0.055]), [0, 0, 0], a, 8)),
          [0.5, 0.06, 0.84],
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.7 }),
  };
}

/** A bean with its crease, lying on the flat side. */
const bean = carve(
  0.01,
  ellipsoid([0, 0, 0], [0.15, 0.09, 0.105]),
  rod([-0.14, 0.095, 0.01, 0, 0.1, -0.012, 0.14, 0.095, 0.01], 0.022, 2),
);

function coffeeBeans(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          turned([0, 0, 0.86, 0, 0.7, 0.08, 0.4, 0.28, 0, 0.44]),
          ...Array.from({ length: 64 }, (_, i) => {
            const [x, z] = spread(i, 64, 0.98);
            const q = Math.hypot(x, z);
            return put(
              bean,
              [x, Math.max(0.08, 0.46 - 0.46 * q), z],
              [20 * Math.sin(i * 3), i * 67, 26 * Math.sin(i * 5)],
            );
          }),
        ),
        undefined,
        1.2,
      ),
      part('leaf', 'matte', spray(leafOf(0.6, 0.24, 0.05, -0.2), [0.62, 0.1, 0.5], 0.4, 14)),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.5 }),
  };
}

function teaBag(): Model {
  return {
    parts: [
      part(
        'paper',
        'cloth',
        put(
          relief(
            box([0, 0, 0], [0.4, 0.5, 0.05], 0.03),
            0.09,
            (x, y) => 0.08 * Math.max(0, 1 - (x / 0.36) ** 2) * Math.max(0, 1 - ((y + 0.06) / 0.42) ** 2),
          ),
          [0, 0.53, 0],
          [-6, 0, 0],
        ),
        [
          paint(
            'tea',
            put(
              pattern(
                (x, y, z) =>
                  Math.max(Math.hypot(x, y + 0.12) - 0.3, 0.45 - noise(x * 20, y * 20, z * 20)) * 0.2,
              ),
              [0, 0.53, 0],
              [-6, 0, 0],
            ),
            0.06,
          ),
          paint(
            'edge',
            put(
              pattern((x, y) => 0.03 - Math.min(0.4 - Math.abs(x), 0.5 - Math.abs(y))),
              [0, 0.53, 0],
              [-6, 0, 0],
            ),
            0.006,
          ),
        ],
      ),
      part(
        'string',
        'matte',
        rod([0, 1.0, -0.06, 0.1, 1.24, 0, 0.5, 1.2, 0.1, 0.66, 0.7, 0.2, 0.72, 0.36, 0.24], 0.014, 6),
      ),
      part(
        'body',
        'matte',
        put(box([0, 0, 0], [0.17, 0.19, 0.015], 0.01), [0.74, 0.19, 0.25], [-8, -14, 0]),
        [
          paint(
            'print',
            onFront((x, y) => Math.hypot((x - 0.74) * 1.6 - (y - 0.2) * 0.6, (y - 0.2) * 1) - 0.09),
            0.006,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0] }),
  };
}

function spices(): Model {
  const cup = vessel([0, 0, 0.2, 0, 0.24, 0.03, 0.4, 0.2, 0.44, 0.34], 0.05);
  const heap = relief(
    turned([0, 0.14, 0.36, 0.26, 0.24, 0.36, 0.1, 0.46, 0, 0.48]),
    0.02,
    (x, y, z) => 0.03 * (noise(x * 20, y * 20, z * 20) - 0.5),
  );
  const places = [
    ['paprika', -0.5, -0.28],
    ['turmeric', 0.5, -0.28],
    ['herb', -0.5, 0.56],
    ['pepper', 0.5, 0.56],
  ] as const;
  return {
    parts: [
      part('body', 'ceramic', union(...places.map(([, x, z]) => put(cup, [x, 0, z])))),
      ...places.map(([colour, x, z]): Part => part(colour, 'matte', put(heap, [x, 0, z]))),
      part(
        'star',
        'wood',
        put(
          ring(8, (a) => spray(ellipsoid([0.13, 0, 0], [0.14, 0.045, 0.05]), [0, 0, 0], a, 8)),
          [0.02, 0.05, 1.0],
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.2, 0], top: 0.48 }),
  };
}

export const SPICE_RACK = [
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
  subject({
    name: 'cinnamon',
    label: 'cinnamon sticks',
    family: 'food',
    words: ['cinnamon stick', 'stick of cinnamon', 'star anise'],
    size: 0.05,
    colours: { body: '#a4622f', dark: '#7f4520', twine: '#d9c49a', star: '#6a3a1e' },
    view: { yaw: 26, pitch: 22 },
    build: cinnamonSticks,
  }),
  subject({
    name: 'coffee beans',
    label: 'pile of coffee beans',
    family: 'food',
    words: ['coffee bean', 'roasted coffee'],
    size: 0.05,
    colours: { body: '#5a321b', leaf: '#4f8f3f' },
    view: { yaw: 10, pitch: 26 },
    build: coffeeBeans,
  }),
  subject({
    name: 'tea bag',
    family: 'food',
    words: ['teabag'],
    size: 0.07,
    colours: {
      body: '#4f8f5a',
      paper: '#f3ecdc',
      edge: '#e2d8c2',
      tea: '#7a5a34',
      string: '#f5f1e6',
      print: '#f8f6ec',
    },
    view: { yaw: 10, pitch: 8 },
    build: teaBag,
  }),
  subject({
    name: 'spices',
    label: 'bowls of spices',
    family: 'food',
    words: ['spice', 'bowls of spices', 'spice bowl', 'turmeric', 'ground paprika'],
    size: 0.06,
    colours: {
      body: '#f1ece2',
      paprika: '#b8341c',
      turmeric: '#e8a21c',
      herb: '#6a7f3a',
      pepper: '#3a2f2a',
      star: '#6a3a1e',
    },
    view: { yaw: 14, pitch: 32 },
    build: spices,
  }),
];
