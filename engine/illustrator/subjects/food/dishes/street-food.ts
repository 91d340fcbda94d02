/** What is eaten by hand at a stall, and cheese. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise, seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, halfSpace, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, many, put, rod } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function fries(): Model {
  const random = seeded(4);
  const sticks = Array.from({ length: 26 }, (_, i) => {
    const x = -0.28 + 0.105 * (i % 6) + 0.04 * random();
    const z = -0.14 + 0.085 * Math.floor(i / 6);
    return put(
      box([0, 0.32, 0], [0.05, 0.46 + 0.1 * random(), 0.05], 0.012),
      [x, 0.5, z],
      [z * 70, random() * 40, -x * 34],
    );
  });
  const carton = blend(
    0,
    carve(
      0.01,
      put(
        cut([-0.34, 0, 0.34, 0, 0.5, 0.74, 0.24, 0.66, 0, 0.63, -0.24, 0.66, -0.5, 0.74], 0.2, 0.02, 1),
        [0, 0, 0],
      ),
      put(cut([-0.29, 0.05, 0.29, 0.05, 0.44, 1, -0.44, 1], 0.16, 0.01, 1), [0, 0, 0]),
    ),
  );
  return {
    parts: [
      part('body', 'matte', carton, [
        paint(
          'stripe',
          pattern((x, y, z) => Math.hypot(x, y - 0.34) - 0.16 + (z < 0 ? 1 : 0)),
          0.006,
        ),
      ]),
      part('fry', 'crust', union(...sticks), [
        paint(
          'crisp',
          pattern((x, y, z) => 0.4 - noise(x * 9, y * 9, z * 9)),
          0.16,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 1 }),
  };
}

function taco(): Model {
  const shell = keep(
    0.01,
    carve(
      0.01,
      put(cylinder([0, 0, 0], 0.72, 0.3, 0.05), [0, 0.16, 0], [90, 0, 0]),
      put(cylinder([0, 0, 0], 0.7, 0.22, 0.03), [0, 0.24, 0], [90, 0, 0]),
    ),
    halfSpace([0, -1, 0], 0),
  );
  const wavy = relief(
    keep(
      0.01,
      put(cylinder([0, 0, 0], 0.72, 0.19, 0.06), [0, 0.2, 0], [90, 0, 0]),
      halfSpace([0, -1, 0], -0.1),
    ),
    0.06,
    (x, y, z) => 0.06 * Math.sin(Math.atan2(x, y - 0.2) * 17 + z * 18),
  );
  const along = (r: number, n: number, make: (x: number, y: number, i: number) => Shape) =>
    many(n, (i) => {
      const a = -1.1 + (2.2 * i) / (n - 1);
      return make(r * Math.sin(a), 0.18 + r * Math.cos(a), i);
    });
  return {
    parts: [
      part('body', 'crust', shell, [
        paint(
          'dark',
          pattern((x, y, z) => 0.3 - noise(x * 11, y * 11, z * 11)),
          0.1,
        ),
      ]),
      part('leaf', 'matte', wavy),
      part(
        'meat',
        'crust',
        along(0.72, 11, (x, y, i) => sphere([x, y, 0.08 * Math.sin(i * 3)], 0.11)),
      ),
      part(
        'tomato',
        'glossy',
        along(0.8, 8, (x, y, i) =>
          put(
            box([0, 0, 0], [0.06, 0.05, 0.06], 0.02),
            [x, y, 0.12 * Math.cos(i * 2.6)],
            [0, i * 30, i * 20],
          ),
        ),
      ),
      part(
        'cheese',
        'glossy',
        along(0.82, 12, (x, y, i) =>
          put(capsule([-0.09, 0, 0], [0.09, 0, 0], 0.018), [x, y, 0.1 * Math.sin(i * 4.4)], [0, i * 47, 10]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.95 }),
  };
}

function hotDog(): Model {
  const bun = carve(
    0.06,
    rod([-0.86, 0.26, 0, -0.4, 0.27, 0, 0.4, 0.27, 0, 0.86, 0.26, 0], [0.22, 0.3, 0.3, 0.22]),
    rod([-1.3, 0.5, 0, 1.3, 0.5, 0], 0.17),
  );
  const zigzag = Array.from({ length: 15 }, (_, i) => [
    -0.84 + 0.12 * i,
    0.665,
    i % 2 ? 0.085 : -0.085,
  ]).flat();
  return {
    parts: [
      part('bun', 'crust', bun, [paint('crumb', rod([-1.3, 0.5, 0, 1.3, 0.5, 0], 0.21), 0.02)]),
      part(
        'body',
        'glossy',
        rod([-1.02, 0.5, 0, -0.5, 0.46, 0, 0.5, 0.46, 0, 1.02, 0.5, 0], [0.15, 0.18, 0.18, 0.15]),
      ),
      part('mustard', 'glossy', rod(zigzag, 0.038, 3)),
      part(
        'leaf',
        'matte',
        relief(
          box([0, 0.42, 0], [0.8, 0.03, 0.25], 0.025),
          0.03,
          (x, _y, z) => 0.03 * Math.sin(x * 30) * Math.sign(z || 1),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.66 }),
  };
}

function cheese(): Model {
  const a = 0.5;
  const wheel = keep(
    0.02,
    keep(0.02, cylinder([0, 0.3, 0], 1.15, 0.3, 0.04), halfSpace([Math.cos(a), 0, -Math.sin(a)], 0)),
    halfSpace([-Math.cos(a), 0, -Math.sin(a)], 0),
  );
  const holes: readonly (readonly [number, number, number, number])[] = [
    [0.34, 0.4, 0.62, 0.11],
    [0.2, 0.18, 0.36, 0.07],
    [0.46, 0.16, 0.84, 0.09],
    [0.1, 0.44, 0.18, 0.05],
    [-0.3, 0.4, 0.55, 0.1],
    [-0.4, 0.2, 0.74, 0.07],
    [0.02, 0.6, 0.62, 0.1],
    [-0.16, 0.6, 0.9, 0.08],
    [0.24, 0.6, 0.9, 0.07],
    [0.44, 0.42, 0.98, 0.06],
  ];
  const bored = carve(0.01, wheel, union(...holes.map(([x, y, z, r]) => sphere([x, y, z], r))));
  return {
    parts: [
      part('body', 'matte', put(bored, [0, 0, -0.6]), [
        paint(
          'rind',
          pattern((x, _y, z) => 1.1 - Math.hypot(x, z + 0.6)),
          0.01,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.6 }),
  };
}

export const STREET_FOOD = [
  subject({
    name: 'fries',
    family: 'food',
    words: ['french fries', 'chips', 'pommes frites', 'fry'],
    size: 0.15,
    colours: { body: '#c5262e', stripe: '#f6c63c', fry: '#e7b03f', crisp: '#cf8e2a' },
    view: { yaw: 16, pitch: 12 },
    build: fries,
  }),
  subject({
    name: 'taco',
    family: 'food',
    words: ['tortilla', 'nacho', 'quesadilla'],
    size: 0.1,
    colours: {
      body: '#dba544',
      dark: '#b87d2c',
      leaf: '#69a83c',
      meat: '#6b3a20',
      tomato: '#d2301f',
      cheese: '#f6c33c',
    },
    view: { yaw: 22, pitch: 14 },
    build: taco,
  }),
  subject({
    name: 'hot dog',
    family: 'food',
    words: ['hotdog', 'frankfurter'],
    size: 0.07,
    colours: { body: '#a8401f', bun: '#cd8a3f', crumb: '#efd29c', mustard: '#f0bd23', leaf: '#6aa63e' },
    view: { yaw: 16, pitch: 26 },
    build: hotDog,
  }),
  subject({
    name: 'cheese',
    label: 'piece of cheese',
    family: 'food',
    words: ['piece of cheese', 'cheddar', 'gouda', 'brie', 'wedge of cheese', 'swiss cheese'],
    size: 0.08,
    colours: { body: '#f0bb3a', rind: '#cf7f26' },
    view: { yaw: -48, pitch: 22 },
    build: cheese,
  }),
];
