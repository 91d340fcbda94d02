/** What is poured at a party or on a hot day. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box, cylinder, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, leafOf, many, put, ring, rod, spray, spread, turned } from '../../forms/forms.ts';
import { disc, edge, lines, onFront } from '../../forms/print.ts';
import { subject } from '../../subject.ts';
import { filled } from './glassware.ts';

const FLUTE = [0.03, 0.8, 0.08, 0.86, 0.2, 1.14, 0.25, 1.5, 0.23, 2.0];
const LOW = [0, 0, 0.4, 0, 0.42, 0.04, 0.43, 0.12, 0.47, 0.8];
const TALL = [0, 0, 0.3, 0, 0.32, 0.04, 0.33, 0.12, 0.42, 1.3];

const cubes = (y: number, r: number, count = 3, size = 0.14): Part =>
  part(
    'ice',
    'glossy',
    many(count, (i) =>
      put(
        box([0, 0, 0], [size, size, size], 0.035),
        [r * Math.cos(i * 2.2), y + 0.06 * (i % 2), r * Math.sin(i * 2.2)],
        [18 * i, 20 + 40 * i, 14],
      ),
    ),
  );

const straw = (top: number): Part =>
  part(
    'straw',
    'matte',
    rod([0.12, 0.16, 0, -0.14, top, -0.04, -0.18, top + 0.16, -0.05, -0.4, top + 0.28, -0.08], 0.035),
    [
      paint(
        'stripe',
        pattern((x, y, z) => 0.03 * Math.sin(y * 44 + Math.atan2(x, z) * 2)),
        0.005,
      ),
    ],
  );

function flute(): Model {
  const bubbles = many(26, (i) => {
    const [x, z] = spread(i, 26, 0.13);
    return sphere([x, 0.98 + ((i * 0.37) % 1) * 0.7, z + 0.06], 0.016);
  });
  return {
    parts: [
      part(
        'glass',
        'glass',
        turned(
          [0, 0, 0.3, 0, 0.31, 0.015, 0.2, 0.04, 0.06, 0.08, 0.03, 0.2, 0.028, 0.7, 0.05, 0.84, 0, 0.86],
          { thin: 0.03 },
        ),
      ),
      ...filled(FLUTE, 0.03, 1.78, 'body'),
      part('foam', 'matte', cylinder([0, 1.79, 0], 0.19, 0.02, 0.01)),
      part('foam', 'glossy', bubbles),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 2 }),
  };
}

function champagneBottle(): Model {
  return {
    parts: [
      part(
        'glass',
        'glossy',
        turned([
          0, 0, 0.33, 0, 0.355, 0.04, 0.36, 0.12, 0.36, 0.86, 0.3, 1.1, 0.17, 1.38, 0.13, 1.6, 0.13, 1.8, 0,
          1.8,
        ]),
      ),
      part('label', 'matte', cylinder([0, 0.54, 0], 0.37, 0.22), [
        paint('body', onFront(edge(disc(0, 0.56, 0.13), 0.014)), 0.004),
        paint('body', onFront(lines(-0.16, 0.16, 0.4, 0.05, 2)), 0.004),
        paint(
          'body',
          pattern((_x, y) => Math.abs(Math.abs(y - 0.54) - 0.2) - 0.01),
          0.003,
        ),
      ]),
      part(
        'body',
        'metal',
        relief(
          turned([0, 1.24, 0.245, 1.24, 0.19, 1.4, 0.15, 1.6, 0.16, 1.72, 0.16, 1.86, 0.12, 1.96, 0, 1.98]),
          0.02,
          (x, y, z) => 0.022 * (noise(x * 12, y * 9, z * 12) - 0.5),
        ),
      ),
      part('label', 'matte', cylinder([0, 1.24, 0], 0.255, 0.035, 0.01)),
    ],
    anchors: anchored({ grip: [0, 0.9, 0], top: 1.98 }),
  };
}

function whisky(): Model {
  const glass = filled(LOW, 0.05, 0.4, 'body', 3, 0.14);
  return { parts: [...glass, cubes(0.45, 0.2, 3, 0.16)], anchors: anchored({ grip: [0, 0.4, 0], top: 0.8 }) };
}

function icedCoffee(): Model {
  return {
    parts: [
      ...filled(TALL, 0.045, 1.08, 'body', 3, 0.1),
      cubes(1.12, 0.2, 4, 0.13),
      part(
        'milk',
        'liquid',
        relief(
          turned([0, 0.12, 0.22, 0.13, 0.25, 0.4, 0.18, 0.5, 0, 0.46]),
          0.03,
          (x, y, z) => 0.05 * (noise(x * 6, y * 6, z * 6) - 0.5),
        ),
      ),
      straw(1.44),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.3 }),
  };
}

/** Any cold drink without a fruit or a straw of its own. */
const onIce = (): Model => ({
  parts: [...filled(TALL, 0.045, 1.04, 'body', 3, 0.1), cubes(1.08, 0.2, 4, 0.13)],
  anchors: anchored({ grip: [0, 0.6, 0], top: 1.3 }),
});

const wheel = (x: number, y: number, z: number, turn: readonly [number, number, number]): Part =>
  part('rind', 'glossy', put(cylinder([0, 0, 0], 0.24, 0.035, 0.015), [x, y, z], turn), [
    paint(
      'flesh',
      put(
        pattern((a, _b, c) =>
          Math.max(
            Math.hypot(a, c) - 0.2,
            0.014 - Math.abs(Math.sin(Math.atan2(c, a) * 4)) * Math.hypot(a, c) * 0.25,
          ),
        ),
        [x, y, z],
        turn,
      ),
      0.006,
    ),
  ]);

function lemonade(): Model {
  return {
    parts: [
      ...filled(TALL, 0.045, 1.08, 'body', 3, 0.1),
      cubes(1.06, 0.19, 3, 0.13),
      wheel(0.4, 1.32, 0, [90, 0, 14]),
      straw(1.44),
      part(
        'leaf',
        'matte',
        ring(5, (a) => spray(leafOf(0.24, 0.28, 0.06, -0.2), [-0.02, 1.2, 0.14], a, 36)),
      ),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.3 }),
  };
}

function espresso(): Model {
  return {
    parts: [
      part('body', 'ceramic', turned([0, 0, 0.34, 0, 0.4, 0.03, 0.72, 0.12, 0.7, 0.15, 0.36, 0.08, 0, 0.08])),
      part(
        'body',
        'ceramic',
        union(
          turned([0, 0.08, 0.2, 0.08, 0.24, 0.12, 0.34, 0.4, 0.38, 0.66, 0.35, 0.67, 0.32, 0.56, 0, 0.56]),
          rod([0.34, 0.56, 0, 0.56, 0.56, 0, 0.58, 0.38, 0, 0.46, 0.26, 0, 0.28, 0.26, 0], 0.04, 5),
        ),
      ),
      part('coffee', 'liquid', cylinder([0, 0.585, 0], 0.325, 0.02), [
        paint(
          'crema',
          pattern((x, _y, z) => 0.24 - Math.hypot(x, z) + 0.05 * Math.sin(Math.atan2(x, z) * 3)),
          0.05,
        ),
      ]),
      part(
        'spoon',
        'metal',
        put(
          union(
            rod([-0.3, 0, 0, 0.3, 0.02, 0], [0.02, 0.026]),
            turned([0, -0.02, 0.08, 0, 0.07, 0.02, 0, 0.01]),
          ),
          [-0.1, 0.16, 0.5],
          [0, 14, 0],
        ),
      ),
    ],
    anchors: anchored({ grip: [0.5, 0.4, 0], top: 0.66 }),
  };
}

export const BAR = [
  subject({
    name: 'champagne',
    label: 'glass of champagne',
    family: 'food',
    words: ['champagne glass', 'champagne flute', 'glass of champagne', 'prosecco', 'sparkling wine'],
    size: 0.22,
    colours: { body: '#f0cf6a', foam: '#fffaf0', glass: '#e6eff3' },
    view: { yaw: 10, pitch: 8 },
    build: flute,
  }),
  subject({
    name: 'champagne bottle',
    label: 'bottle of champagne',
    family: 'food',
    words: ['bottle of champagne', 'prosecco bottle'],
    size: 0.32,
    colours: { body: '#d8ab4a', glass: '#1f3a26', label: '#fbf4e2' },
    view: { yaw: 10, pitch: 8 },
    build: champagneBottle,
  }),
  subject({
    name: 'whisky',
    label: 'glass of whisky',
    family: 'food',
    words: [
      'whiskey',
      'glass of whisky',
      'whisky glass',
      'whiskey glass',
      'bourbon',
      'scotch',
      'rum',
      'cognac',
      'brandy',
    ],
    size: 0.09,
    colours: { body: '#b8641a', glass: '#e6eff3', ice: '#f2f8fa' },
    view: { yaw: 10, pitch: 16 },
    build: whisky,
  }),
  subject({
    name: 'iced coffee',
    label: 'glass of iced coffee',
    family: 'food',
    words: ['iced latte', 'cold brew', 'ice coffee', 'glass of iced coffee'],
    size: 0.17,
    colours: {
      body: '#7a4a2a',
      milk: '#d9b48c',
      glass: '#e6eff3',
      ice: '#f2f6f6',
      straw: '#fdfaf4',
      stripe: '#3f8f7a',
    },
    view: { yaw: 8, pitch: 14 },
    build: icedCoffee,
  }),
  subject({
    name: 'ice water',
    label: 'glass of ice water',
    family: 'food',
    words: ['glass of ice water', 'iced water', 'gin and tonic', 'gin tonic', 'tonic water', 'highball'],
    size: 0.16,
    colours: { body: '#cfe6f0', glass: '#e6eff3', ice: '#f4fafc' },
    view: { yaw: 8, pitch: 16 },
    build: onIce,
  }),
  subject({
    name: 'lemonade',
    label: 'glass of lemonade',
    family: 'food',
    words: ['glass of lemonade', 'lemon water', 'pink lemonade'],
    size: 0.17,
    colours: {
      body: '#f3de7a',
      glass: '#e6eff3',
      ice: '#f4f9fa',
      straw: '#ffffff',
      stripe: '#e0a52a',
      rind: '#efc22c',
      flesh: '#fbe88e',
      leaf: '#4f9a3f',
    },
    view: { yaw: 8, pitch: 14 },
    build: lemonade,
  }),
  subject({
    name: 'espresso',
    label: 'cup of espresso',
    family: 'food',
    words: ['cup of espresso', 'espresso cup', 'demitasse'],
    size: 0.07,
    colours: { body: '#f7f4ee', coffee: '#3a1f12', crema: '#b87a3e', spoon: '#d3d8de' },
    view: { yaw: 20, pitch: 24 },
    build: espresso,
  }),
];
