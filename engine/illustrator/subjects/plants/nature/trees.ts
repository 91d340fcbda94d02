/** Apple and lemon tree, acacia, snowy pine and willow: trees known by their outline. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise, seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { ring, rod } from '../../forms/forms.ts';
import { blotches } from '../../forms/views.ts';
import { subject, tone } from '../../subject.ts';
import { GREEN, leafy, light, tree } from '../foliage.ts';

const bark = paint(
  'bark',
  pattern(
    (x, y, z) => 0.05 * Math.sin(Math.atan2(x, z) * 7 + y * 4 + 3 * noise(x * 5, y * 3, z * 5)) - 0.036,
  ),
  0.012,
);

/** A round tree with fruit among its leaves. */
function fruitTree(seed: number, r: number): Model {
  const model = tree(seed);
  const crown = model.parts[1]!.shape;
  const random = seeded(seed + 40);
  const fruit: Shape[] = [];
  for (let i = 0; i < 40 && fruit.length < 22; i++) {
    const a = i * 2.4;
    const y = 1.3 + random() * 0.9;
    // Walks outwards until it leaves the crown.
    for (let q = 0.3; q < 1.2; q += 0.03)
      if (crown.distance(q * Math.cos(a), y, q * Math.sin(a)) > -0.01) {
        fruit.push(sphere([q * Math.cos(a), y, q * Math.sin(a)], r));
        break;
      }
  }
  return { ...model, parts: [...model.parts, part('fruit', 'glossy', union(...fruit))] };
}

const TREE_VIEW = { yaw: 20, pitch: 8 };

const APPLE_TREE = subject({
  name: 'apple tree',
  family: 'plant',
  words: ['fruit tree', 'orchard tree'],
  size: 4.5,
  colours: { body: '#5fa64b', light: tone('body', 1.16), ...GREEN, fruit: '#d8302b' },
  home: 'garden',
  view: TREE_VIEW,
  build: ({ seed }) => fruitTree(seed, 0.075),
});

const LEMON_TREE = subject({
  name: 'lemon tree',
  family: 'plant',
  words: ['orange tree', 'citrus tree'],
  size: 3.5,
  colours: { body: '#4a8f42', light: tone('body', 1.14), ...GREEN, fruit: '#f7d32e' },
  home: 'garden',
  view: TREE_VIEW,
  build: ({ seed }) => fruitTree(seed + 2, 0.07),
});

const ACACIA = subject({
  name: 'acacia',
  family: 'plant',
  words: ['acacia tree', 'savanna tree', 'umbrella thorn', 'baobab'],
  size: 7,
  colours: { body: '#7a9a45', light: tone('body', 1.14), ...GREEN, wood: '#7a5a40' },
  home: 'savanna',
  view: { yaw: 16, pitch: 4 },
  build: () => ({
    parts: [
      part(
        'wood',
        'wood',
        blend(
          0.06,
          rod([0, 0, 0, 0.06, 0.5, 0, 0.02, 0.86, 0], [0.15, 0.1, 0.1]),
          rod([0.02, 0.8, 0, 0.3, 1.16, 0.05, 0.76, 1.44, 0.1], [0.09, 0.06, 0.035]),
          rod([0.02, 0.8, 0, -0.3, 1.2, 0, -0.8, 1.42, -0.06], [0.09, 0.06, 0.035]),
          rod([0.02, 0.9, 0, 0.1, 1.2, -0.1, 0.16, 1.5, -0.4], [0.08, 0.05, 0.03]),
          rod([0, 0.9, 0, -0.1, 1.2, 0.16, -0.2, 1.5, 0.44], [0.07, 0.05, 0.03]),
        ),
        [bark],
      ),
      part(
        'body',
        'fur',
        relief(
          blend(
            0.08,
            ellipsoid([0.5, 1.52, 0.1], [0.66, 0.17, 0.5]),
            ellipsoid([-0.56, 1.5, -0.04], [0.64, 0.16, 0.5]),
            ellipsoid([0, 1.62, 0], [0.8, 0.18, 0.62]),
            ellipsoid([-0.14, 1.56, 0.4], [0.54, 0.15, 0.3]),
          ),
          0.1,
          leafy,
        ),
        [paint('light', light, 0.2)],
      ),
    ],
    anchors: { top: { at: [0, 1.8, 0], room: 0.5 }, seat: { at: [0, 1.8, 0] } },
  }),
});

const SNOWY_PINE = subject({
  name: 'snowy pine',
  family: 'plant',
  words: ['snowy fir', 'snow-covered pine', 'snowy tree', 'snow covered tree'],
  size: 8,
  colours: { body: '#2f6b4c', snow: '#fafdff', wood: '#7a5034' },
  main: 'body',
  home: 'snow',
  view: TREE_VIEW,
  build: () => {
    const tier = (y: number, r: number, h: number): Shape =>
      ring(9, (a, i) =>
        capsule(
          [0, y + h, 0],
          [r * Math.cos(a + y), y - (i % 2) * 0.05, r * Math.sin(a + y)],
          0.06,
          r * 0.22,
        ),
      );
    const snow = (y: number, r: number, h: number): Shape =>
      ring(9, (a, i) =>
        capsule(
          [0, y + h + 0.05, 0],
          [r * 0.9 * Math.cos(a + y), y + 0.07 + r * 0.06 - (i % 2) * 0.05, r * 0.9 * Math.sin(a + y)],
          0.05,
          r * 0.17,
        ),
      );
    const tiers = [
      [0.5, 0.66, 0.4],
      [0.92, 0.54, 0.4],
      [1.32, 0.42, 0.4],
      [1.7, 0.3, 0.4],
    ] as const;
    return {
      parts: [
        part('wood', 'wood', cylinder([0, 0.26, 0], 0.12, 0.28)),
        part('body', 'fur', blend(0.05, ...tiers.map(([y, r, h]) => tier(y, r, h)))),
        part(
          'snow',
          'matte',
          blend(0.06, ...tiers.map(([y, r, h]) => snow(y, r, h)), sphere([0, 2.14, 0], 0.09)),
        ),
      ],
      anchors: { top: { at: [0, 2.2, 0] } },
    };
  },
});

const WILLOW = subject({
  name: 'willow',
  family: 'plant',
  words: ['weeping willow', 'willow tree'],
  size: 8,
  colours: { body: '#8fb552', light: tone('body', 1.18), ...GREEN },
  home: 'lake',
  view: TREE_VIEW,
  build: ({ seed }) => {
    const random = seeded(seed + 9);
    const strand = (a: number): Shape => {
      const [r, low] = [0.72 + random() * 0.34, 0.26 + random() * 0.4];
      return rod(
        [
          0.3 * Math.cos(a),
          1.9,
          0.3 * Math.sin(a),
          r * 0.86 * Math.cos(a),
          1.76,
          r * 0.86 * Math.sin(a),
          r * Math.cos(a),
          1.2,
          r * Math.sin(a),
          r * 1.02 * Math.cos(a),
          low,
          r * 1.02 * Math.sin(a),
        ],
        [0.2, 0.16, 0.13, 0.04],
        3,
      );
    };
    return {
      parts: [
        part(
          'wood',
          'wood',
          blend(
            0.08,
            rod([0, 0, 0, 0.06, 0.7, 0, 0, 1.5, 0], [0.22, 0.13, 0.1]),
            rod([0.03, 1.0, 0, 0.3, 1.5, 0.1], [0.09, 0.05]),
            rod([0, 1.0, 0, -0.34, 1.5, 0], [0.09, 0.05]),
          ),
          [bark],
        ),
        part(
          'body',
          'fur',
          relief(
            blend(
              0.06,
              ellipsoid([0, 1.86, 0], [0.74, 0.38, 0.7]),
              ring(20, (a) => strand(a + random() * 0.2)),
            ),
            0.06,
            (x, y, z) => 0.05 * Math.sin(x * 19 + y * 5) * Math.sin(y * 13 + z * 4) * Math.sin(z * 19),
          ),
          [paint('light', blotches(8, 0.5, 0.3), 0.1)],
        ),
      ],
      anchors: { top: { at: [0, 2.2, 0] }, seat: { at: [0, 0, 0.4] } },
    };
  },
});

export const TREES = [APPLE_TREE, LEMON_TREE, ACACIA, SNOWY_PINE, WILLOW];
