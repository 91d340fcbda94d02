/** Plates and pans that restaurants around the world are known for. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, grounded, many, put, ring, rod, spread, turned, vessel } from '../../forms/forms.ts';
import { blotches } from '../../forms/views.ts';
import { bowl, broth } from '../../home/tableware/crockery.ts';
import { subject } from '../../subject.ts';
import { CHINA, lemonSlice, sprig } from './garnish.ts';

const _SHRIMP_RINGS = pattern((x, _y, z) => 0.03 * Math.sin(Math.atan2(z, x) * 18) + 0.006);

function dumplings(): Model {
  const pleats = relief(
    turned([0, 0, 0.28, 0.01, 0.33, 0.1, 0.26, 0.24, 0.1, 0.34, 0.04, 0.36, 0, 0.34]),
    0.04,
    (x, y, z) => 0.035 * Math.sin(Math.atan2(x, z) * 13 + y * 7) * Math.min(1, Math.max(0, y / 0.2)),
  );
  const basket = vessel([0, 0, 0.98, 0, 1.0, 0.04, 1.0, 0.42], 0.07, { steps: 2, floor: 0.14 });
  return {
    parts: [
      part(
        'basket',
        'wood',
        union(basket, torus([0, 0.42, 0], 0.97, 0.05), torus([0, 0.06, 0], 0.98, 0.05)),
        [
          paint(
            'band',
            pattern((_x, y) => Math.abs(y - 0.24) - 0.03),
            0.006,
          ),
        ],
      ),
      part('leaf', 'matte', cylinder([0, 0.15, 0], 0.88, 0.015)),
      part(
        'body',
        'glossy',
        union(
          put(pleats, [0, 0.16, 0]),
          ring(6, (a) => put(pleats, [0.59 * Math.cos(a), 0.16, 0.59 * Math.sin(a)], [0, a * 70, 0])),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0.9], top: 0.5 }),
  };
}

function burrito(): Model {
  const lying = (s: Shape, z: number, x: number, turn: number): Shape =>
    grounded(put(s, [x, 0.3, z], [0, turn, 90]));
  const roll = turned([0, -0.8, 0.2, -0.78, 0.28, -0.6, 0.3, 0, 0.3, 0.5, 0.28, 0.52, 0, 0.5]);
  const foil = relief(
    turned([0, -0.84, 0.24, -0.82, 0.31, -0.62, 0.325, -0.1, 0.32, -0.08, 0, -0.08]),
    0.03,
    (x, y, z) => 0.03 * (noise(x * 9, y * 9, z * 9) - 0.5),
  );
  const bits = (k: number): Shape =>
    many(8, (i) => {
      const [a, b] = spread(i * 3 + k, 24, 0.23);
      return sphere([a, 0.52, b], 0.062);
    });
  const one = (z: number, x: number, turn: number): Part[] => [
    part('body', 'crust', lying(roll, z, x, turn), [paint('toast', blotches(4, 0.62), 0.1)]),
    part('foil', 'metal', lying(foil, z, x, turn)),
    part('bean', 'matte', lying(bits(0), z, x, turn)),
    part('leaf', 'matte', lying(bits(1), z, x, turn)),
    part('tomato', 'glossy', lying(bits(2), z, x, turn)),
  ];
  return {
    parts: [
      part('board', 'wood', box([0, -0.03, 0.1], [1.15, 0.05, 0.8], 0.03)),
      ...one(-0.24, 0, 200),
      ...one(0.42, 0.05, 212),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.6 }),
  };
}

function kebab(): Model {
  const sticks = [-0.42, 0, 0.42].map((z, k) => ({ z, turn: -4 + 4 * k }));
  const lay = (s: Shape, k: number): Shape => put(s, [0, 0.26, sticks[k]!.z], [0, sticks[k]!.turn, 0]);
  const cube = relief(
    box([0, 0, 0], [0.13, 0.14, 0.14], 0.06),
    0.02,
    (x, y, z) => 0.03 * (noise(x * 12, y * 12, z * 12) - 0.5),
  );
  const slots = (kind: number): Shape[] =>
    sticks.flatMap((_s, k) =>
      Array.from({ length: 7 }, (_, i) => i)
        .filter((i) => (i + k) % 4 === kind || (kind === 0 && (i + k) % 4 === 2))
        .map((i) => {
          const x = -0.72 + 0.24 * i;
          return lay(
            kind === 0
              ? put(cube, [x, 0, 0], [i * 40, 0, 0])
              : put(stretch(sphere([0, 0, 0], 0.16), [0.55, 1, 1]), [x, 0, 0], [i * 30, 0, 0]),
            k,
          );
        }),
    );
  return {
    parts: [
      part(
        'plate',
        'ceramic',
        stretch(turned([0, 0, 0.9, 0, 0.94, 0.03, 1.2, 0.09, 1.18, 0.12, 0.9, 0.06, 0, 0.06]), [1, 1, 0.72]),
      ),
      part('body', 'crust', union(...slots(0)), [paint('char', blotches(5, 0.62), 0.08)]),
      part('pepper', 'glossy', union(...slots(1))),
      part('leafy', 'glossy', union(...slots(3))),
      part(
        'stick',
        'wood',
        union(...sticks.map((_s, k) => lay(capsule([-1.05, 0, 0], [1.2, 0, 0], 0.025), k))),
      ),
      lemonSlice(0.56, 0.12, 0.68, [14, 0, 0]),
    ],
    anchors: anchored({ grip: [1, 0.3, 0], top: 0.4 }),
  };
}

function curry(): Model {
  return {
    parts: [
      bowl(),
      broth('body', 0.54),
      part(
        'chunk',
        'glossy',
        many(8, (i) => {
          const [x, z] = spread(i, 8, 0.42);
          return put(
            box([0, 0, 0], [0.11, 0.08, 0.1], 0.05),
            [x + 0.18, 0.55, z * 0.9],
            [10 * i, i * 47, 12],
          );
        }),
      ),
      part(
        'rice',
        'matte',
        relief(
          ellipsoid([-0.42, 0.54, -0.06], [0.32, 0.2, 0.46]),
          0.03,
          (x, y, z) => 0.05 * (noise(x * 30, y * 30, z * 30) - 0.5),
        ),
      ),
      part(
        'chili',
        'glossy',
        union(
          rod([0.1, 0.62, 0.34, 0.26, 0.64, 0.28, 0.44, 0.62, 0.32], [0.04, 0.036, 0.012]),
          rod([0.2, 0.63, -0.3, 0.36, 0.64, -0.22, 0.5, 0.62, -0.2], [0.036, 0.034, 0.012]),
        ),
      ),
      sprig(0.1, 0.64, 0),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.66 }),
  };
}

export const WORLD_DISHES = [
  subject({
    name: 'dumplings',
    family: 'food',
    words: ['dumpling', 'dim sum', 'gyoza', 'bao', 'steamed dumplings'],
    size: 0.09,
    colours: { body: '#f6ead2', basket: '#c99a5a', band: '#a87a40', leaf: '#7fa65a' },
    view: { yaw: 8, pitch: 30 },
    build: dumplings,
  }),
  subject({
    name: 'burrito',
    family: 'food',
    words: ['burritos', 'fajita'],
    size: 0.07,
    colours: {
      ...CHINA,
      body: '#eccf9b',
      toast: '#b9803f',
      foil: '#d4d8dd',
      bean: '#5a2f22',
      tomato: '#cf3324',
      board: '#a8743f',
    },
    view: { yaw: -26, pitch: 24 },
    build: burrito,
  }),
  subject({
    name: 'kebab',
    label: 'kebab skewers',
    family: 'food',
    words: ['skewer', 'kebab skewer', 'shish kebab', 'shashlik', 'souvlaki'],
    size: 0.06,
    colours: {
      ...CHINA,
      body: '#8a4a24',
      char: '#4a2414',
      pepper: '#cf2f26',
      leafy: '#5d9a3a',
      stick: '#c99f66',
    },
    view: { yaw: 16, pitch: 32 },
    build: kebab,
  }),
  subject({
    name: 'curry',
    label: 'bowl of curry',
    family: 'food',
    words: ['bowl of curry', 'chicken curry', 'thai curry', 'indian curry', 'tikka masala'],
    size: 0.1,
    colours: {
      ...CHINA,
      body: '#d98a1f',
      trim: '#3f6f72',
      chunk: '#e9b45a',
      rice: '#fbf7ea',
      chili: '#cf2621',
    },
    main: 'trim',
    view: { yaw: 8, pitch: 34 },
    build: curry,
  }),
];
