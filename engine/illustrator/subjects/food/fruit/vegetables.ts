/** Vegetables as they lie in a market stall. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchored, leafOf, put, ring, rod, spray, spread, turned } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function tomato(): Model {
  const flesh = relief(
    turned([0, 0.05, 0.24, 0, 0.5, 0.2, 0.54, 0.46, 0.36, 0.74, 0.14, 0.76, 0, 0.7]),
    0.03,
    (x, y, z) => 0.024 * Math.cos(Math.atan2(x, z) * 6) * Math.max(0, y - 0.3),
  );
  return {
    parts: [
      part('body', 'glossy', flesh),
      part(
        'leaf',
        'matte',
        union(
          ring(6, (a, i) => spray(leafOf(0.36, 0.13, 0.06, -0.2), [0, 0.75, 0], a, 6 + 8 * (i % 2))),
          rod([0, 0.72, 0, 0.01, 0.86, 0, 0.07, 0.94, 0], 0.035),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 0.76 }),
  };
}

function carrots(): Model {
  const root = relief(
    turned([0, -0.7, 0.03, -0.66, 0.12, -0.2, 0.19, 0.4, 0.19, 0.54, 0.1, 0.6, 0, 0.6]),
    0.02,
    (x, y, z) => -0.014 * Math.max(0, Math.sin(y * 34 + 3 * noise(x * 4, y * 3, z * 4)) - 0.6),
  );
  const fronds = (n: number): Shape =>
    union(
      ...Array.from({ length: n }, (_, i) => {
        const a = i * 2.4;
        const far = 0.14 + 0.06 * (i % 3);
        const tip: Vec3 = [far * Math.cos(a), 1.2 + 0.1 * (i % 2), far * Math.sin(a)];
        return union(
          capsule([0, 0.58, 0], tip, 0.022, 0.015),
          ...[0.5, 0.66, 0.82, 1].map((t) =>
            ellipsoid([tip[0] * t, 0.58 + (tip[1] - 0.58) * t, tip[2] * t], [0.06, 0.05, 0.06]),
          ),
        );
      }),
    );
  const leaves = fronds(5);
  const at: [Vec3, Vec3][] = [
    [
      [0, 0.2, 0.26],
      [0, 0, -78],
    ],
    [
      [0.02, 0.2, -0.12],
      [0, 0, -66],
    ],
    [
      [0.04, 0.46, 0.08],
      [0, 10, -72],
    ],
  ];
  return {
    parts: [
      part('body', 'matte', union(...at.map(([p, t]) => put(root, p, t)))),
      part('leaf', 'matte', union(...at.map(([p, t]) => put(leaves, p, t)))),
    ],
    anchors: anchored({ grip: [0.6, 0.3, 0], top: 0.6 }),
  };
}

function corn(): Model {
  const cob = relief(
    turned([0, 0, 0.2, 0.04, 0.27, 0.4, 0.25, 0.9, 0.16, 1.24, 0.05, 1.38, 0, 1.4]),
    0.04,
    (x, y, z) => 0.03 * Math.abs(Math.sin(Math.atan2(x, z) * 7)) ** 0.6 * Math.abs(Math.sin(y * 30)) ** 0.6,
  );
  const husk = leafOf(0.95, 0.22, 0.06, 0.06);
  return {
    parts: [
      part('body', 'glossy', put(cob, [0, 0.16, 0])),
      part(
        'leaf',
        'matte',
        union(
          ring(4, (a, i) =>
            spray(
              husk,
              [0.12 * Math.cos(a + 0.5), 0.1, 0.12 * Math.sin(a + 0.5)],
              a + 0.5,
              74 - 14 * (i % 2),
            ),
          ),
          ellipsoid([0, 0.14, 0], [0.22, 0.16, 0.22]),
          capsule([0, 0.08, 0], [0, -0.1, 0], 0.1, 0.08),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0], top: 1.5 }),
  };
}

function broccoli(): Model {
  const heads = Array.from({ length: 12 }, (_, i): Vec3 => {
    const [x, z] = spread(i, 12, 0.56);
    return [x, 0.98 - 0.7 * (x * x + z * z), z];
  });
  return {
    parts: [
      part(
        'stem',
        'matte',
        blend(
          0.08,
          rod([0, 0, 0, 0, 0.3, 0, 0, 0.6, 0], [0.19, 0.17, 0.22]),
          ...heads.map((h) => capsule([0, 0.36, 0], [h[0] * 0.8, h[1] - 0.16, h[2] * 0.8], 0.1, 0.1)),
        ),
      ),
      part(
        'body',
        'matte',
        relief(
          blend(0.05, ...heads.map((h) => sphere(h, 0.25))),
          0.06,
          (x, y, z) => 0.09 * (noise(x * 17, y * 17, z * 17) - 0.5),
        ),
        [
          paint(
            'light',
            pattern((x, y, z) => 0.5 - noise(x * 17, y * 17, z * 17)),
            0.3,
          ),
        ],
      ),
    ],
    anchors: anchored({ grip: [0, 0.2, 0], top: 1.2 }),
  };
}

function olives(): Model {
  const at: [Vec3, Vec3][] = [
    [
      [-0.34, 0.24, 0.1],
      [0, 20, 0],
    ],
    [
      [0.34, 0.24, 0.16],
      [0, -30, 0],
    ],
    [
      [0.02, 0.24, -0.32],
      [0, 60, 0],
    ],
    [
      [0.02, 0.56, 0],
      [0, 8, 12],
    ],
  ];
  const olive = ellipsoid([0, 0, 0], [0.32, 0.24, 0.24]);
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          ...at
            .slice(0, 2)
            .concat(at.slice(3))
            .map(([p, t]) => put(olive, p, t)),
        ),
      ),
      part('black', 'glossy', put(olive, ...at[2]!)),
      part('pimento', 'glossy', union(...at.map(([p, t]) => put(sphere([0.28, 0, 0], 0.085), p, t)))),
      part('wood', 'matte', rod([-0.5, 0.5, -0.3, 0.1, 0.86, -0.2, 0.7, 0.8, -0.1], [0.025, 0.02, 0.012])),
      part(
        'leaf',
        'matte',
        union(
          ...[0, 1, 2, 3, 4].map((i) =>
            put(
              leafOf(0.5, 0.14, 0.05, -0.1),
              [-0.2 + 0.2 * i, 0.66 + 0.06 * i - 0.025 * i * i, -0.26 + 0.03 * i],
              [0, i % 2 ? 60 : -50, 20],
            ),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.8 }),
  };
}

export const VEGETABLES = [
  subject({
    name: 'tomato',
    family: 'food',
    words: ['tomatoes', 'cherry tomato'],
    size: 0.07,
    colours: { body: '#cf2a1c', leaf: '#4f8f38' },
    view: { yaw: 16, pitch: 22 },
    build: tomato,
  }),
  subject({
    name: 'carrot',
    family: 'food',
    words: ['bunch of carrots'],
    size: 0.06,
    colours: { body: '#e2731b', leaf: '#4e9440' },
    view: { yaw: 6, pitch: 30 },
    build: carrots,
  }),
  subject({
    name: 'corn',
    label: 'corn on the cob',
    family: 'food',
    words: ['maize', 'corn on the cob', 'sweetcorn'],
    size: 0.22,
    colours: { body: '#f2c12e', leaf: '#86ad45' },
    view: { yaw: 20, pitch: 6 },
    build: corn,
  }),
  subject({
    name: 'broccoli',
    family: 'food',
    words: [],
    size: 0.14,
    colours: { body: '#3f7f30', light: '#68a347', stem: '#a4bf6c' },
    view: { yaw: 16, pitch: 14 },
    build: broccoli,
  }),
  subject({
    name: 'olives',
    family: 'food',
    words: ['olive'],
    size: 0.03,
    colours: { body: '#8a8f2c', black: '#2f2430', pimento: '#cc3a22', wood: '#6a5230', leaf: '#75895a' },
    view: { yaw: 10, pitch: 20 },
    build: olives,
  }),
];
