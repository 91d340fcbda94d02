/** Sweets and snacks in their wrappings. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box, capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, many, put, ring, spread, vessel } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function chocolateBar(): Model {
  const blocks = [-0.54, -0.18, 0.18, 0.54].flatMap((x) => [-0.24, 0.1, 0.44].map((y) => [x, y] as const));
  return {
    parts: [
      part(
        'body',
        'glossy',
        put(
          blend(
            0.03,
            box([0, 0.26, 0], [0.72, 0.5, 0.06], 0.02),
            ...blocks.map(([x, y]) => box([x, y + 0.16, 0.05], [0.155, 0.145, 0.06], 0.035)),
          ),
          [0, 0.34, 0],
          [-14, 0, 0],
        ),
      ),
      part(
        'foil',
        'metal',
        put(
          relief(
            box([0, 0.1, 0], [0.75, 0.3, 0.07], 0.02),
            0.03,
            (x, y, z) => 0.03 * noise(x * 8, y * 14, z * 8),
          ),
          [0, 0.3, 0],
          [-14, 0, 0],
        ),
      ),
      part('wrap', 'matte', put(box([0, 0, 0], [0.78, 0.3, 0.12], 0.02), [0, 0.3, 0], [-14, 0, 0]), [
        paint(
          'trim',
          pattern((_x, y) => Math.abs(Math.abs(y - 0.3) - 0.2) - 0.02),
          0.005,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 1 }),
  };
}

const candyTwist = (side: number) =>
  ring(
    7,
    (a) => capsule([side * 0.5, 0, 0], [side * 0.86, 0.3 * Math.cos(a), 0.3 * Math.sin(a)], 0.09, 0.035),
    0.05,
  );

function candy(): Model {
  const swirl = pattern((x, y, z) => 0.1 * Math.sin(Math.atan2(y - 0.44, z) * 3 + x * 8));
  return {
    parts: [
      part('body', 'glossy', put(ellipsoid([0, 0, 0], [0.52, 0.44, 0.44]), [0, 0.44, 0]), [
        paint('stripe', swirl, 0.012),
      ]),
      part('body', 'glossy', put(union(candyTwist(1), candyTwist(-1)), [0, 0.44, 0]), [
        paint(
          'stripe',
          pattern((_x, y, z) => 0.1 * Math.sin(Math.atan2(y - 0.44, z) * 7)),
          0.012,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 0.85 }),
  };
}

function popcorn(): Model {
  const puff = (i: number) => {
    const [x, z] = spread(i, 26, 0.5);
    const y = 1.1 + 0.3 * (1 - (x * x + z * z) / 0.26) + 0.03 * Math.sin(i * 5);
    return blend(
      0.04,
      ...[0, 1, 2, 3].map((k) =>
        sphere(
          [
            x + 0.07 * Math.cos(k * 1.7 + i),
            y + 0.05 * Math.sin(k * 2.9 + i),
            z + 0.07 * Math.sin(k * 1.7 + i),
          ],
          0.075,
        ),
      ),
    );
  };
  return {
    parts: [
      part('body', 'matte', vessel([0, 0, 0.38, 0, 0.4, 0.02, 0.58, 1.12], 0.08, { steps: 1, floor: 0.9 }), [
        paint(
          'stripe',
          pattern((x, _y, z) => 0.06 * Math.sin(Math.atan2(x, z) * 10)),
          0.005,
        ),
      ]),
      part('corn', 'matte', many(26, puff), [
        paint(
          'butter',
          pattern((x, y, z) => 0.4 - noise(x * 9, y * 9, z * 9)),
          0.12,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.3 }),
  };
}

export const SWEETS = [
  subject({
    name: 'chocolate bar',
    label: 'bar of chocolate',
    family: 'food',
    words: ['chocolate', 'bar of chocolate'],
    size: 0.1,
    colours: { body: '#4f2a19', foil: '#e2c46f', wrap: '#8e2434', trim: '#eccb74' },
    main: 'wrap',
    view: { yaw: 24, pitch: 14 },
    build: chocolateBar,
  }),
  subject({
    name: 'candy',
    family: 'food',
    words: ['bonbon', 'toffee', 'caramel'],
    size: 0.03,
    colours: { body: '#d62f48', stripe: '#fff4f0' },
    view: { yaw: 16, pitch: 14 },
    build: candy,
  }),
  subject({
    name: 'popcorn',
    label: 'bucket of popcorn',
    family: 'food',
    words: ['bucket of popcorn'],
    size: 0.2,
    colours: { body: '#d2323b', stripe: '#fff7ee', corn: '#fff4d6', butter: '#f6d276' },
    view: { yaw: 14, pitch: 16 },
    build: popcorn,
  }),
];
