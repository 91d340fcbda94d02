/** Bottles and jars: glass shells with their contents, labels and lids. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { anchored, filling, leafOf, many, put, rod, spray, turned, vessel } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

const BORDEAUX = [0, 0, 0.29, 0, 0.31, 0.03, 0.31, 1.02, 0.29, 1.12, 0.14, 1.34, 0.11, 1.44, 0.11, 1.8];
const SODA = [0, 0, 0.26, 0, 0.29, 0.04, 0.29, 0.8, 0.24, 1.0, 0.11, 1.3, 0.1, 1.5];
const OIL = [0, 0, 0.32, 0, 0.35, 0.03, 0.35, 0.86, 0.3, 0.98, 0.12, 1.12, 0.09, 1.2, 0.09, 1.4];
const JAR = [0, 0, 0.4, 0, 0.46, 0.05, 0.47, 0.2, 0.47, 0.78, 0.44, 0.86, 0.38, 0.92, 0.38, 1.0];

/** A paper sleeve around a straight wall, with a plain frame. */
const label = (r: number, low: number, high: number): Part =>
  part('label', 'matte', cylinder([0, (low + high) / 2, 0], r + 0.012, (high - low) / 2), [
    paint(
      'print',
      pattern((_x, y) => Math.abs(Math.abs(y - (low + high) / 2) - (high - low) * 0.4) - 0.012),
      0.004,
    ),
    paint(
      'print',
      pattern((x, y, z) =>
        z < 0 ? 1 : Math.abs(Math.hypot(x, y - (low + high) / 2) - (high - low) * 0.2) - 0.018,
      ),
      0.004,
    ),
  ]);

function wineBottle(): Model {
  return {
    parts: [
      part('glass', 'glass', vessel(BORDEAUX, 0.05, { floor: 0.1 })),
      part('body', 'liquid', filling(BORDEAUX, 0.05, 1.36, { floor: 0.1 })),
      label(0.31, 0.3, 0.84),
      part(
        'cap',
        'metal',
        union(cylinder([0, 1.66, 0], 0.125, 0.18, 0.02), cylinder([0, 1.5, 0], 0.135, 0.02, 0.01)),
      ),
    ],
    anchors: anchored({ grip: [0, 0.9, 0], top: 1.84, inside: 0.12, opening: 0.24 }),
  };
}

function bottle(): Model {
  return {
    parts: [
      part('glass', 'glass', vessel(SODA, 0.045, { floor: 0.1 })),
      part('body', 'liquid', filling(SODA, 0.045, 1.14, { floor: 0.1 })),
      part(
        'cap',
        'metal',
        relief(
          cylinder([0, 1.54, 0], 0.13, 0.06, 0.03),
          0.012,
          (x, _y, z) => 0.01 * Math.cos(Math.atan2(x, z) * 20),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.6, inside: 0.12, opening: 0.22 }),
  };
}

function oliveOil(): Model {
  const olive = ellipsoid([0, 0, 0], [0.14, 0.11, 0.11]);
  return {
    parts: [
      part('glass', 'glass', vessel(OIL, 0.045, { floor: 0.1 })),
      part('body', 'liquid', filling(OIL, 0.045, 1.06, { floor: 0.1 })),
      label(0.35, 0.26, 0.66),
      part('cork', 'crust', cylinder([0, 1.46, 0], 0.085, 0.1, 0.02)),
      part(
        'olive',
        'glossy',
        union(put(olive, [0.5, 0.11, 0.24], [0, 30, 0]), put(olive, [0.72, 0.11, 0.02], [0, 80, 0])),
      ),
      part('black', 'glossy', put(olive, [0.3, 0.11, 0.44], [0, -20, 0])),
      part(
        'leaf',
        'matte',
        many(3, (i) => spray(leafOf(0.34, 0.14, 0.06, -0.1), [0.66, 0.22, 0.16], 0.4 + i * 1.5, 10)),
      ),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.5 }),
  };
}

const jarGlass = (): Part => part('glass', 'glass', vessel(JAR, 0.05, { floor: 0.09 }));
const contents = (colour: string, level: number): Part =>
  part(colour, 'liquid', filling(JAR, 0.05, level, { floor: 0.09 }));
const lid = (colour: string, y = 1.0): Part =>
  part(
    colour,
    'metal',
    relief(cylinder([0, y, 0], 0.43, 0.1, 0.03), 0.01, (x, _y, z) => 0.006 * Math.cos(Math.atan2(x, z) * 40)),
  );

function jar(): Model {
  return {
    parts: [jarGlass(), lid('body')],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.1, inside: 0.1, opening: 0.4 }),
  };
}

/** Whatever is in it gives it its colour. */
function filledJar(): Model {
  return {
    parts: [jarGlass(), contents('body', 0.86), label(0.47, 0.26, 0.62), lid('lid')],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.1 }),
  };
}

function honeyJar(): Model {
  const groove = relief(ellipsoid([0, 0, 0], [0.16, 0.2, 0.16]), 0.03, (_x, y) => 0.026 * Math.cos(y * 52));
  return {
    parts: [
      jarGlass(),
      contents('body', 0.84),
      label(0.47, 0.28, 0.62),
      part(
        'dipper',
        'wood',
        put(union(groove, capsule([0, 0.1, 0], [0, 1.1, 0], 0.042)), [0.12, 1.1, 0.04], [0, 0, -32]),
      ),
      part(
        'body',
        'liquid',
        blend(
          0.05,
          put(ellipsoid([0, -0.05, 0], [0.165, 0.16, 0.165]), [0.12, 1.1, 0.04], [0, 0, -32]),
          capsule([0.08, 1.0, 0.04], [0.07, 0.8, 0.04], 0.06, 0.035),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1 }),
  };
}

function jamJar(): Model {
  const cloth = relief(
    turned([0, 1.02, 0.4, 1.0, 0.46, 0.96, 0.5, 0.86, 0.58, 0.8, 0.56, 0.84, 0.48, 1.0, 0.44, 1.08, 0, 1.1], {
      thin: 0.05,
    }),
    0.04,
    (x, y, z) => (y < 0.95 ? 0.016 * Math.sin(Math.atan2(x, z) * 11) : 0),
  );
  const checks = pattern((x, _y, z) => Math.max(0.03 * Math.sin(x * 36), 0.03 * Math.sin(z * 36)) - 0.012);
  return {
    parts: [
      jarGlass(),
      contents('body', 0.84),
      label(0.47, 0.26, 0.6),
      part('cloth', 'cloth', cloth, [paint('check', checks, 0.006)]),
      part(
        'twine',
        'matte',
        rod(
          Array.from({ length: 13 }, (_, i) => [
            0.47 * Math.cos(i * 0.5236),
            0.93,
            0.47 * Math.sin(i * 0.5236),
          ]).flat(),
          0.022,
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.1 }),
  };
}

/** Square shoulders, a heavy foot and a cut stopper. */
function perfume(): Model {
  const outer = box([0, 0.5, 0], [0.46, 0.5, 0.24], 0.06);
  return {
    parts: [
      part('glass', 'glass', carve(0.02, outer, box([0, 0.56, 0], [0.38, 0.38, 0.17], 0.05))),
      part('body', 'liquid', box([0, 0.5, 0], [0.375, 0.32, 0.165], 0.045)),
      part(
        'gold',
        'metal',
        union(cylinder([0, 1.04, 0], 0.16, 0.05, 0.015), cylinder([0, 1.13, 0], 0.11, 0.06, 0.01)),
      ),
      part('stopper', 'glass', blend(0.01, put(box([0, 0, 0], [0.2, 0.2, 0.15], 0.05), [0, 1.36, 0]))),
      part('label', 'matte', box([0, 0.46, 0.243], [0.19, 0.13, 0.006], 0.004), [
        paint(
          'gold',
          pattern((x, y) => Math.abs(Math.max(Math.abs(x) - 0.16, Math.abs(y - 0.46) - 0.1)) - 0.008),
          0.003,
        ),
        paint(
          'gold',
          pattern((x, y) => Math.max(Math.abs(x) - 0.09, Math.abs(Math.abs(y - 0.46) - 0.022) - 0.008)),
          0.003,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.56 }),
  };
}

export const BOTTLES = [
  subject({
    name: 'wine bottle',
    label: 'bottle of wine',
    family: 'object',
    words: ['bottle of wine', 'bottle of red wine'],
    size: 0.32,
    colours: { body: '#3a0a18', glass: '#2f4a33', label: '#f3ead6', print: '#8a2a34', cap: '#8a1f30' },
    main: 'glass',
    view: { yaw: 10, pitch: 8 },
    build: wineBottle,
  }),
  subject({
    name: 'bottle',
    family: 'object',
    words: ['glass bottle', 'soda bottle', 'beer bottle'],
    size: 0.26,
    colours: { glass: '#7fb7a6', body: '#5f9d8c', cap: '#c9ccd2' },
    main: 'glass',
    view: { yaw: 10, pitch: 10 },
    build: bottle,
  }),
  subject({
    name: 'olive oil',
    label: 'bottle of olive oil',
    family: 'food',
    words: ['bottle of olive oil', 'olive oil bottle', 'oil bottle', 'vinegar', 'oil'],
    size: 0.27,
    colours: {
      body: '#b79a1a',
      glass: '#dfe3b4',
      label: '#f6efd9',
      print: '#5c6b2a',
      cork: '#b98a55',
      olive: '#7f8a2c',
      black: '#2f2430',
      leaf: '#6f8a54',
    },
    view: { yaw: 14, pitch: 12 },
    build: oliveOil,
  }),
  subject({
    name: 'jar',
    family: 'object',
    words: ['glass jar', 'mason jar', 'canister', 'cookie jar'],
    size: 0.14,
    colours: { body: '#b8bcc4', glass: '#d8e8ee' },
    view: { yaw: 10, pitch: 14 },
    build: jar,
  }),
  subject({
    name: 'filled jar',
    label: 'jar',
    family: 'object',
    words: ['full jar'],
    size: 0.14,
    colours: { body: '#e9dcc0', glass: '#e8eef0', label: '#fbf3de', print: '#8a7358', lid: '#c9ccd2' },
    view: { yaw: 10, pitch: 14 },
    build: filledJar,
  }),
  subject({
    name: 'honey',
    label: 'jar of honey',
    family: 'food',
    words: ['jar of honey', 'honey jar', 'maple syrup', 'syrup', 'honey dipper'],
    size: 0.15,
    colours: { body: '#dd8a0c', glass: '#f3e6c6', label: '#fbf3de', print: '#b9771c', dipper: '#b07a42' },
    view: { yaw: 10, pitch: 16 },
    build: honeyJar,
  }),
  subject({
    name: 'jam',
    label: 'jar of jam',
    family: 'food',
    words: ['jar of jam', 'jam jar', 'marmalade', 'preserve', 'jelly'],
    size: 0.13,
    colours: {
      body: '#a3142e',
      glass: '#f1d5d3',
      label: '#fdf6e6',
      print: '#a3142e',
      cloth: '#fbf4ea',
      check: '#c8343f',
      twine: '#b9935c',
    },
    view: { yaw: 10, pitch: 18 },
    build: jamJar,
  }),
  subject({
    name: 'perfume bottle',
    family: 'object',
    words: ['perfume', 'fragrance', 'cologne', 'bottle of perfume', 'eau de parfum'],
    size: 0.11,
    colours: { body: '#efb48e', glass: '#f6e8de', stopper: '#f3ddd0', gold: '#d7a648', label: '#fffaf2' },
    view: { yaw: 20, pitch: 10 },
    build: perfume,
  }),
];
