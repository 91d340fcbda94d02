/** Football and basketball, told apart by their seams, and the tennis racket. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { capsule, sphere } from '#engine/sculpt/shapes/solids.ts';
import { unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchored, many, put, rod } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

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

export const BALLS = [
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
];
