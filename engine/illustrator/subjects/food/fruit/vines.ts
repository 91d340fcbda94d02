/** Berries and fruit from warmer gardens. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, halfSpace, sphere } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchored, leafOf, put, radiusAt, ring, rod, spray, turned } from '../../forms/forms.ts';
import { tone } from '../../subject.ts';
import { fruit } from './fruit.ts';

function grapes(): Model {
  const rows = [5, 7, 7, 6, 5, 4, 3, 1];
  const balls: Vec3[] = rows.flatMap((n, row) =>
    Array.from({ length: n }, (_, i): Vec3 => {
      const a = (i / n) * 6.283 + row * 0.9;
      const r = n === 1 ? 0 : 0.1 + 0.05 * n;
      return [r * Math.cos(a), 1.16 - row * 0.15 + 0.02 * Math.sin(i * 9), 0.75 * r * Math.sin(a)];
    }),
  );
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(...balls.map((at) => sphere(at, 0.14)), ellipsoid([0, 0.75, 0], [0.24, 0.46, 0.18])),
        [
          paint(
            'bloom',
            pattern((x, y, z) => 0.36 - noise(x * 7, y * 7, z * 7)),
            0.2,
          ),
        ],
      ),
      part(
        'wood',
        'matte',
        union(
          rod([0, 1.1, 0, 0.02, 1.36, 0, 0.12, 1.5, 0], [0.03, 0.035, 0.045]),
          rod([0.02, 1.36, 0, 0.2, 1.42, 0.1, 0.3, 1.34, 0.14], 0.015),
        ),
      ),
      part(
        'leaf',
        'matte',
        put(
          ring(5, (a) => put(leafOf(0.42, 0.3, 0.05), [0, 0, 0], [0, a * 44 - 90, 0]), 0.05),
          [-0.06, 1.38, 0.06],
          [38, 0, 14],
        ),
      ),
    ],
    anchors: anchored({ grip: [0.1, 1.4, 0], top: 1.2 }),
  };
}

function strawberry(): Model {
  const body = turned([0, 0, 0.12, 0.04, 0.34, 0.36, 0.46, 0.68, 0.4, 0.9, 0.2, 0.98, 0, 0.96]);
  const rows = 8;
  const seeds = union(
    ...Array.from({ length: rows }, (_, row) => {
      const y = 0.12 + row * 0.1;
      const n = 5 + Math.round(7 * Math.sin(Math.PI * Math.min(1, 0.12 + row * 0.11)));
      const r = radiusAt(body, y);
      return ring(n, (a) =>
        ellipsoid([r * Math.cos(a + row * 0.7), y, r * Math.sin(a + row * 0.7)], [0.026, 0.036, 0.026]),
      );
    }),
  );
  return {
    parts: [
      part('body', 'glossy', body, [
        paint(
          'pale',
          pattern((_x, y) => 0.92 - y),
          0.1,
        ),
        paint('seed', seeds, 0.006),
        paint(
          'dent',
          pattern((x, y, z) => Math.abs(seeds.distance(x, y, z)) - 0.014),
          0.02,
        ),
      ]),
      part(
        'leaf',
        'matte',
        union(
          ring(8, (a, i) => spray(leafOf(0.5, 0.22, 0.06, -0.3), [0, 1.0, 0], a, i % 2 ? 4 : 16)),
          rod([0, 0.96, 0, 0.02, 1.1, 0, 0.1, 1.2, 0], 0.035),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1 }),
  };
}

function pineapple(): Model {
  const body = turned([0, 0, 0.26, 0.02, 0.44, 0.24, 0.48, 0.56, 0.42, 0.9, 0.26, 1.08, 0, 1.1]);
  const scale = (x: number, y: number, z: number): number => {
    const a = (Math.atan2(x, z) * 8) / Math.PI;
    const v = y * 7;
    const p = Math.abs(((((a + v) % 2) + 2) % 2) - 1);
    const q = Math.abs(((((a - v) % 2) + 2) % 2) - 1);
    return Math.min(p, q);
  };
  return {
    parts: [
      part(
        'body',
        'matte',
        relief(body, 0.05, (x, y, z) => 0.05 * Math.min(1, scale(x, y, z) * 2.2)),
        [
          paint(
            'dark',
            pattern((x, y, z) => (scale(x, y, z) - 0.2) * 0.2),
            0.02,
          ),
          paint(
            'dark',
            pattern((x, y, z) => 0.03 * (0.93 - scale(x, y, z))),
            0.004,
          ),
        ],
      ),
      part(
        'leaf',
        'matte',
        union(
          ...[0, 1, 2, 3].map((k) =>
            ring(7 - k, (a) =>
              spray(leafOf(0.6 + 0.05 * k, 0.14, 0.05, -0.12), [0, 1.06 + 0.04 * k, 0], a + k, 30 + 17 * k),
            ),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.1 }),
  };
}

function avocado(): Model {
  const side = [0, -0.5, 0.26, -0.46, 0.44, -0.14, 0.38, 0.2, 0.2, 0.56, 0.09, 0.68, 0, 0.7];
  const whole = turned(side);
  const half = keep(0.03, whole, halfSpace([0, 0, 1], 0.02));
  const stand = (s: Shape) => put(s, [0.38, 0.5, 0.2], [-12, 0, -6]);
  const rim = (inset: number) =>
    stand(pattern((x, y, z) => (z < -0.02 ? 1 : whole.distance(x, y, 0) + inset)));
  return {
    parts: [
      part(
        'body',
        'leather',
        union(
          stand(half),
          put(
            relief(whole, 0.02, (x, y, z) => 0.03 * (noise(x * 22, y * 22, z * 22) - 0.5)),
            [-0.36, 0.46, -0.16],
            [8, 0, 16],
          ),
        ),
        [paint('rim', rim(0.022), 0.008, 'matte'), paint('flesh', rim(0.06), 0.06, 'matte')],
      ),
      part('stone', 'glossy', stand(sphere([0, -0.12, 0.02], 0.2))),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.1 }),
  };
}

function blueberries(): Model {
  const crown = (s: number) =>
    ring(5, (a) =>
      capsule(
        [0.07 * Math.cos(a), 0.25, 0.07 * Math.sin(a)],
        [0.13 * Math.cos(a), 0.29, 0.13 * Math.sin(a)],
        0.035 * s,
        0.02,
      ),
    );
  const berry = blend(
    0.02,
    relief(
      sphere([0, 0, 0], 0.28),
      0.05,
      (x, y, z) => -0.05 * Math.exp(-((x * x + z * z) / 0.008 + ((y - 0.28) / 0.08) ** 2)),
    ),
    crown(1),
  );
  const at: [Vec3, Vec3][] = [
    [
      [0, 0.28, 0.2],
      [50, 0, 10],
    ],
    [
      [-0.5, 0.28, 0],
      [20, 0, 40],
    ],
    [
      [0.52, 0.28, 0.02],
      [30, 0, -40],
    ],
    [
      [0.2, 0.28, -0.4],
      [0, 0, 0],
    ],
    [
      [-0.28, 0.28, -0.46],
      [0, 0, 0],
    ],
    [
      [-0.2, 0.7, -0.1],
      [40, 0, 20],
    ],
    [
      [0.26, 0.7, -0.06],
      [20, 0, -24],
    ],
  ];
  return {
    parts: [
      part('body', 'matte', union(...at.map(([p, t]) => put(berry, p, t))), [
        paint(
          'bloom',
          pattern((x, y, z) => 0.5 - noise(x * 5, y * 5, z * 5)),
          0.2,
        ),
      ]),
      part(
        'leaf',
        'matte',
        union(
          put(leafOf(0.5, 0.24, 0.05), [0.3, 0.62, -0.2], [0, 20, 20]),
          put(leafOf(0.44, 0.24, 0.05), [-0.3, 0.6, -0.2], [0, 150, 24]),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.9 }),
  };
}

export const VINES = [
  fruit(
    'grapes',
    ['grape', 'bunch of grapes'],
    0.16,
    { body: '#6b2f7a', bloom: tone('body', 1.12), wood: '#6f5a2e', leaf: '#5f9a3e' },
    { yaw: 10, pitch: 8 },
    grapes,
  ),
  fruit(
    'strawberry',
    ['berry'],
    0.045,
    { body: '#cf1f2e', pale: '#e8705a', seed: '#f2cf6a', dent: tone('body', 0.8), leaf: '#4f9a3c' },
    { yaw: 16, pitch: 12 },
    strawberry,
  ),
  fruit(
    'pineapple',
    [],
    0.3,
    { body: '#d69a2c', dark: '#8a5518', leaf: '#4d8a42' },
    { yaw: 14, pitch: 8 },
    pineapple,
  ),
  fruit(
    'avocado',
    [],
    0.1,
    { body: '#3a4a22', rim: '#7f9c35', flesh: '#e3dd8c', stone: '#7a4a25' },
    { yaw: 10, pitch: 14 },
    avocado,
  ),
  fruit(
    'blueberry',
    ['blueberries', 'bilberry'],
    0.02,
    { body: '#3f4f8c', bloom: tone('body', 1.18), leaf: '#5f9a4a' },
    { yaw: 10, pitch: 22 },
    blueberries,
  ),
];
