/** Fish and shellfish as they come to the table. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { stretch } from '#engine/sculpt/shapes/transform.ts';
import { anchored, cut, many, put, ring, rod, spread, turned, vessel } from '../../forms/forms.ts';
import { blotches } from '../../forms/views.ts';
import { plate } from '../../home/tableware/crockery.ts';
import { subject } from '../../subject.ts';
import { CHINA, lemonSlice, sprig } from './garnish.ts';

/** A pink crescent with a fan for a tail, lying along a circle. */
const SHRIMP = blend(
  0.03,
  rod(
    [0.34, 0, 0.1, 0.22, 0, 0.32, -0.06, 0, 0.38, -0.3, 0, 0.22, -0.34, 0, -0.06, -0.2, 0, -0.24],
    [0.1, 0.115, 0.105, 0.09, 0.07, 0.04],
    2,
  ),
  put(ellipsoid([0, 0, 0], [0.13, 0.06, 0.08]), [-0.08, 0, -0.32], [0, 30, 0]),
  put(ellipsoid([0, 0, 0], [0.13, 0.06, 0.08]), [-0.02, 0, -0.22], [0, -16, 0]),
);

function paella(): Model {
  const shell = stretch(sphere([0, 0, 0], 0.17), [1, 0.42, 0.62]);
  return {
    parts: [
      part(
        'pan',
        'metal',
        union(
          vessel([0, 0, 0.96, 0, 1.02, 0.04, 1.12, 0.24], 0.05, { steps: 3 }),
          mirror(
            rod([1.08, 0.2, -0.2, 1.3, 0.24, -0.16, 1.34, 0.25, 0, 1.3, 0.24, 0.16, 1.08, 0.2, 0.2], 0.04),
          ),
        ),
      ),
      part(
        'body',
        'matte',
        relief(
          cylinder([0, 0.12, 0], 1.02, 0.07, 0.04),
          0.04,
          (x, y, z) => 0.06 * (noise(x * 22, y * 22, z * 22) - 0.5),
        ),
        [paint('saffron', blotches(5, 0.6), 0.1)],
      ),
      part(
        'shrimp',
        'glossy',
        ring(5, (a) =>
          put(SHRIMP, [0.56 * Math.cos(a + 0.3), 0.24, 0.56 * Math.sin(a + 0.3)], [8, -a * 57 + 40, 0], 0.8),
        ),
        [paint('shrimpDark', blotches(6, 0.6), 0.1)],
      ),
      part(
        'mussel',
        'glossy',
        ring(6, (a, i) =>
          put(
            shell,
            [(0.32 + 0.5 * (i % 2)) * Math.cos(a), 0.22, (0.32 + 0.5 * (i % 2)) * Math.sin(a)],
            [12, i * 70, 18],
          ),
        ),
      ),
      part(
        'pea',
        'glossy',
        many(26, (i) => {
          const [x, z] = spread(i, 26, 0.9);
          return sphere([x, 0.2, z], 0.045);
        }),
      ),
      part(
        'pepper',
        'glossy',
        many(6, (i) => {
          const [x, z] = spread(i + 3, 9, 0.82);
          return put(box([0, 0, 0], [0.16, 0.025, 0.035], 0.02), [x, 0.22, z], [0, i * 64, 0]);
        }),
      ),
      lemonSlice(0, 0.28, 0.1, [20, 0, 0]),
    ],
    anchors: anchored({ grip: [1.3, 0.24, 0], top: 0.3 }),
  };
}

function grilledFish(): Model {
  const body = cut(
    [
      -0.98, 0.02, -0.8, 0.16, -0.4, 0.28, 0.1, 0.25, 0.5, 0.1, 0.66, 0.06, 0.94, 0.24, 0.9, 0, 0.94, -0.24,
      0.66, -0.04, 0.5, -0.08, 0.1, -0.22, -0.4, -0.26, -0.8, -0.16,
    ],
    0.11,
    0.09,
    4,
  );
  const lie = (s: Shape): Shape => put(s, [0, 0.19, 0], [-90, 0, 0]);
  return {
    parts: [
      part(
        'plate',
        'ceramic',
        stretch(turned([0, 0, 0.9, 0, 0.94, 0.03, 1.24, 0.09, 1.22, 0.12, 0.9, 0.06, 0, 0.06]), [1, 1, 0.62]),
      ),
      part('body', 'glossy', lie(blend(0.04, body, ellipsoid([-0.3, 0, 0.02], [0.5, 0.2, 0.12]))), [
        paint(
          'belly',
          pattern((_x, _y, z) => 0.12 - z),
          0.08,
        ),
        paint(
          'char',
          pattern(
            (x, y, z) =>
              Math.max(
                Math.abs(x + 0.3 - 0.28 * Math.round((x + 0.3) / 0.28) + z * 0.3) - 0.025,
                Math.abs(x + 0.2) - 0.5,
                Math.abs(z) - 0.2,
              ) + (y < 0.2 ? 1 : 0),
          ),
          0.012,
        ),
        paint(
          'char',
          pattern((x, y, z) => Math.abs(Math.hypot(x + 0.98, z) - 0.36) - 0.012 + (y < 0.2 ? 1 : 0)),
          0.008,
        ),
      ]),
      part('eye', 'glossy', ellipsoid([-0.8, 0.28, -0.03], [0.04, 0.02, 0.04])),
      lemonSlice(0.1, 0.12, 0.48, [16, 0, 0]),
      lemonSlice(0.46, 0.13, 0.42, [22, 0, -8]),
      sprig(-0.5, 0.12, 0.46, 0.3),
    ],
    anchors: anchored({ grip: [0, 0.1, 0.6], top: 0.34 }),
  };
}

function shrimps(): Model {
  return {
    parts: [
      plate(),
      part(
        'body',
        'glossy',
        union(
          ring(5, (a) =>
            put(SHRIMP, [0.52 * Math.cos(a), 0.16, 0.52 * Math.sin(a)], [6, -a * 57.3 + 60, 0], 0.8),
          ),
          put(SHRIMP, [0, 0.24, 0], [10, 30, 0], 0.8),
        ),
        [
          paint(
            'ring',
            pattern((x, y, z) => 0.3 * (noise(x * 7, y * 7, z * 7) - 0.55)),
            0.08,
          ),
        ],
      ),
      lemonSlice(0.02, 0.46, -0.1, [50, 0, 0]),
      sprig(0.12, 0.42, 0.14),
    ],
    anchors: anchored({ grip: [0, 0.1, 0.8], top: 0.5 }),
  };
}

function oysters(): Model {
  const shell = relief(
    turned([0, 0, 0.16, 0.02, 0.3, 0.1, 0.38, 0.2, 0.33, 0.22, 0.24, 0.14, 0, 0.09]),
    0.03,
    (x, y, z) => 0.012 * Math.sin(Math.atan2(x, z) * 11 + 40 * y),
  );
  const at = (s: Shape): Shape =>
    ring(6, (a) => put(s, [0.6 * Math.cos(a), 0.24, 0.6 * Math.sin(a)], [0, -a * 57.3, 0]));
  const long = (s: Shape): Shape => stretch(s, [1.1, 1, 0.8]);
  return {
    parts: [
      part('plate', 'metal', turned([0, 0, 0.8, 0, 0.86, 0.04, 1.06, 0.16, 1.04, 0.2, 0.84, 0.1, 0, 0.1])),
      part(
        'ice',
        'glass',
        many(20, (i) => {
          const [x, z] = spread(i, 20, 0.86);
          return put(box([0, 0, 0], [0.1, 0.08, 0.09], 0.03), [x, 0.16, z], [i * 31, i * 57, i * 23]);
        }),
      ),
      part('body', 'matte', at(long(shell)), [
        paint('pearl', at(long(ellipsoid([0, 0.2, 0], [0.33, 0.1, 0.33]))), 0.01, 'glossy'),
      ]),
      part('flesh', 'glossy', at(ellipsoid([0, 0.14, 0], [0.2, 0.06, 0.13]))),
      lemonSlice(0, 0.36, 0, [24, 0, 0]),
    ],
    anchors: anchored({ grip: [0, 0.1, 0.9], top: 0.4 }),
  };
}

export const SEAFOOD = [
  subject({
    name: 'paella',
    family: 'food',
    words: ['paella pan', 'seafood paella'],
    size: 0.06,
    colours: {
      ...CHINA,
      body: '#e8b43c',
      saffron: '#d48f1e',
      pan: '#4a4d55',
      shrimp: '#f0845c',
      shrimpDark: '#d8552f',
      mussel: '#262b3a',
      pea: '#6fae3a',
      pepper: '#cf2f26',
    },
    view: { yaw: 10, pitch: 38 },
    build: paella,
  }),
  subject({
    name: 'grilled fish',
    label: 'grilled fish on a plate',
    family: 'food',
    words: ['fish on a plate', 'fish dish', 'roasted fish', 'baked fish', 'plate of fish'],
    size: 0.06,
    colours: { ...CHINA, body: '#8f8a72', belly: '#d9c9a4', char: '#4a3020', eye: '#1f1b1b' },
    view: { yaw: 8, pitch: 34 },
    build: grilledFish,
  }),
  subject({
    name: 'shrimp',
    label: 'plate of shrimps',
    family: 'food',
    words: ['prawn', 'shrimp dish', 'plate of shrimp', 'scampi'],
    size: 0.07,
    colours: { ...CHINA, body: '#f4956c', ring: '#fbc7a4' },
    view: { yaw: 8, pitch: 34 },
    build: shrimps,
  }),
  subject({
    name: 'oyster',
    label: 'oysters on ice',
    family: 'food',
    words: ['oysters on ice', 'plate of oysters'],
    size: 0.08,
    colours: {
      ...CHINA,
      plate: '#c9ced4',
      body: '#8f8a80',
      pearl: '#ece8e2',
      flesh: '#cfc3ac',
      ice: '#e6f3f8',
    },
    view: { yaw: 8, pitch: 34 },
    build: oysters,
  }),
];
