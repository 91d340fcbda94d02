/** What stands in a bathroom and sells in a beauty shop. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, cylinder, halfSpace, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, leafOf, many, put, rod, spray, turned, vessel } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function creamJar(): Model {
  const cream = relief(
    turned([0, 0.5, 0.42, 0.5, 0.38, 0.58, 0.2, 0.64, 0.06, 0.74, 0, 0.76]),
    0.03,
    (x, y, z) => 0.022 * Math.sin(Math.atan2(x, z) * 2 + Math.hypot(x, z) * 26 + y),
  );
  return {
    parts: [
      part('body', 'ceramic', vessel([0, 0, 0.5, 0, 0.56, 0.05, 0.56, 0.5], 0.1, { steps: 4, floor: 0.3 }), [
        paint(
          'print',
          pattern((x, y, z) =>
            z < 0
              ? 1
              : Math.min(
                  Math.max(Math.abs(x) - 0.2, Math.abs(y - 0.3) - 0.016),
                  Math.max(Math.abs(x) - 0.12, Math.abs(y - 0.22) - 0.01),
                ),
          ),
          0.004,
        ),
      ]),
      part('thread', 'ceramic', cylinder([0, 0.53, 0], 0.48, 0.05, 0.01)),
      part('cream', 'matte', cream),
      part('lid', 'metal', put(cylinder([0, 0, 0], 0.56, 0.12, 0.02), [0.66, 0.5, -0.2], [0, 0, 66])),
      part(
        'leaf',
        'matte',
        many(4, (i) =>
          spray(leafOf(0.5 - 0.06 * (i % 2), 0.2, 0.05, -0.2), [-0.56, 0.05, 0.3], 2.2 + i * 0.62, 14),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.6 }),
  };
}

function pumpBottle(): Model {
  return {
    parts: [
      part(
        'body',
        'ceramic',
        turned([0, 0, 0.32, 0, 0.37, 0.05, 0.37, 0.9, 0.33, 1.0, 0.16, 1.06, 0.14, 1.1, 0, 1.1], {
          steps: 4,
        }),
        [
          paint(
            'label',
            pattern((x, y, z) => (z < 0 ? 1 : Math.max(Math.abs(x) - 0.22, Math.abs(y - 0.48) - 0.26))),
            0.004,
          ),
          paint(
            'print',
            pattern((x, y, z) =>
              z < 0
                ? 1
                : Math.min(
                    Math.max(Math.abs(x) - 0.14, Math.abs(y - 0.62) - 0.022),
                    Math.max(Math.abs(x) - 0.1, Math.abs(y - 0.5) - 0.01),
                    Math.max(Math.abs(x) - 0.1, Math.abs(y - 0.44) - 0.01),
                  ),
            ),
            0.004,
          ),
        ],
      ),
      part(
        'pump',
        'glossy',
        blend(
          0.01,
          cylinder([0, 1.16, 0], 0.16, 0.08, 0.02),
          cylinder([0, 1.3, 0], 0.05, 0.1),
          cylinder([0, 1.42, 0], 0.13, 0.045, 0.02),
          rod([0, 1.43, 0, 0.3, 1.43, 0, 0.42, 1.36, 0], [0.05, 0.045, 0.04]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.46 }),
  };
}

function lipstick(): Model {
  const stick = keep(0.015, cylinder([0, 1.1, 0], 0.15, 0.42, 0.05), halfSpace([-0.72, 0.7, 0], 0.98));
  return {
    parts: [
      part('case', 'glossy', cylinder([0, 0.26, 0], 0.25, 0.26, 0.03)),
      part(
        'gold',
        'metal',
        union(cylinder([0, 0.64, 0], 0.2, 0.16, 0.015), cylinder([0, 0.53, 0], 0.252, 0.035, 0.01)),
      ),
      part('body', 'glossy', stick),
      part('case', 'glossy', put(cylinder([0, 0, 0], 0.25, 0.4, 0.03), [0.62, 0.25, 0.14], [90, 30, 0])),
      part('gold', 'metal', put(cylinder([0, 0.34, 0], 0.254, 0.04, 0.01), [0.62, 0.25, 0.14], [90, 30, 0])),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 1.4 }),
  };
}

function soap(): Model {
  const bar = (): Shape =>
    carve(0.02, box([0, 0, 0], [0.56, 0.17, 0.36], 0.09), box([0, 0.19, 0], [0.34, 0.04, 0.17], 0.03));
  return {
    parts: [
      part('body', 'matte', put(bar(), [-0.06, 0.18, 0.1], [0, 14, 0]), [
        paint(
          'swirl',
          pattern((x, y, z) => 0.05 * Math.sin(x * 9 + 5 * noise(x * 3, y * 4, z * 3)) - 0.02),
          0.03,
        ),
      ]),
      part('second', 'matte', put(bar(), [0.06, 0.52, -0.02], [0, -16, 0]), [
        paint(
          'fleck',
          pattern((x, y, z) => (0.24 - noise(x * 22, y * 22, z * 22)) / 22),
          0.008,
        ),
      ]),
      part('third', 'matte', put(bar(), [0.72, 0.36, -0.5], [60, 30, 0])),
      part(
        'bubble',
        'glossy',
        many(9, (i) =>
          sphere(
            [-0.62 + 0.13 * i, 0.06 + 0.02 * (i % 3), 0.52 + 0.08 * Math.sin(i * 2.2)],
            0.055 + 0.03 * ((i * 5) % 3),
          ),
        ),
      ),
      part(
        'sprig',
        'matte',
        union(
          rod([-0.3, 0.73, 0.1, 0.1, 0.74, 0.0, 0.5, 0.76, -0.1], 0.016),
          many(9, (i) =>
            sphere([0.12 + 0.045 * i, 0.76 + 0.008 * i, -0.005 - 0.011 * i + 0.022 * (i % 2)], 0.035),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.7 }),
  };
}

export const COSMETICS = [
  subject({
    name: 'cream jar',
    family: 'object',
    words: [
      'jar of cream',
      'skincare',
      'face cream',
      'moisturizer',
      'cream',
      'lotion jar',
      'cosmetics',
      'skincare cream jar',
      'skincare jar',
    ],
    size: 0.06,
    colours: {
      body: '#f4efe8',
      print: '#b9975a',
      thread: '#e6e0d6',
      cream: '#fffdf8',
      lid: '#d7b878',
      leaf: '#5f9a58',
    },
    view: { yaw: 8, pitch: 22 },
    build: creamJar,
  }),
  subject({
    name: 'lotion',
    label: 'lotion bottle',
    family: 'object',
    words: [
      'lotion bottle',
      'pump bottle',
      'soap dispenser',
      'shampoo',
      'shampoo bottle',
      'bottle of shampoo',
      'body wash',
      'serum',
      'sunscreen',
    ],
    size: 0.18,
    colours: { body: '#e4ded2', label: '#fffdf8', print: '#5d6f5a', pump: '#2d2d30' },
    view: { yaw: 14, pitch: 10 },
    build: pumpBottle,
  }),
  subject({
    name: 'lipstick',
    family: 'object',
    words: ['make-up', 'makeup', 'lip gloss'],
    size: 0.08,
    colours: { body: '#b8162f', case: '#23201f', gold: '#d9ab4e' },
    view: { yaw: 12, pitch: 14 },
    build: lipstick,
  }),
  subject({
    name: 'soap',
    label: 'bars of soap',
    family: 'object',
    words: ['bar of soap', 'soap bar', 'bars of soap'],
    size: 0.07,
    colours: {
      body: '#e9d9b9',
      swirl: '#b9cf9f',
      second: '#cfa8c9',
      fleck: '#7d5a92',
      third: '#a9cdb6',
      bubble: '#eef6fb',
      sprig: '#8a74b0',
    },
    view: { yaw: 10, pitch: 26 },
    build: soap,
  }),
];
