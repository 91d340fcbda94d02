/** What decorates rooms, gardens and slides: trees with ornaments, flags, charts, targets. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchored, cut, leafOf, put, ring, rod, spray, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

const starOf = (r: number, half: number): Shape =>
  cut(
    Array.from({ length: 10 }, (_, i) => [
      (i % 2 ? 0.42 : 1) * r * Math.sin((i * Math.PI) / 5),
      (i % 2 ? 0.42 : 1) * r * Math.cos((i * Math.PI) / 5),
    ]).flat(),
    half,
    half * 0.5,
    1,
  );

function christmasTree(): Model {
  const skirts = [
    [0.86, 0.36, 0.98],
    [0.7, 0.84, 1.4],
    [0.54, 1.26, 1.78],
    [0.36, 1.64, 2.14],
  ] as const;
  const needles = relief(
    union(
      ...skirts.map(([r, low, high]) =>
        turned(
          [
            0,
            low + 0.1,
            r * 0.5,
            low + 0.05,
            r,
            low,
            r * 0.96,
            low + 0.06,
            r * 0.5,
            (low + high) / 2,
            0.04,
            high,
            0,
            high,
          ],
          { steps: 3 },
        ),
      ),
    ),
    0.09,
    (x, y, z) =>
      0.05 * Math.sin(Math.atan2(x, z) * 13 + y * 4) + 0.07 * (noise(x * 12, y * 12, z * 12) - 0.5),
  );
  const on = (i: number): Vec3 => {
    const y = 0.5 + (i / 26) * 1.4;
    const r = 0.92 * (1 - (y - 0.3) / 2);
    const a = i * 2.4;
    return [r * Math.cos(a), y, r * Math.sin(a)];
  };
  const balls = (k: number): Shape =>
    union(
      ...Array.from({ length: 26 }, (_, i) => i)
        .filter((i) => i % 3 === k)
        .map((i) => sphere(on(i), 0.075)),
    );
  return {
    parts: [
      part('wood', 'wood', cylinder([0, 0.2, 0], 0.12, 0.22)),
      part('pot', 'glossy', frustum([0, 0.13, 0], 0.13, 0.24, 0.3, 0.02)),
      part('body', 'fur', needles),
      part('red', 'glossy', balls(0)),
      part('gold', 'metal', balls(1)),
      part(
        'light',
        'glow',
        union(
          balls(2),
          ring(40, (a, i) =>
            sphere(
              [
                (0.94 - i * 0.0185) * Math.cos(a * 4),
                0.46 + i * 0.036,
                (0.94 - i * 0.0185) * Math.sin(a * 4),
              ],
              0.026,
            ),
          ),
        ),
      ),
      part('star', 'glow', put(starOf(0.2, 0.05), [0, 2.26, 0])),
    ],
    anchors: anchored({ grip: [0, 1, 0], top: 2.3 }),
  };
}

function ornament(): Model {
  return {
    parts: [
      part('body', 'glossy', sphere([0, 0.6, 0], 0.58), [
        paint(
          'band',
          pattern((x, y, z) => Math.abs(y - 0.6) - 0.15 + 0 * x * z),
          0.005,
          'metal',
        ),
        paint(
          'flake',
          pattern((x, y, z) => {
            const a = Math.atan2(x, z) / (Math.PI / 5);
            const u = (a - Math.round(a)) * 0.36;
            const v = y - 0.6;
            const k = Math.atan2(v, u) / (Math.PI / 3);
            return Math.max(
              Math.hypot(u, v) - 0.11,
              Math.abs(k - Math.round(k)) * Math.hypot(u, v) * 1.05 - 0.014,
            );
          }),
          0.004,
        ),
        paint(
          'band',
          pattern((_x, y) => Math.min(Math.abs(y - 0.86), Math.abs(y - 0.34)) - 0.014),
          0.004,
          'metal',
        ),
      ]),
      part(
        'gold',
        'metal',
        union(
          relief(
            cylinder([0, 1.2, 0], 0.13, 0.07, 0.02),
            0.012,
            (x, _y, z) => 0.01 * Math.cos(Math.atan2(x, z) * 16),
          ),
          put(torus([0, 0, 0], 0.08, 0.022), [0, 1.34, 0], [90, 0, 0]),
        ),
      ),
      part('ribbon', 'cloth', union(rod([0, 1.4, 0, 0.02, 1.7, 0, 0, 2.0, 0], 0.018))),
    ],
    anchors: anchored({ grip: [0, 1.3, 0], top: 1.2 }),
  };
}

function wreath(): Model {
  const leaves = ring(34, (a, i) =>
    put(
      spray(leafOf(0.34, 0.2, 0.06, -0.2), [0, 0, 0], 0, 0),
      [0.62 * Math.cos(a), 0.8 + 0.62 * Math.sin(a), 0.08 * ((i % 3) - 1)],
      [30 * ((i % 3) - 1), 0, a * 57.3 + 40 + 30 * (i % 2)],
    ),
  );
  return {
    parts: [
      part('body', 'matte', union(leaves, put(torus([0, 0, 0], 0.62, 0.1), [0, 0.8, 0], [90, 0, 0]))),
      part(
        'berry',
        'glossy',
        ring(15, (a, i) =>
          sphere(
            [
              (0.62 + 0.06 * Math.sin(i * 3)) * Math.cos(a),
              0.8 + (0.62 + 0.06 * Math.sin(i * 3)) * Math.sin(a),
              0.15,
            ],
            0.055,
          ),
        ),
      ),
      part(
        'ribbon',
        'cloth',
        union(
          put(torus([0, 0, 0], 0.13, 0.05), [0.16, 0.2, 0.18], [70, 0, 30]),
          put(torus([0, 0, 0], 0.13, 0.05), [-0.16, 0.2, 0.18], [70, 0, -30]),
          sphere([0, 0.2, 0.2], 0.09),
          rod([0, 0.2, 0.18, 0.12, 0.0, 0.2, 0.16, -0.18, 0.18], 0.05),
          rod([0, 0.2, 0.18, -0.12, 0.0, 0.2, -0.16, -0.18, 0.18], 0.05),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.4, 0] }),
  };
}

function flag(): Model {
  const cloth: Shape = relief(box([0.66, 1.72, 0], [0.62, 0.4, 0.03], 0.02), 0.14, () => 0);
  const waving: Shape = {
    ...cloth,
    distance: (x, y, z) =>
      0.75 *
      cloth.distance(
        x,
        y + 0.05 * Math.max(0, x) * x,
        z - 0.1 * Math.sin(x * 5.4) * Math.min(1, Math.max(0, x) * 2),
      ),
    lo: [0, 1.1, -0.16],
    hi: [1.32, 2.2, 0.16],
  };
  return {
    parts: [
      part('body', 'cloth', waving, [
        paint(
          'stripe',
          pattern((_x, y) => Math.abs(Math.abs(y - 1.7) - 0.34) - 0.03),
          0.006,
        ),
      ]),
      part(
        'pole',
        'metal',
        union(capsule([0, 0, 0], [0, 2.24, 0], 0.04), cylinder([0, 0.03, 0], 0.24, 0.03, 0.02)),
      ),
      part('gold', 'metal', sphere([0, 2.3, 0], 0.08)),
    ],
    anchors: anchored({ grip: [0, 0.8, 0] }),
  };
}

function birdHouse(): Model {
  const walls = carve(
    0.01,
    union(cut([-0.42, 0.8, 0.42, 0.8, 0.42, 1.4, 0, 1.78, -0.42, 1.4], 0.36, 0.01, 1)),
    put(cylinder([0, 0, 0], 0.15, 0.3), [0, 1.3, 0.3], [90, 0, 0]),
  );
  return {
    parts: [
      part('body', 'wood', walls),
      part(
        'roof',
        'wood',
        union(
          put(box([0, 0, 0], [0.46, 0.04, 0.48], 0.015), [0.3, 1.6, 0], [0, 0, -42]),
          put(box([0, 0, 0], [0.46, 0.04, 0.48], 0.015), [-0.3, 1.6, 0], [0, 0, 42]),
        ),
      ),
      part(
        'post',
        'wood',
        union(
          box([0, 0.4, 0], [0.07, 0.42, 0.07], 0.02),
          box([0, 0.78, 0], [0.52, 0.04, 0.46], 0.015),
          capsule([0, 1.08, 0.34], [0, 1.08, 0.56], 0.03),
        ),
      ),
      part('dark', 'matte', put(cylinder([0, 0, 0], 0.145, 0.05), [0, 1.3, 0.2], [90, 0, 0])),
      part(
        'bird',
        'fur',
        blend(
          0.04,
          ellipsoid([0.3, 0.94, 0.42], [0.1, 0.1, 0.13]),
          sphere([0.3, 1.08, 0.5], 0.08),
          capsule([0.3, 0.92, 0.32], [0.3, 0.98, 0.16], 0.05, 0.03),
        ),
      ),
      part('beak', 'glossy', capsule([0.3, 1.07, 0.56], [0.3, 1.06, 0.62], 0.025, 0.006)),
    ],
    anchors: anchored({ top: 1.86, inside: 1 }),
  };
}

function hammock(): Model {
  const post = (x: number): Shape =>
    union(
      capsule([x, 0, 0], [x * 1.1, 1.5, 0], 0.07),
      capsule([x * 0.6, 0.04, 0], [x * 1.02, 0.7, 0], 0.045),
    );
  const bed = box([0, 0, 0], [1.05, 0.025, 0.42], 0.02);
  const sag: Shape = {
    ...bed,
    distance: (x, y, z) => 0.7 * bed.distance(x, y - 0.5 - 0.52 * x * x - 0.5 * z * z, z),
    lo: [-1.05, 0.45, -0.42],
    hi: [1.05, 1.2, 0.42],
  };
  return {
    parts: [
      part('body', 'cloth', sag, [
        paint(
          'stripe',
          pattern((_x, _y, z) => 0.04 * Math.sin(z * 30)),
          0.005,
        ),
      ]),
      part(
        'rope',
        'matte',
        union(
          ...[-1, 1].flatMap((s) =>
            [-0.36, -0.18, 0, 0.18, 0.36].map((z) =>
              capsule([s * 1.03, 1.05 + 0.5 * z * z, z], [s * 1.5, 1.36, 0], 0.014),
            ),
          ),
        ),
      ),
      part(
        'wood',
        'wood',
        union(
          post(1.4),
          post(-1.4),
          capsule([-1.3, 0.05, 0], [1.3, 0.05, 0], 0.06),
          ...[-1.2, 1.2].map((x) => capsule([x, 0.05, -0.5], [x, 0.05, 0.5], 0.05)),
          ...[-1, 1].map((s) => capsule([s * 1.04, 1.08, -0.42], [s * 1.04, 1.08, 0.42], 0.025)),
        ),
      ),
      part('pillow', 'cloth', put(ellipsoid([0, 0, 0], [0.2, 0.1, 0.28]), [-0.7, 0.9, 0], [0, 0, -32])),
    ],
    anchors: anchored({ seat: [0, 0.55, 0], top: 0.55 }),
  };
}

function barChart(): Model {
  const bars = [0.5, 0.8, 1.1, 1.55];
  return {
    parts: [
      part('base', 'matte', box([0, 0.04, 0], [1.1, 0.04, 0.4], 0.03)),
      part(
        'body',
        'glossy',
        union(
          ...bars
            .slice(0, 3)
            .map((h, i) => box([-0.72 + 0.48 * i, 0.08 + h / 2, 0], [0.17, h / 2, 0.17], 0.03)),
        ),
      ),
      part('tallest', 'glossy', box([0.72, 0.08 + bars[3]! / 2, 0], [0.17, bars[3]! / 2, 0.17], 0.03)),
      part(
        'arrow',
        'glossy',
        put(
          union(
            rod([-0.9, 0.8, 0, -0.4, 1.16, 0, 0.0, 1.4, 0, 0.46, 2.02, 0], 0.05, 5),
            put(cut([-0.16, 0, 0.16, 0, 0, 0.28], 0.05, 0.02, 1), [0.44, 1.98, 0], [0, 0, -38]),
          ),
          [0, 0, 0.24],
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.7 }),
  };
}

function target(): Model {
  const face = pattern((x, y) => {
    const r = Math.hypot(x, y - 1.1);
    return Math.min(Math.abs(r - 0.5) - 0.1, r - 0.2);
  });
  const arrow = [
    part('shaft', 'wood', capsule([0, 0, 0.06], [0, 0, 1.1], 0.026)),
    part(
      'fletch',
      'glossy',
      union(
        ...[0, 60, 120].map((a) => put(box([0, 0, 0.98], [0.13, 0.012, 0.13], 0.01), [0, 0, 0], [0, 0, a])),
      ),
    ),
    part('steel', 'metal', capsule([0, 0, 0], [0, 0, 0.1], 0.02, 0.035)),
  ];
  return {
    parts: [
      part('white', 'matte', put(cylinder([0, 0, 0], 0.8, 0.08, 0.03), [0, 1.1, 0], [90, 0, 0]), [
        paint(
          'body',
          pattern((x, y) => 0.74 - Math.hypot(x, y - 1.1)),
          0.005,
        ),
        paint(
          'body',
          pattern((x, y, z) => (z < 0 ? 1 : face.distance(x, y, z))),
          0.005,
        ),
      ]),
      part(
        'wood',
        'wood',
        union(
          capsule([-0.6, 0, 0.2], [-0.2, 1.4, -0.12], 0.05),
          capsule([0.6, 0, 0.2], [0.2, 1.4, -0.12], 0.05),
          capsule([0, 0, -0.7], [0, 1.4, -0.14], 0.05),
        ),
      ),
      ...arrow.map((p) => placePart(p, { at: [0.02, 1.1, 0.08], turn: [-8, 24, 0] })),
    ],
    anchors: anchored({ grip: [0, 1, 0] }),
  };
}

export const FESTIVE = [
  subject({
    name: 'christmas tree',
    family: 'plant',
    words: ['xmas tree', 'decorated tree', 'decorated christmas tree'],
    size: 2,
    colours: {
      body: '#2c6b3c',
      red: '#c8202f',
      gold: '#e6b53f',
      light: '#ffe08a',
      star: '#ffd34a',
      pot: '#a8322c',
      wood: '#6b4428',
    },
    view: { yaw: 14, pitch: 8 },
    build: christmasTree,
  }),
  subject({
    name: 'christmas ornament',
    family: 'object',
    words: ['christmas ball', 'bauble', 'ornament', 'christmas bauble', 'christmas decoration'],
    size: 0.1,
    colours: { body: '#b8152b', band: '#e3b44c', flake: '#fff6e2', gold: '#dcae48', ribbon: '#e8d2a0' },
    view: { yaw: 16, pitch: 8 },
    build: ornament,
  }),
  subject({
    name: 'wreath',
    family: 'object',
    words: ['christmas wreath', 'garland', 'advent wreath'],
    size: 0.5,
    colours: { body: '#3f7a3f', berry: '#c8202f', ribbon: '#b81f2f' },
    view: { yaw: 10, pitch: 4 },
    build: wreath,
  }),
  subject({
    name: 'flag',
    family: 'object',
    words: ['banner', 'pennant', 'bunting'],
    size: 2,
    colours: { body: '#c92f34', stripe: tone('body', 0.8), pole: '#c3c8cf', gold: '#dcae48' },
    view: { yaw: 10, pitch: 6 },
    build: flag,
  }),
  subject({
    name: 'bird house',
    family: 'object',
    words: ['birdhouse', 'nesting box', 'bird feeder', 'nest box'],
    size: 0.5,
    colours: {
      body: '#c79a62',
      roof: '#b0432f',
      post: '#8a5c34',
      dark: '#2a1e16',
      bird: '#3f7fc0',
      beak: '#e89a2c',
    },
    view: { yaw: 24, pitch: 10 },
    build: birdHouse,
  }),
  subject({
    name: 'hammock',
    family: 'furniture',
    words: [],
    size: 1.3,
    colours: { body: '#e8dcc4', stripe: '#3f8fa0', rope: '#c9b48a', wood: '#9a6a3a', pillow: '#e0705a' },
    view: { yaw: 26, pitch: 20 },
    build: hammock,
  }),
  subject({
    name: 'bar chart',
    label: 'growing bar chart',
    family: 'object',
    words: ['chart', 'graph', 'diagram', 'growth chart', 'statistics', 'bar graph', 'growth'],
    size: 0.4,
    colours: { base: '#e9ebef', body: '#3a78c9', tallest: '#2fa866', arrow: '#ef8a2c' },
    view: { yaw: 18, pitch: 12 },
    build: barChart,
  }),
  subject({
    name: 'target',
    family: 'object',
    words: ['dartboard', 'bullseye', 'archery target', 'goal'],
    size: 1.4,
    colours: {
      body: '#cc2b30',
      white: '#faf7f0',
      wood: '#a8743f',
      shaft: '#c99a5c',
      fletch: '#2f6fc0',
      steel: '#b9bfc7',
    },
    view: { yaw: 24, pitch: 8 },
    build: target,
  }),
];
