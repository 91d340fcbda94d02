/** Trees of their own outline, and what falls from trees: branches, stumps, logs, leaves. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise, seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { cut, leafOf, many, put, ring, rod } from '../../forms/forms.ts';
import { blotches, drum, rough } from '../../forms/views.ts';
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
        part('body', 'fur', blend(0.05, ...tiers.map((t) => tier(...t)))),
        part('snow', 'matte', blend(0.06, ...tiers.map((t) => snow(...t)), sphere([0, 2.14, 0], 0.09))),
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

const BRANCH = subject({
  name: 'branch',
  family: 'plant',
  words: ['tree branch', 'bough', 'perch', 'twig', 'stick'],
  size: 0.5,
  airborne: true,
  colours: { body: '#7d5738', bark: tone('body', 0.72), leaf: '#5fa64b', leafDark: tone('leaf', 0.82) },
  home: 'forest',
  view: { yaw: 8, pitch: 8 },
  build: () => {
    const sprig = (x: number, y: number, z: number, a: number): Shape =>
      union(
        ...[-42, 0, 42].map((t) =>
          put(
            put(leafOf(0.42, 0.24, 0.04, -0.2), [0, 0, 0], [62 + t * 0.3, 0, 0]),
            [x, y, z],
            [0, 0, (a * 180) / Math.PI + t],
          ),
        ),
      );
    return {
      parts: [
        part(
          'body',
          'wood',
          rough(
            blend(
              0.06,
              rod(
                [-1.7, -0.1, 0, -0.9, 0.03, 0.03, 0, 0.06, 0, 0.8, 0.14, -0.02, 1.5, 0.3, 0.02],
                [0.2, 0.17, 0.14, 0.1, 0.04],
              ),
              rod([0.5, 0.1, 0, 0.8, 0.34, 0.1, 1.1, 0.5, 0.12], [0.07, 0.05, 0.025]),
              rod([-0.8, 0.04, 0, -1.0, 0.34, -0.06, -0.9, 0.56, -0.1], [0.07, 0.05, 0.025]),
              rod([0.2, 0.04, 0, 0.36, -0.2, 0.1, 0.6, -0.32, 0.12], [0.06, 0.04, 0.02]),
            ),
            0.03,
            8,
          ),
          [paint('bark', blotches(9, 0.55, 2), 0.02)],
        ),
        part(
          'leaf',
          'matte',
          union(
            sprig(1.5, 0.3, 0.02, 0.1),
            sprig(1.1, 0.5, 0.12, -0.5),
            sprig(-0.9, 0.56, -0.1, 2.2),
            sprig(0.6, -0.32, 0.12, -0.2),
            sprig(-1.1, 0.1, 0.1, -2.1),
            sprig(1.2, 0.22, -0.02, 0.9),
            sprig(-0.98, 0.34, -0.08, 3.3),
          ),
          [
            paint(
              'leafDark',
              pattern((x, y, z) => 0.5 - noise(x * 3, y * 3, z * 3)),
              0.15,
            ),
          ],
        ),
      ],
      anchors: {
        top: { at: [-0.15, 0.2, 0], room: 0.4 },
        seat: { at: [-0.15, 0.2, 0] },
        grip: { at: [0, 0.06, 0] },
      },
    };
  },
});

/** Year rings on the end of a trunk that stands (about y) or lies (about x). */
const yearRings = (axis: 'x' | 'y', middle = 0) =>
  paint(
    'ring',
    pattern(
      (x, y, z) =>
        0.012 - 0.03 * Math.abs(Math.sin(34 * (axis === 'y' ? Math.hypot(x, z) : Math.hypot(y - middle, z)))),
    ),
    0.006,
  );

const TREE_STUMP = subject({
  name: 'tree stump',
  family: 'plant',
  words: ['stump'],
  size: 0.5,
  colours: { body: '#7d5738', bark: tone('body', 0.72), inside: '#e0b983', ring: '#b98a55', moss: '#7fa14f' },
  home: 'forest',
  view: { yaw: 20, pitch: 18 },
  build: () => ({
    parts: [
      part(
        'body',
        'wood',
        rough(
          blend(
            0.1,
            cylinder([0, 0.36, 0], 0.5, 0.36, 0.03),
            ring(6, (a) =>
              capsule(
                [0.3 * Math.cos(a), 0.2, 0.3 * Math.sin(a)],
                [0.8 * Math.cos(a + 0.2), 0.02, 0.8 * Math.sin(a + 0.2)],
                0.18,
                0.06,
              ),
            ),
          ),
          0.02,
          7,
        ),
        [
          paint('bark', blotches(9, 0.5, 0.3), 0.02),
          paint(
            'moss',
            pattern((x, y, z) => y - 0.2 - 0.3 * (noise(x * 4, y * 4, z * 4) - 0.4)),
            0.05,
          ),
        ],
      ),
      part('inside', 'wood', cylinder([0, 0.72, 0], 0.46, 0.025, 0.01), [yearRings('y')]),
    ],
    anchors: { top: { at: [0, 0.745, 0], room: 0.42 }, seat: { at: [0, 0.745, 0] } },
  }),
});

const LOG = subject({
  name: 'log',
  family: 'plant',
  words: ['tree trunk', 'wooden log', 'firewood', 'fallen tree'],
  size: 0.45,
  colours: { body: '#7d5738', bark: tone('body', 0.72), inside: '#e0b983', ring: '#b98a55', moss: '#7fa14f' },
  home: 'forest',
  view: { yaw: 30, pitch: 14 },
  build: () => ({
    parts: [
      part(
        'body',
        'wood',
        rough(
          blend(
            0.06,
            drum([0, 0.34, 0], 0.34, 1.1, 'x', 0.03),
            capsule([0.4, 0.5, 0], [0.56, 0.84, 0.06], 0.1, 0.08),
          ),
          0.02,
          7,
        ),
        [
          paint('bark', blotches(8, 0.5), 0.02),
          paint(
            'moss',
            pattern((x, y, z) => 0.62 - y + 0.4 * (noise(x * 4, y * 4, z * 4) - 0.5)),
            0.04,
          ),
        ],
      ),
      part(
        'inside',
        'wood',
        union(drum([1.1, 0.34, 0], 0.31, 0.02, 'x', 0.01), drum([-1.1, 0.34, 0], 0.31, 0.02, 'x', 0.01)),
        [yearRings('x', 0.34)],
      ),
    ],
    anchors: { top: { at: [-0.2, 0.69, 0], room: 0.5 }, seat: { at: [-0.2, 0.69, 0] } },
  }),
});

const BUSH = subject({
  name: 'bush',
  family: 'plant',
  words: ['shrub', 'hedge', 'thicket'],
  size: 1,
  colours: { body: '#5a9c48', light: tone('body', 1.18), berry: '#d8403a' },
  view: { yaw: 20, pitch: 10 },
  build: () => ({
    parts: [
      part(
        'body',
        'fur',
        relief(
          blend(
            0.1,
            ...[
              [0, 0.5, 0, 0.5],
              [0.5, 0.38, 0.1, 0.38],
              [-0.52, 0.38, 0.06, 0.38],
              [0.2, 0.3, 0.42, 0.3],
              [-0.24, 0.3, 0.4, 0.32],
              [0.24, 0.66, -0.1, 0.34],
            ].map(([x, y, z, r]) => sphere([x!, y!, z!], r!)),
          ),
          0.12,
          leafy,
        ),
        [
          paint(
            'light',
            pattern((x, y, z) => 0.7 - noise(x * 5 + 3, y * 5, z * 5) - 0.2 * y),
            0.2,
          ),
        ],
      ),
      part(
        'berry',
        'glossy',
        many(12, (i) =>
          sphere(
            [
              -0.7 + ((i * 5) % 12) * 0.127,
              0.3 + ((i * 3) % 5) * 0.11,
              0.62 - Math.abs(((i * 5) % 12) - 5.5) * 0.03 - ((i * 3) % 5) * 0.035,
            ],
            0.035,
          ),
        ),
      ),
    ],
    anchors: { top: { at: [0, 1, 0] } },
  }),
});

/** A maple leaf in the xz plane, stalk towards -z. */
const maple = cut(
  [
    0, -0.5, 0.03, -0.1, 0.34, -0.2, 0.3, -0.02, 0.5, 0.1, 0.28, 0.16, 0.32, 0.34, 0.12, 0.26, 0, 0.56, -0.12,
    0.26, -0.32, 0.34, -0.28, 0.16, -0.5, 0.1, -0.3, -0.02, -0.34, -0.2, -0.03, -0.1,
  ],
  0.035,
  0.015,
  1,
);

const AUTUMN_LEAVES = subject({
  name: 'autumn leaves',
  family: 'plant',
  words: [
    'fall leaves',
    'fallen leaves',
    'leaf pile',
    'pile of leaves',
    'autumn foliage',
    'fall foliage',
    'dry leaves',
  ],
  size: 0.3,
  colours: { body: '#e07b28', red: '#c23a26', gold: '#f0b62f', brown: '#9c5a2c' },
  home: 'park',
  view: { yaw: 10, pitch: 28 },
  build: ({ seed }) => {
    const random = seeded(seed + 77);
    const pile = (from: number): Shape =>
      many(13, (k) => {
        const i = k * 4 + from;
        const r = 1.25 * Math.sqrt((i + 0.5) / 52);
        const a = i * 2.39996;
        const lift = 0.36 * Math.max(0, 1 - r / 0.95) + 0.05 + random() * 0.05;
        const flat = put(maple, [0, 0, 0], [0, 0, random() * 360], 0.52 + random() * 0.14);
        // Leaves lie on the heap's slope, a little ruffled.
        return put(
          flat,
          [r * Math.cos(a), lift, r * Math.sin(a)],
          [90 + 22 * Math.sin(a) + random() * 30 - 15, 0, -22 * Math.cos(a) + random() * 30 - 15],
        );
      });
    return {
      parts: [
        part('brown', 'matte', blend(0.1, ellipsoid([0, 0, 0], [0.8, 0.32, 0.8]))),
        part('body', 'matte', pile(0)),
        part('red', 'matte', pile(1)),
        part('gold', 'matte', pile(2)),
        part('body', 'matte', pile(3)),
      ],
      anchors: { top: { at: [0, 0.4, 0], room: 0.4 } },
    };
  },
});

const LEAF = subject({
  name: 'leaf',
  family: 'plant',
  words: ['leaves', 'maple leaf', 'autumn leaf'],
  size: 0.1,
  colours: { body: '#5fa64b', vein: tone('body', 1.3) },
  view: { yaw: 14, pitch: 6 },
  build: () => ({
    parts: [
      part(
        'body',
        'matte',
        put(
          cut(
            [
              0, 0, 0.2, 0.1, 0.44, 0.4, 0.46, 0.8, 0.26, 1.2, 0, 1.5, -0.26, 1.2, -0.46, 0.8, -0.44, 0.4,
              -0.2, 0.1,
            ],
            0.03,
            0.025,
          ),
          [0, 0.3, 0],
          [0, 0, -14],
        ),
        [
          paint(
            'vein',
            put(
              union(
                capsule([0, 0, 0], [0, 1.5, 0], 0.016),
                ...[0.3, 0.6, 0.9, 1.15].flatMap((y) =>
                  [0.42, -0.42].map((x) => capsule([0, y - 0.1, 0], [x, y + 0.16, 0], 0.012)),
                ),
              ),
              [0, 0.3, 0.02],
              [0, 0, -14],
            ),
            0.006,
          ),
        ],
      ),
      part('vein', 'matte', rod([0, 0.32, 0, -0.04, 0.14, 0, -0.02, 0, 0], 0.028)),
    ],
    anchors: { grip: { at: [0, 0.1, 0] }, top: { at: [0.3, 1.7, 0] } },
  }),
});

export const TREES = [
  APPLE_TREE,
  LEMON_TREE,
  ACACIA,
  SNOWY_PINE,
  WILLOW,
  BRANCH,
  TREE_STUMP,
  LOG,
  BUSH,
  AUTUMN_LEAVES,
  LEAF,
];
