/** Drinks with something on top: foam, cream, latte art. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, filling, many, put, rod, turned, vessel } from '../../forms/forms.ts';
import { ear, SAUCER } from '../../home/tableware/crockery.ts';
import { subject } from '../../subject.ts';
import { filled } from './glassware.ts';

function beer(): Model {
  const side = [0, 0, 0.4, 0, 0.44, 0.04, 0.44, 1.06];
  const foam = relief(
    blend(
      0.06,
      cylinder([0, 1.02, 0], 0.4, 0.1, 0.06),
      many(9, (i) =>
        sphere(
          [
            0.28 * Math.cos(i * 2.4) * Math.sqrt(i / 9) * 1.2,
            1.12,
            0.28 * Math.sin(i * 2.4) * Math.sqrt(i / 9) * 1.2,
          ],
          0.13,
        ),
      ),
      capsule([0.3, 1.02, 0.32], [0.32, 0.86, 0.34], 0.06),
      capsule([-0.22, 1.02, 0.4], [-0.23, 0.92, 0.42], 0.05),
    ),
    0.01,
    (x, y, z) => 0.012 * (noise(x * 30, y * 30, z * 30) - 0.5),
  );
  return {
    parts: [
      part(
        'glass',
        'glass',
        blend(
          0.04,
          relief(vessel(side, 0.06, { steps: 3, floor: 0.12 }), 0.02, (x, y, z) =>
            y > 0.12 && y < 0.9 ? 0.018 * Math.cos(Math.atan2(x, z) * 10) : 0,
          ),
          ear(0.44, 0.24, 0.84, 0.34, 0.065),
        ),
      ),
      part('body', 'liquid', filling(side, 0.06, 0.96, { steps: 3, floor: 0.12 })),
      part('foam', 'matte', foam),
    ],
    anchors: anchored({ grip: [0.7, 0.5, 0], top: 1.2 }),
  };
}

function milkshake(): Model {
  const side = [0, 0, 0.3, 0, 0.32, 0.03, 0.2, 0.1, 0.28, 0.3, 0.4, 0.8, 0.44, 1.2];
  const cream = relief(
    turned([0, 1.16, 0.42, 1.16, 0.44, 1.26, 0.3, 1.4, 0.32, 1.46, 0.16, 1.58, 0.02, 1.7, 0, 1.7], {
      steps: 5,
    }),
    0.03,
    (x, y, z) => 0.025 * Math.sin(Math.atan2(x, z) * 7 + y * 9),
  );
  return {
    parts: [
      ...filled(side, 0.045, 1.14, 'body', 8, 0.14),
      part('cream', 'matte', cream),
      part('berry', 'glossy', sphere([0, 1.74, 0], 0.1)),
      part('straw', 'matte', rod([0.12, 1.0, 0.02, 0.3, 1.78, 0.0, 0.36, 2.0, 0], 0.04), [
        paint(
          'stripe',
          pattern((x, y, z) => 0.03 * Math.sin(y * 40 + Math.atan2(x - 0.25, z) * 1)),
          0.005,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.4 }),
  };
}

/** A heart with fronds, as baristas pour it. */
const latteArt = pattern((x, _y, z) => {
  const r = Math.hypot(x, z);
  const leaf =
    Math.abs(x) -
    0.3 * Math.sqrt(Math.max(0, 1 - ((z + 0.02) / 0.4) ** 2)) * (0.62 + 0.38 * Math.cos((z + 0.4) * 1.6));
  const fronds = 0.05 * Math.sin((z * 1.25 + Math.abs(x) * 1.5) * 26);
  return Math.max(leaf, fronds - 0.006, Math.abs(z) - 0.38, r - 0.42) + (Math.abs(x) < 0.02 ? 0.01 : 0);
});

function cappuccino(): Model {
  const cup = [0, 0.1, 0.24, 0.1, 0.28, 0.14, 0.44, 0.34, 0.52, 0.6, 0.55, 0.74];
  return {
    parts: [
      part(
        'body',
        'ceramic',
        union(turned(SAUCER), blend(0.02, vessel(cup, 0.06), ear(0.5, 0.34, 0.62, 0.26, 0.045))),
      ),
      part('coffee', 'matte', filling(cup, 0.06, 0.69), [paint('foam', latteArt, 0.01)]),
      part(
        'spoon',
        'metal',
        blend(
          0.02,
          put(ellipsoid([0, 0, 0], [0.11, 0.03, 0.075]), [-0.5, 0.15, 0.44], [0, 40, 0]),
          rod([-0.44, 0.15, 0.5, -0.2, 0.18, 0.68, 0.12, 0.2, 0.74], 0.022),
        ),
      ),
    ],
    anchors: anchored({ grip: [0.6, 0.5, 0], top: 0.74 }),
  };
}

export const FOAMY_DRINKS = [
  subject({
    name: 'beer',
    label: 'mug of beer',
    family: 'food',
    words: ['beer mug', 'mug of beer', 'pint of beer', 'beer glass', 'ale', 'lager', 'pint'],
    size: 0.17,
    colours: { body: '#e09a14', foam: '#fffaf0', glass: '#e6eef0' },
    view: { yaw: -18, pitch: 12 },
    build: beer,
  }),
  subject({
    name: 'milkshake',
    family: 'food',
    words: ['smoothie', 'shake', 'strawberry milkshake', 'frappe', 'frappuccino', 'frappuccinos'],
    size: 0.25,
    colours: {
      body: '#ef8fa8',
      cream: '#fffaf2',
      berry: '#c81d34',
      glass: '#e6eef2',
      straw: '#ffffff',
      stripe: '#e0506e',
    },
    view: { yaw: 10, pitch: 10 },
    build: milkshake,
  }),
  subject({
    name: 'cappuccino',
    label: 'cup of cappuccino',
    family: 'food',
    words: [
      'latte',
      'latte art',
      'cup of cappuccino',
      'caffe latte',
      'flat white',
      'hot chocolate',
      'cocoa',
      'macchiato',
    ],
    size: 0.09,
    colours: { body: '#f3f1ec', coffee: '#9a5a2b', foam: '#fbeed6', spoon: '#d8dde3' },
    view: { yaw: 6, pitch: 44 },
    build: cappuccino,
  }),
];
