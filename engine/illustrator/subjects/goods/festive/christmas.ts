/** Trees, ornaments and wreaths for Christmas. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { cylinder, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchored, cut, leafOf, put, ring, rod, spray, turned } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

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

export const CHRISTMAS = [
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
];
