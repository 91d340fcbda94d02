/** Cold drinks as bars serve them, and what they are poured from: cola, mojito, bubble tea, a pitcher, ice. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box, cylinder, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, leafOf, many, put, rod, spray, spread, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';
import { filled } from '../drinks/glassware.ts';

const TALL = [0, 0, 0.32, 0, 0.34, 0.04, 0.36, 0.14, 0.44, 1.34];

const cubes = (y: number, r: number, count: number): Part =>
  part(
    'ice',
    'glass',
    many(count, (i) =>
      put(
        box([0, 0, 0], [0.13, 0.13, 0.13], 0.04),
        [r * Math.cos(i * 2.3), y + 0.15 * Math.floor(i / 3), r * Math.sin(i * 2.3)],
        [20 * i, 33 * i, 12 * i],
      ),
    ),
  );

const straw = (x: number): Part => part('straw', 'matte', rod([x * 0.2, 0.14, 0, x, 1.9, -0.05], 0.035, 1));

/** A slice with its rind, as it sits on a rim. */
const slice = (colour: string, at: readonly [number, number, number]): Part =>
  part(colour, 'glossy', put(cylinder([0, 0, 0], 0.24, 0.03, 0.02), at, [78, 24, 0]), [
    paint(
      'flesh',
      pattern((x, y, z) => Math.hypot(x - at[0], y - at[1], z - at[2]) - 0.19),
      0.008,
    ),
  ]);

const cola = (): Model => ({
  parts: [
    ...filled(TALL, 0.035, 1.2, 'body'),
    cubes(0.98, 0.17, 5),
    part(
      'foam',
      'matte',
      many(24, (i) => {
        const [x, z] = spread(i, 24, 0.36);
        return sphere([x, 1.205, z], 0.04);
      }),
    ),
    straw(0.36),
    slice('lemon', [-0.4, 1.36, 0.1]),
  ],
  anchors: anchored({ grip: [0, 0.6, 0], top: 1.34 }),
});

const mojito = (): Model => ({
  parts: [
    ...filled(TALL, 0.035, 1.2, 'body'),
    cubes(0.86, 0.18, 7),
    part(
      'leaf',
      'matte',
      union(
        ...Array.from({ length: 7 }, (_, i) =>
          spray(
            leafOf(0.3, 0.3, 0.03, -0.2),
            [0.05 * Math.cos(i), 1.26 + 0.03 * i, 0.05 * Math.sin(i)],
            i * 2.1,
            44 - 7 * (i % 3),
          ),
        ),
        ...Array.from({ length: 5 }, (_, i) =>
          put(
            leafOf(0.2, 0.3, 0.03, -0.1),
            [0.2 * Math.cos(i * 1.3), 0.3 + 0.16 * i, 0.22 * Math.sin(i * 1.3)],
            [70, i * 70, 20],
          ),
        ),
      ),
    ),
    straw(0.36),
    slice('lime', [-0.4, 1.36, 0.1]),
  ],
  anchors: anchored({ grip: [0, 0.6, 0], top: 1.34 }),
});

const bubbleTea = (): Model => ({
  parts: [
    ...filled([0, 0, 0.34, 0, 0.36, 0.03, 0.5, 1.36], 0.03, 1.24, 'body', 3),
    part(
      'pearl',
      'glossy',
      many(40, (i) => {
        const layer = Math.floor(i / 14);
        const [x, z] = spread(i % 14, 14, 0.3 + 0.03 * layer);
        return sphere([x * 1.06, 0.1 + 0.1 * layer, z * 1.06], 0.07);
      }),
    ),
    part('lid', 'glossy', turned([0, 1.34, 0.53, 1.34, 0.54, 1.42, 0.5, 1.44, 0, 1.44], { steps: 2 })),
    part('straw', 'matte', rod([0.02, 0.2, 0, 0.18, 2.1, -0.05], 0.065, 1), [
      paint(
        'body',
        pattern((_x, y) => 0.03 * Math.sin(y * 24)),
        0.004,
      ),
    ]),
  ],
  anchors: anchored({ grip: [0, 0.6, 0], top: 1.44 }),
});

const pitcher = (): Model => ({
  parts: [
    ...filled([0, 0, 0.44, 0, 0.5, 0.06, 0.62, 0.5, 0.56, 0.9, 0.4, 1.3, 0.46, 1.5], 0.04, 1.02, 'body'),
    part(
      'glass',
      'glass',
      rod([0.4, 1.36, 0, 0.74, 1.38, 0, 0.96, 1.1, 0, 0.94, 0.72, 0, 0.6, 0.5, 0], 0.055, 6),
    ),
    cubes(0.84, 0.22, 5),
    part(
      'lemon',
      'glossy',
      union(
        ...[
          [-0.2, 0.62, 0.48],
          [0.24, 0.4, 0.5],
          [0.02, 0.86, 0.42],
        ].map(([x, y, z], i) =>
          put(cylinder([0, 0, 0], 0.2, 0.03, 0.02), [x!, y!, z!], [80 - 8 * i, 20 * i - 18, 0]),
        ),
      ),
      [
        paint(
          'flesh',
          pattern(
            (x, y, z) =>
              Math.min(
                Math.hypot(x + 0.2, y - 0.62, z - 0.48),
                Math.hypot(x - 0.24, y - 0.4, z - 0.5),
                Math.hypot(x - 0.02, y - 0.86, z - 0.42),
              ) - 0.155,
          ),
          0.01,
        ),
      ],
    ),
    part(
      'leaf',
      'matte',
      union(
        ...Array.from({ length: 6 }, (_, i) =>
          spray(leafOf(0.24, 0.3, 0.03, -0.2), [0.1 * Math.cos(i), 1.04, 0.1 * Math.sin(i)], i * 1.1, 30),
        ),
      ),
    ),
  ],
  anchors: anchored({ grip: [0.9, 0.9, 0], top: 1.5 }),
});

const ice = (): Model => ({
  parts: [
    part('body', 'glass', box([0, 0.5, 0], [0.5, 0.5, 0.5], 0.14), [
      paint(
        'core',
        pattern((x, y, z) => 0.36 - noise(x * 5, y * 5, z * 5) + Math.hypot(x, y - 0.5, z) * 0.3),
        0.2,
      ),
    ]),
  ],
  anchors: anchored({ top: 1 }),
});

const COLD = {
  glass: '#eaf4f7',
  ice: '#f2fafd',
  straw: '#e5484d',
  leaf: '#3f9a3c',
  lemon: '#f3cf33',
  lime: '#6fae3a',
  flesh: '#f9ec9a',
};

export const COLD_DRINKS = [
  subject({
    name: 'soda',
    label: 'glass of soda',
    family: 'food',
    words: ['cola', 'coke', 'soft drink', 'glass of cola', 'root beer', 'soda pop', 'fizzy drink'],
    size: 0.19,
    colours: { ...COLD, body: '#4a1f10', foam: '#d9b08a' },
    view: { yaw: 12, pitch: 14 },
    build: cola,
  }),
  subject({
    name: 'mojito',
    family: 'food',
    words: ['caipirinha', 'gin fizz', 'tropical drink', 'mint drink'],
    size: 0.19,
    colours: { ...COLD, body: '#dcebc0', straw: '#2f6b3a', flesh: '#dcefae' },
    view: { yaw: 12, pitch: 14 },
    build: mojito,
  }),
  subject({
    name: 'bubble tea',
    family: 'food',
    words: ['boba', 'boba tea', 'pearl milk tea', 'bubble milk tea'],
    size: 0.2,
    colours: { ...COLD, body: '#c99a6a', pearl: '#2a1710', lid: '#f4efe8', straw: '#f4efe8' },
    view: { yaw: 12, pitch: 14 },
    build: bubbleTea,
  }),
  subject({
    name: 'pitcher',
    label: 'pitcher',
    family: 'object',
    words: ['jug', 'water jug', 'carafe', 'glass jug', 'pitcher of lemonade', 'jug of lemonade'],
    size: 0.25,
    colours: { ...COLD, body: '#f6e9a0', core: tone('body', 1.2) },
    view: { yaw: 10, pitch: 14 },
    build: pitcher,
  }),
  subject({
    name: 'ice cube',
    family: 'food',
    words: ['ice', 'crushed ice'],
    size: 0.035,
    colours: { body: '#d9eef8', core: '#f8fdff' },
    view: { yaw: 28, pitch: 26 },
    build: ice,
  }),
];
