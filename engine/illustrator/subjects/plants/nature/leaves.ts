/** Single leaves, and heaps of them in autumn. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, union } from '#engine/sculpt/shapes/combine.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { cut, many, put, rod } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

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

export const LEAVES = [AUTUMN_LEAVES, LEAF];
