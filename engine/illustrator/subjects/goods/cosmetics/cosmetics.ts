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

const soapBar = (): Shape =>
  carve(0.02, box([0, 0, 0], [0.56, 0.19, 0.36], 0.09), box([0, 0.21, 0], [0.34, 0.04, 0.17], 0.03));

/** One bar, as it is asked for; several are copies of it. */
const soap = (isScented: boolean) => (): Model => ({
  parts: [
    part('body', 'matte', put(soapBar(), [0, 0.2, 0], [0, 14, 0]), [
      paint(
        'swirl',
        pattern((x, y, z) => 0.04 * Math.sin(x * 7 + 4 * noise(x * 2, y * 3, z * 2)) - 0.03),
        0.05,
      ),
    ]),
    ...(isScented
      ? [
          part('stem', 'matte', rod([-0.34, 0.41, 0.14, 0.05, 0.43, 0.02, 0.5, 0.45, -0.1], 0.016)),
          part(
            'sprig',
            'matte',
            many(15, (i) =>
              sphere(
                [
                  0.02 + 0.036 * i,
                  0.45 + 0.012 * (i % 2),
                  0.03 - 0.012 * i + 0.05 * ((i % 3) - 1) * (1 - i / 16),
                ],
                0.036 * (1 - i / 26),
              ),
            ),
          ),
        ]
      : []),
  ],
  anchors: anchored({ grip: [0, 0.2, 0], top: 0.4 }),
});

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
    label: 'bar of soap',
    family: 'object',
    words: ['bar of soap', 'soap bar'],
    size: 0.045,
    colours: { body: '#efe4cb', swirl: '#e4d6b6' },
    view: { yaw: 10, pitch: 26 },
    build: soap(false),
  }),
  subject({
    name: 'lavender soap',
    label: 'bar of lavender soap',
    family: 'object',
    words: ['bar of lavender soap', 'lavender soap bar', 'lavender bar soap', 'lavender bar of soap'],
    size: 0.05,
    colours: {
      body: '#cdb6dc',
      swirl: '#bfa4d2',
      stem: '#7f9a68',
      sprig: '#7b5fae',
    },
    view: { yaw: 10, pitch: 26 },
    build: soap(true),
  }),
];
