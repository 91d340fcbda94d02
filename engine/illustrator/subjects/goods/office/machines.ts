/** Machines and instruments of desks, studios and old study rooms. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { box, capsule, cylinder, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, many, put, ring, rod, turned } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function typewriter(): Model {
  const body = blend(
    0.04,
    put(
      cut([-0.62, 0, 0.62, 0, 0.62, 0.16, 0.3, 0.26, -0.02, 0.5, -0.5, 0.56, -0.62, 0.5], 0.8, 0.06, 2),
      [0, 0.04, 0],
      [0, -90, 0],
    ),
  );
  const keys = many(30, (i) => {
    const [row, k] = [Math.floor(i / 10), i % 10];
    return union(
      cylinder([-0.6 + 0.128 * k + 0.04 * row, 0.5 - 0.085 * row, 0.14 + 0.15 * row], 0.052, 0.018, 0.01),
    );
  });
  const stalks = many(30, (i) => {
    const [row, k] = [Math.floor(i / 10), i % 10];
    const x = -0.6 + 0.128 * k + 0.04 * row;
    return capsule([x, 0.5 - 0.085 * row, 0.14 + 0.15 * row], [x, 0.2, 0.1 + 0.15 * row], 0.014);
  });
  return {
    parts: [
      part('body', 'glossy', body),
      part(
        'steel',
        'metal',
        union(
          put(cylinder([0, 0, 0], 0.06, 0.9, 0.02), [0, 0.7, -0.34], [0, 0, 90]),
          box([0, 0.6, -0.34], [0.74, 0.05, 0.14], 0.03),
          rod([-0.9, 0.7, -0.34, -0.98, 0.84, -0.2, -0.96, 0.9, -0.06], 0.022),
          ring(14, (a, i) =>
            i < 8
              ? capsule([0.24 * Math.cos(a), 0.5, -0.06 + 0.2 * Math.sin(a)], [0, 0.46, -0.2], 0.012)
              : capsule([0, 0.46, -0.2], [0, 0.47, -0.2], 0.012),
          ),
        ),
      ),
      part(
        'dark',
        'matte',
        union(
          put(cylinder([0, 0, 0], 0.1, 0.74, 0.02), [0, 0.72, -0.34], [0, 0, 90]),
          mirror(put(cylinder([0, 0, 0], 0.09, 0.05, 0.02), [0.9, 0.7, -0.34], [0, 0, 90])),
          stalks,
        ),
      ),
      part('key', 'glossy', keys),
      part('key', 'glossy', box([0, 0.28, 0.6], [0.36, 0.02, 0.04], 0.015)),
      part(
        'paper',
        'matte',
        put(box([0, 0.3, 0], [0.44, 0.38, 0.012], 0.006), [0, 0.74, -0.38], [-12, 0, 0]),
        [
          paint(
            'ink',
            pattern((x, y) =>
              Math.max(
                Math.abs(((((y * 14) % 1) + 1) % 1) - 0.5) / 14 - 0.01,
                Math.abs(x) - 0.34,
                0.9 - y,
                y - 1.3,
              ),
            ),
            0.004,
          ),
        ],
      ),
      part('gold', 'metal', box([0, 0.5, 0.03], [0.22, 0.03, 0.02], 0.01)),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.8 }),
  };
}

function sewingMachine(): Model {
  return {
    parts: [
      part('wood', 'wood', box([0, 0.08, 0], [0.98, 0.08, 0.42], 0.03)),
      part(
        'body',
        'glossy',
        blend(
          0.08,
          box([0.02, 0.22, 0], [0.84, 0.07, 0.28], 0.04),
          rod(
            [0.6, 0.24, 0, 0.6, 0.6, 0, 0.54, 0.9, 0, 0.2, 0.98, 0, -0.5, 0.96, 0],
            [0.2, 0.17, 0.16, 0.13, 0.15],
          ),
          box([-0.56, 0.82, 0], [0.13, 0.22, 0.13], 0.06),
        ),
        [
          paint(
            'gold',
            pattern((x, y) =>
              Math.min(Math.max(Math.abs(y - 0.96) - 0.014, Math.abs(x) - 0.4), Math.abs(y - 0.24) - 0.01),
            ),
            0.006,
          ),
        ],
      ),
      part(
        'steel',
        'metal',
        union(
          capsule([-0.56, 0.64, 0], [-0.56, 0.34, 0], 0.022),
          box([-0.56, 0.32, 0.02], [0.06, 0.015, 0.1], 0.01),
          put(torus([0, 0, 0], 0.2, 0.05), [0.86, 0.86, 0], [0, 0, 90]),
          capsule([0.7, 0.86, 0], [0.9, 0.86, 0], 0.05),
          put(cylinder([0, 0, 0], 0.07, 0.02, 0.01), [-0.56, 0.84, 0.14], [90, 0, 0]),
          capsule([0.2, 1.1, 0], [0.2, 1.36, 0], 0.016),
        ),
      ),
      part(
        'thread',
        'cloth',
        union(
          cylinder([0.2, 1.24, 0], 0.08, 0.09, 0.02),
          capsule([0.2, 1.26, 0.06], [-0.5, 1.04, 0.06], 0.006),
        ),
      ),
      part(
        'cloth',
        'cloth',
        relief(
          box([-0.5, 0.3, 0.16], [0.44, 0.014, 0.34], 0.01),
          0.02,
          (x, _y, z) => 0.012 * Math.sin(x * 12 + z * 8),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.9, 0], top: 1.1 }),
  };
}

function globe(): Model {
  const land = pattern(
    (x, y, z) =>
      0.52 -
      0.62 * noise(x * 3.1 + 5, (y - 1) * 3.1 + 2, z * 3.1 + 9) -
      0.38 * noise(x * 7 + 2, y * 7, z * 7),
  );
  return {
    parts: [
      part('body', 'glossy', sphere([0, 1.06, 0], 0.6), [
        paint('land', land, 0.012),
        paint(
          'ice',
          pattern((_x, y) => 0.53 - Math.abs(y - 1.06)),
          0.03,
        ),
      ]),
      part(
        'gold',
        'metal',
        union(
          put(
            rod(
              Array.from({ length: 11 }, (_, i) => [
                0.69 * Math.sin(i * 0.314),
                0.69 * Math.cos(i * 0.314),
                0,
              ]).flat(),
              0.035,
            ),
            [0, 1.06, 0],
            [0, 0, 20],
          ),
          put(capsule([0, -0.72, 0], [0, 0.74, 0], 0.025), [0, 1.06, 0], [0, 0, 20]),
        ),
      ),
      part(
        'wood',
        'wood',
        turned([0, 0, 0.42, 0, 0.44, 0.05, 0.3, 0.1, 0.1, 0.16, 0.07, 0.28, 0.1, 0.36, 0, 0.4]),
      ),
    ],
    anchors: anchored({ grip: [0, 0.2, 0], top: 1.7 }),
  };
}

function telescope(): Model {
  const tubes = [
    part(
      'body',
      'metal',
      union(
        cylinder([0, 0.56, 0], 0.2, 0.42, 0.02),
        cylinder([0, -0.1, 0], 0.16, 0.36, 0.02),
        cylinder([0, -0.62, 0], 0.12, 0.26, 0.02),
      ),
    ),
    part(
      'trim',
      'leather',
      union(
        cylinder([0, 0.98, 0], 0.235, 0.06, 0.02),
        cylinder([0, 0.18, 0], 0.21, 0.06, 0.02),
        cylinder([0, -0.42, 0], 0.17, 0.05, 0.02),
        cylinder([0, -0.9, 0], 0.14, 0.06, 0.02),
      ),
    ),
    part('glass', 'glossy', cylinder([0, 1.035, 0], 0.19, 0.012)),
  ];
  return {
    parts: [
      ...tubes.map((p) => placePart(p, { at: [0, 1.5, 0], turn: [0, 0, -62] })),
      part(
        'wood',
        'wood',
        union(
          ...[0.4, 2.5, 4.6].map((a) =>
            capsule([0, 1.34, 0], [0.6 * Math.cos(a), 0.02, 0.6 * Math.sin(a)], 0.05, 0.035),
          ),
          cylinder([0, 1.34, 0], 0.1, 0.1, 0.03),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.5, 0] }),
  };
}

export const MACHINES = [
  subject({
    name: 'typewriter',
    family: 'object',
    words: ['type writer'],
    size: 0.3,
    colours: {
      body: '#2f5a55',
      steel: '#c9ced4',
      dark: '#232529',
      key: '#f2ece0',
      ink: '#55555a',
      gold: '#d6ac55',
    },
    view: { yaw: 22, pitch: 24 },
    build: typewriter,
  }),
  subject({
    name: 'sewing machine',
    family: 'object',
    words: [],
    size: 0.32,
    colours: {
      body: '#24262b',
      wood: '#9a6435',
      gold: '#dcb45c',
      steel: '#cfd4da',
      thread: '#c2384f',
      cloth: '#e9c9cf',
    },
    view: { yaw: 18, pitch: 14 },
    build: sewingMachine,
  }),
  subject({
    name: 'globe',
    family: 'object',
    words: ['world', 'planet earth', 'world globe'],
    size: 0.4,
    colours: { body: '#2f78b8', land: '#6fa04c', ice: '#f2f6f8', gold: '#cfa14a', wood: '#7a4a28' },
    view: { yaw: 20, pitch: 8 },
    build: globe,
  }),
  subject({
    name: 'telescope',
    family: 'object',
    words: ['spyglass'],
    size: 1.2,
    colours: { body: '#cf9e44', trim: '#5a3622', glass: '#7fb4d0', wood: '#8a5a32' },
    view: { yaw: 24, pitch: 8 },
    build: telescope,
  }),
];
