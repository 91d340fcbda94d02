/** What is played, ridden and lifted. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder, sphere } from '#engine/sculpt/shapes/solids.ts';
import { bend } from '#engine/sculpt/shapes/transform.ts';
import { unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchored, cut, fourLegs, many, put, rod, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

const GOLDEN = 1.618;
const PENTAGONS: Vec3[] = [-1, 1].flatMap((a) =>
  [-1, 1].flatMap((b): Vec3[] => [
    unit([0, a, b * GOLDEN]),
    unit([a, b * GOLDEN, 0]),
    unit([b * GOLDEN, 0, a]),
  ]),
);
const HEXAGONS: Vec3[] = [
  ...[-1, 1].flatMap((a) => [-1, 1].flatMap((b) => [-1, 1].map((c): Vec3 => unit([a, b, c])))),
  ...[-1, 1].flatMap((a) =>
    [-1, 1].flatMap((b): Vec3[] => [
      unit([0, b * GOLDEN, a / GOLDEN]),
      unit([a / GOLDEN, 0, b * GOLDEN]),
      unit([b * GOLDEN, a / GOLDEN, 0]),
    ]),
  ),
];

/** Closeness to the nearest panel and the second: below zero on a pentagon; seams lie where both are alike. */
function panels(x: number, y: number, z: number): { dark: number; seam: number } {
  const l = Math.hypot(x, y, z) || 1;
  let [five, six, second] = [-1, -1, -1];
  const seen = (d: number) => {
    const best = Math.max(five, six);
    second = d > best ? best : Math.max(second, d);
  };
  for (const p of PENTAGONS) {
    const d = (p[0] * x + p[1] * y + p[2] * z) / l / 0.9393;
    seen(d);
    five = Math.max(five, d);
  }
  for (const p of HEXAGONS) {
    const d = (p[0] * x + p[1] * y + p[2] * z) / l / 0.9149;
    seen(d);
    six = Math.max(six, d);
  }
  return { dark: six - five, seam: Math.max(five, six) - second };
}

function football(): Model {
  const at = (x: number, y: number, z: number) => panels(x, y - 0.6, z);
  return {
    parts: [
      part(
        'body',
        'glossy',
        relief(
          sphere([0, 0.6, 0], 0.6),
          0.012,
          (x, y, z) => -0.01 * Math.exp(-((at(x, y, z).seam / 0.016) ** 2)),
        ),
        [
          paint(
            'seam',
            pattern((x, y, z) => at(x, y, z).seam - 0.008),
            0.006,
          ),
          paint(
            'patch',
            pattern((x, y, z) => at(x, y, z).dark * 0.6),
            0.006,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.2 }),
  };
}

function basketball(): Model {
  const groove = (x: number, y: number, z: number): number =>
    Math.min(Math.abs(x), Math.abs(y - 0.6), Math.abs(Math.hypot(Math.abs(x) - 0.62, z * 0.7) - 0.42), 9);
  return {
    parts: [
      part(
        'body',
        'leather',
        relief(
          sphere([0, 0.6, 0], 0.6),
          0.02,
          (x, y, z) => -0.016 * Math.exp(-((groove(x, y, z) / 0.018) ** 2)),
        ),
        [
          paint(
            'line',
            pattern((x, y, z) => groove(x, y, z) - 0.014),
            0.006,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.6, 0], top: 1.2 }),
  };
}

function racket(): Model {
  const oval = Array.from({ length: 17 }, (_, i) => [
    0.42 * Math.sin((i * Math.PI) / 8),
    1.56 + 0.54 * Math.cos((i * Math.PI) / 8),
    0,
  ]).flat();
  const strings = union(
    many(9, (i) => {
      const x = -0.32 + 0.08 * i;
      const h = 0.52 * Math.sqrt(1 - (x / 0.41) ** 2);
      return capsule([x, 1.56 - h, 0], [x, 1.56 + h, 0], 0.009);
    }),
    many(11, (i) => {
      const y = -0.45 + 0.09 * i;
      const w = 0.4 * Math.sqrt(1 - (y / 0.53) ** 2);
      return capsule([-w, 1.56 + y, 0], [w, 1.56 + y, 0], 0.009);
    }),
  );
  const lean: Vec3 = [0, 0, -20];
  return {
    parts: [
      part(
        'body',
        'glossy',
        put(
          union(
            rod(oval, 0.05, 3),
            rod([-0.24, 1.14, 0, -0.06, 0.86, 0, 0, 0.7, 0], 0.045),
            rod([0.24, 1.14, 0, 0.06, 0.86, 0, 0, 0.7, 0], 0.045),
          ),
          [-0.2, 0, 0],
          lean,
        ),
        [
          paint(
            'trim',
            pattern((_x, y) => Math.abs(y - 1.36) - 0.14),
            0.006,
          ),
        ],
      ),
      part('string', 'matte', put(strings, [-0.2, 0, 0], lean)),
      part(
        'grip',
        'leather',
        put(
          relief(
            capsule([0, 0.06, 0], [0, 0.7, 0], 0.07),
            0.012,
            (x, y, z) => 0.01 * Math.sin(y * 50 + Math.atan2(x, z)),
          ),
          [-0.2, 0, 0],
          lean,
        ),
      ),
      part('ball', 'fur', sphere([0.72, 0.22, 0.2], 0.22), [
        paint(
          'seam',
          pattern(
            (x, y, z) => Math.abs(Math.hypot(x - 0.72 + 0.16, z - 0.2) - 0.2 + 0.3 * (y - 0.22) ** 2) - 0.014,
          ),
          0.006,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

function dumbbell(): Model {
  const lay: Vec3 = [0, 0, 90];
  const six = (y: number) =>
    put(
      cut(
        Array.from({ length: 6 }, (_, i) => [
          0.42 * Math.cos((i * Math.PI) / 3 + 0.52),
          0.42 * Math.sin((i * Math.PI) / 3 + 0.52),
        ]).flat(),
        0.24,
        0.07,
        1,
      ),
      [0, y, 0],
      [90, 0, 0],
    );
  const put2 = (s: ReturnType<typeof six>) => put(s, [0, 0.37, 0], lay);
  return {
    parts: [
      part('body', 'matte', put2(union(six(0.62), six(-0.62))), [
        paint(
          'trim',
          pattern((x) => Math.abs(Math.abs(x) - 0.62) - 0.05),
          0.006,
        ),
      ]),
      part(
        'steel',
        'metal',
        put2(
          relief(
            turned([0, -0.5, 0.09, -0.5, 0.08, -0.3, 0.11, 0, 0.08, 0.3, 0.09, 0.5, 0, 0.5]),
            0.01,
            (x, y, z) => 0.006 * Math.sin(y * 90) * Math.sin(Math.atan2(x, z) * 14),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.37, 0] }),
  };
}

function yogaMat(): Model {
  const spiral = Array.from({ length: 34 }, (_, i) => {
    const r = 0.07 + 0.0068 * i;
    return [r * Math.cos(i * 0.55), 0.3 + r * Math.sin(i * 0.55)];
  });
  return {
    parts: [
      part(
        'body',
        'cloth',
        union(
          put(cylinder([0, 0, 0], 0.3, 0.62, 0.02), [-0.3, 0.3, 0], [90, 0, 0]),
          box([0.46, 0.03, 0], [0.8, 0.03, 0.62], 0.02),
        ),
        [
          paint(
            'edge',
            pattern((x, y, z) =>
              Math.abs(z) < 0.6
                ? 1
                : Math.min(...spiral.map(([a, b]) => Math.hypot(x + 0.3 - a!, y - b!) - 0.012)),
            ),
            0.006,
          ),
        ],
      ),
      part(
        'strap',
        'cloth',
        union(
          ...[-0.3, 0.3].map((z) => put(cylinder([0, 0, 0], 0.31, 0.035, 0.01), [-0.3, 0.3, z], [90, 0, 0])),
        ),
      ),
    ],
    anchors: anchored({ grip: [-0.3, 0.5, 0], top: 0.06 }),
  };
}

const BOARD = [
  0, -1.1, 0.16, -0.98, 0.3, -0.6, 0.33, 0, 0.26, 0.6, 0.12, 1.0, 0, 1.14, -0.12, 1.0, -0.26, 0.6, -0.33, 0,
  -0.3, -0.6, -0.16, -0.98,
];

function surfboard(): Model {
  const plank = cut(BOARD, 0.045, 0.04);
  return {
    parts: [
      part('body', 'glossy', put(plank, [0, 1.1, 0], [-6, 0, 4]), [
        paint(
          'stripe',
          pattern((x, y) => Math.abs(x + 0.07 * (y - 1.1)) - 0.03),
          0.005,
        ),
        paint(
          'band',
          pattern((x, y) => Math.abs(Math.abs(y - 1.1 - 0.5 * x) - 0.44) - 0.06),
          0.005,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 1, 0], top: 1.1 }),
  };
}

const deck = (long: number, wide: number, kick: number) =>
  bend(
    put(
      cut(
        [
          -long,
          0,
          -long * 0.94,
          wide * 0.7,
          -long * 0.7,
          wide,
          long * 0.7,
          wide,
          long * 0.94,
          wide * 0.7,
          long,
          0,
          long * 0.94,
          -wide * 0.7,
          long * 0.7,
          -wide,
          -long * 0.7,
          -wide,
          -long * 0.94,
          -wide * 0.7,
        ],
        0.035,
        0.025,
        4,
      ),
      [0, 0, 0],
      [90, 0, 0],
    ),
    kick,
  );

function skateboard(): Model {
  return {
    parts: [
      part('body', 'wood', put(deck(1, 0.27, 0.14), [0, 0.28, 0])),
      part('grip', 'matte', put(deck(0.985, 0.262, 0.14), [0, 0.295, 0])),
      part(
        'steel',
        'metal',
        union(
          ...[-0.56, 0.56].map((x) =>
            union(
              capsule([x, 0.14, -0.24], [x, 0.14, 0.24], 0.035),
              box([x, 0.22, 0], [0.1, 0.06, 0.09], 0.02),
            ),
          ),
        ),
      ),
      part(
        'wheel',
        'matte',
        fourLegs(0.56, 0.23, (x, z) => put(cylinder([0, 0, 0], 0.11, 0.055, 0.03), [x, 0.11, z], [90, 0, 0])),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.33, seat: [0, 0.33, 0] }),
  };
}

function snowboard(): Model {
  const plank = put(deck(1.1, 0.24, 0.07), [0, 1.1, 0], [0, 0, 90]);
  const flat = put(plank, [0, 0, 0], [0, -90, 0]);
  return {
    parts: [
      part('body', 'glossy', flat, [
        paint(
          'band',
          pattern((x, y) => 0.06 * Math.sin(y * 9 + x * 7) - 0.02),
          0.006,
        ),
        paint(
          'stripe',
          pattern((x, y) => Math.abs(x + 0.16 * Math.sin(y * 3)) - 0.03),
          0.006,
        ),
      ]),
      part(
        'binding',
        'matte',
        union(
          ...[0.78, 1.42].map((y) =>
            union(
              box([0, y, 0.05], [0.2, 0.1, 0.05], 0.03),
              rod([-0.16, y, 0.06, -0.1, y, 0.2, 0.1, y, 0.2, 0.16, y, 0.06], 0.04),
            ),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1, 0] }),
  };
}

export const SPORT = [
  subject({
    name: 'football',
    family: 'object',
    words: ['soccer ball', 'soccer', 'volleyball', 'handball'],
    size: 0.22,
    colours: { body: '#f5f4f0', patch: '#25262b', seam: '#c4c4c0' },
    view: { yaw: 20, pitch: 14 },
    build: football,
  }),
  subject({
    name: 'basketball',
    family: 'object',
    words: [],
    size: 0.24,
    colours: { body: '#c8621f', line: '#2a1c14' },
    view: { yaw: 30, pitch: 16 },
    build: basketball,
  }),
  subject({
    name: 'tennis racket',
    family: 'object',
    words: ['racket', 'tennis', 'badminton racket', 'racquet', 'tennis ball'],
    size: 0.7,
    colours: {
      body: '#c4302f',
      trim: '#f6f3ea',
      string: '#f4f1e6',
      grip: '#2a2b30',
      ball: '#cfe04a',
      seam: '#fbfbf0',
    },
    view: { yaw: 14, pitch: 8 },
    build: racket,
  }),
  subject({
    name: 'dumbbell',
    family: 'object',
    words: ['barbell', 'kettlebell'],
    size: 0.14,
    colours: { body: '#33363c', trim: '#d2453a', steel: '#c9ced5' },
    main: 'body',
    view: { yaw: 26, pitch: 16 },
    build: dumbbell,
  }),
  subject({
    name: 'yoga mat',
    family: 'object',
    words: ['exercise mat', 'gym mat'],
    size: 0.14,
    colours: { body: '#7a6fb5', edge: tone('body', 0.6), strap: '#f1e9dc' },
    view: { yaw: 30, pitch: 26 },
    build: yogaMat,
  }),
  subject({
    name: 'surfboard',
    family: 'object',
    words: ['surf board', 'paddle board'],
    size: 2,
    colours: { body: '#f4efe2', stripe: '#d9563c', band: '#2f8fa5' },
    view: { yaw: 20, pitch: 6 },
    build: surfboard,
  }),
  subject({
    name: 'skateboard',
    family: 'object',
    words: ['longboard', 'skate board'],
    size: 0.14,
    colours: { body: '#c98a4a', grip: '#2b2c30', wheel: '#e6573f', steel: '#b9bfc7' },
    view: { yaw: 30, pitch: 18 },
    build: skateboard,
  }),
  subject({
    name: 'snowboard',
    family: 'object',
    words: ['ski', 'sled', 'sledge', 'sleigh'],
    size: 1.5,
    colours: { body: '#2f5fa8', band: '#f2f4f6', stripe: '#e8503f', binding: '#26272b' },
    view: { yaw: 22, pitch: 6 },
    build: snowboard,
  }),
];
