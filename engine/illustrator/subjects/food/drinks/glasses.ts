/** Drinks in glasses: a shell of glass with the drink as a part of its own inside, so that the glass can be seen through. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { anchored, put, rod, turned } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';
import { filled } from './glassware.ts';

const TUMBLER = [0, 0, 0.34, 0, 0.37, 0.03, 0.44, 1.06];

const GOBLET = [0.04, 0.86, 0.2, 0.92, 0.42, 1.16, 0.47, 1.42, 0.42, 1.72, 0.36, 1.92];

const CONE = [0.03, 0.9, 0.05, 0.94, 0.62, 1.46];

const stem = (top: number): Part =>
  part(
    'glass',
    'glass',
    turned(
      [
        0,
        0,
        0.36,
        0,
        0.38,
        0.015,
        0.3,
        0.04,
        0.08,
        0.08,
        0.035,
        0.2,
        0.03,
        top - 0.2,
        0.06,
        top,
        0,
        top + 0.02,
      ],
      { thin: 0.03 },
    ),
  );

const ice = (y: number, r: number) =>
  part(
    'ice',
    'glass',
    union(
      ...[
        [0.4, 20],
        [2.5, 50],
        [4.6, 70],
      ].map(([a, t], i) =>
        put(
          box([0, 0, 0], [0.13, 0.12, 0.13], 0.035),
          [r * Math.cos(a!), y + 0.05 * i, r * Math.sin(a!)],
          [18 * i, t!, 14],
        ),
      ),
    ),
  );

const citrusSlice = (x: number, y: number): Part =>
  part('rind', 'glossy', put(cylinder([0, 0, 0], 0.24, 0.035, 0.015), [x, y, 0.02], [90, 0, 16]), [
    paint(
      'pith',
      pattern((px, py, pz) => Math.hypot(px - x, py - y) - 0.21 + 0 * pz),
      0.006,
    ),
    paint(
      'flesh',
      pattern((px, py) => {
        const [q, a] = [Math.hypot(px - x, py - y), Math.atan2(py - y, px - x)];
        return Math.max(
          q - 0.19,
          0.02 - 0.39 * q + Math.abs(a - Math.round(a / 0.785) * 0.785) * q,
          0.03 - q,
        );
      }),
      0.008,
    ),
  ]);

function tumbler(): Model {
  return {
    parts: filled(TUMBLER, 0.05, 0.72, 'water', 3, 0.1),
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.06, inside: 0.12, opening: 0.38 }),
  };
}

function juice(): Model {
  return {
    parts: [
      ...filled(TUMBLER, 0.05, 0.88, 'body', 3, 0.1),
      ice(0.88, 0.2),
      part(
        'straw',
        'matte',
        rod([0.1, 0.14, 0, -0.16, 1.2, -0.04, -0.2, 1.36, -0.05, -0.44, 1.5, -0.08], 0.035),
        [
          paint(
            'stripe',
            pattern((x, y, z) => 0.03 * Math.sin(y * 44 + Math.atan2(x, z) * 2)),
            0.005,
          ),
        ],
      ),
      citrusSlice(0.42, 1.1),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.06 }),
  };
}

function wineGlass(): Model {
  return {
    parts: [stem(0.9), ...filled(GOBLET, 0.035, 1.46, 'body')],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.9 }),
  };
}

function cocktail(): Model {
  return {
    parts: [
      stem(0.92),
      ...filled(CONE, 0.035, 1.38, 'body', 1),
      part(
        'olive',
        'glossy',
        union(put(ellipsoid([0, 0, 0], [0.12, 0.09, 0.09]), [0.08, 1.38, 0.04], [0, 0, 38])),
      ),
      part('pick', 'wood', capsule([-0.14, 1.2, 0.02], [0.5, 1.74, 0.06], 0.014)),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.46 }),
  };
}

const GLASS = subject({
  name: 'glass',
  label: 'glass of water',
  family: 'object',
  words: ['tumbler', 'drinking glass', 'glass of water', 'water glass', 'water'],
  size: 0.13,
  colours: { glass: '#dcebf2', water: '#bfe0ee' },
  main: 'water',
  view: { yaw: 10, pitch: 16 },
  build: tumbler,
});

export const GLASS_DRINKS = [
  // 'Glasses' are worn on the nose.
  { ...GLASS, words: GLASS.words.filter((word) => word !== 'glasses') },
  subject({
    name: 'orange juice',
    label: 'glass of orange juice',
    family: 'food',
    words: ['juice', 'glass of juice', 'glass of orange juice', 'drink', 'iced tea'],
    size: 0.15,
    colours: {
      body: '#f08a10',
      glass: '#e4eff4',
      ice: '#e9f4f8',
      straw: '#ffffff',
      stripe: '#d93a3a',
      rind: '#ec7d12',
      pith: '#fdeccb',
      flesh: '#f6a437',
    },
    view: { yaw: 8, pitch: 16 },
    build: juice,
  }),
  subject({
    name: 'wine glass',
    label: 'glass of wine',
    family: 'food',
    words: ['glass of wine', 'red wine', 'wine', 'glass of red wine'],
    size: 0.22,
    colours: { body: '#7a0f26', glass: '#e2edf2' },
    view: { yaw: 10, pitch: 10 },
    build: wineGlass,
  }),
  subject({
    name: 'cocktail',
    label: 'cocktail glass',
    family: 'food',
    words: ['cocktail glass', 'martini', 'martini glass', 'margarita'],
    size: 0.18,
    colours: { body: '#e86a8a', glass: '#e2edf2', olive: '#8a9a34', pick: '#c99a5c' },
    view: { yaw: 12, pitch: 12 },
    build: cocktail,
  }),
];
