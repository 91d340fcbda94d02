/** Spices, beans and leaves that sell by their smell. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, ellipsoid, torus } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, leafOf, put, ring, rod, spray, spread, turned, vessel } from '../../forms/forms.ts';
import { onFront } from '../../forms/print.ts';
import { blotches } from '../../forms/views.ts';
import { subject } from '../../subject.ts';

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
  capsule([-0.14, 0.095, 0.01], [0.14, 0.095, -0.01], 0.022),
);

function coffeeBeans(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          turned([0, 0, 0.86, 0, 0.7, 0.08, 0.4, 0.28, 0, 0.44]),
          ...Array.from({ length: 50 }, (_, i) => {
            const [x, z] = spread(i, 50, 0.96);
            const q = Math.hypot(x, z);
            return put(
              bean,
              [x, Math.max(0.08, 0.46 - 0.46 * q), z],
              [20 * Math.sin(i * 3), i * 67, 26 * Math.sin(i * 5)],
            );
          }),
        ),
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
    name: 'cinnamon',
    label: 'cinnamon sticks',
    family: 'food',
    words: ['cinnamon stick', 'stick of cinnamon'],
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
