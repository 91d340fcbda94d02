/** Doors, windows, fireplaces, and the blanket of a picnic. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put, rod, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

const bricks = (size: number): Shape =>
  pattern((x, y, z) => {
    const u = x + z;
    const row = Math.floor(y / size);
    const gx = Math.abs(((((u / (2 * size) + (row % 2) * 0.5) % 1) + 1) % 1) - 0.5) * 2 * size;
    const gy = Math.abs(((((y / size) % 1) + 1) % 1) - 0.5) * size;
    return 0.011 - Math.min(size - gx, size / 2 - gy);
  });

function fireplace(): Model {
  const mouth = union(
    box([0, 0.5, 0.3], [0.52, 0.36, 0.5]),
    put(cylinder([0, 0, 0], 0.52, 0.5), [0, 0.86, 0.3], [90, 0, 0]),
  );
  const joint = bricks(0.15);
  return {
    parts: [
      part(
        'body',
        'matte',
        carve(
          0.01,
          union(box([0, 0.8, 0], [1.06, 0.8, 0.34], 0.01), box([0, 2.1, -0.1], [0.7, 0.52, 0.22], 0.01)),
          mouth,
        ),
        [
          paint(
            'mortar',
            pattern((x, y, z) => -joint.distance(x, y, z)),
            0.006,
          ),
          paint(
            'soot',
            union(box([0, 0.6, 0.0], [0.6, 0.7, 0.33]), box([0, 0.9, 0.0], [0.5, 0.6, 0.345])),
            0.04,
          ),
        ],
      ),
      part('wood', 'wood', box([0, 1.64, 0.04], [1.2, 0.06, 0.42], 0.02)),
      part('slab', 'matte', box([0, 0.06, 0.3], [1.16, 0.06, 0.54], 0.02)),
      part(
        'log',
        'wood',
        union(
          put(capsule([-0.34, 0, 0], [0.34, 0, 0], 0.09), [0, 0.24, 0.2], [0, 8, 0]),
          put(capsule([-0.3, 0, 0], [0.3, 0, 0], 0.085), [0.02, 0.24, 0.36], [0, -10, 0]),
          put(capsule([-0.28, 0, 0], [0.28, 0, 0], 0.08), [-0.02, 0.4, 0.27], [0, 20, 6]),
        ),
      ),
      part(
        'flame',
        'glow',
        blend(
          0.08,
          ...(
            [
              [-0.24, 0.84],
              [-0.08, 1.1],
              [0.1, 0.98],
              [0.26, 0.78],
            ] as const
          ).map(([x, top]) =>
            rod(
              [x, 0.36, 0.26, x * 1.2, 0.36 + (top - 0.36) * 0.5, 0.28, x * 0.8, top, 0.26],
              [0.12, 0.11, 0.015],
            ),
          ),
        ),
        [
          paint(
            'core',
            union(...[-0.18, 0, 0.18].map((x) => ellipsoid([x, 0.46, 0.38], [0.11, 0.22, 0.14]))),
            0.06,
            'glow',
          ),
        ],
      ),
    ],
    anchors: anchored({ top: 1.7, room: 0.36 }),
  };
}

function door(): Model {
  const panels = pattern(
    (x, y, z) =>
      Math.min(
        ...[
          [0.42, 0.34],
          [1.06, 0.22],
          [1.64, 0.28],
        ].map(
          ([cy, h]) =>
            Math.abs(Math.max(Math.abs(Math.abs(x) - 0.23) - 0.16, Math.abs(y - cy!) - h!)) - 0.014,
        ),
      ) + (z < 0 ? 1 : 0),
  );
  return {
    parts: [
      part(
        'frame',
        'wood',
        union(
          carve(0.005, box([0, 1.08, 0], [0.62, 1.08, 0.09], 0.02), box([0, 1.0, 0], [0.5, 1.04, 0.3])),
          box([0, 2.2, 0.02], [0.7, 0.06, 0.12], 0.02),
          box([0, 0.02, 0.06], [0.66, 0.03, 0.16], 0.01),
        ),
      ),
      part(
        'body',
        'glossy',
        relief(
          box([0, 1.02, 0.0], [0.5, 1.0, 0.045], 0.005),
          0.02,
          (x, y, z) => -0.016 * Math.exp(-(((panels.distance(x, y, z) + 0.014) / 0.02) ** 2)),
        ),
        [paint('gap', panels, 0.01)],
      ),
      part(
        'gold',
        'metal',
        union(sphere([0.4, 0.94, 0.1], 0.055), box([0.4, 0.94, 0.05], [0.035, 0.1, 0.012], 0.008)),
      ),
    ],
    anchors: anchored({ grip: [0.4, 0.94, 0.1] }),
  };
}

function windowFrame(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          carve(0.01, box([0, 1.0, 0], [0.74, 0.84, 0.1], 0.02), box([0, 1.02, 0], [0.64, 0.74, 0.3])),
          box([0, 1.02, 0.02], [0.035, 0.74, 0.05], 0.01),
          box([0, 1.2, 0.02], [0.64, 0.03, 0.045], 0.01),
          box([0, 0.14, 0.1], [0.86, 0.045, 0.24], 0.02),
        ),
      ),
      part('pane', 'glossy', box([0, 1.02, -0.02], [0.65, 0.75, 0.015]), [
        paint(
          'cloud',
          pattern((x, y, z) => 0.55 - noise(x * 2.2, y * 3.4, z)),
          0.12,
        ),
        paint(
          'hill',
          pattern((x, y) => y - 0.52 - 0.08 * Math.sin(x * 5)),
          0.01,
        ),
      ]),
      part(
        'curtain',
        'cloth',
        mirror(
          put(
            relief(
              cut([0.42, 1.86, 0.86, 1.86, 0.86, 0.2, 0.6, 0.24, 0.62, 0.7, 0.5, 1.3], 0.07, 0.04, 3),
              0.06,
              (x) => 0.05 * Math.sin(x * 44),
            ),
            [0, 0, 0.2],
          ),
        ),
      ),
      part('wood', 'wood', capsule([-0.96, 1.92, 0.2], [0.96, 1.92, 0.2], 0.035)),
      part('pot', 'matte', put(turned([0, 0, 0.11, 0, 0.15, 0.2, 0, 0.2], { steps: 1 }), [0.26, 0.18, 0.18])),
      part(
        'leaf',
        'matte',
        put(
          relief(sphere([0, 0, 0], 0.18), 0.06, (x, y, z) => 0.12 * (noise(x * 14, y * 14, z * 14) - 0.5)),
          [0.26, 0.5, 0.18],
        ),
      ),
    ],
    anchors: anchored({ top: 0.185, room: 0.2 }),
  };
}

function picnicBlanket(): Model {
  const [across, along] = [
    pattern((x) => 0.05 * Math.sin(x * 18)),
    pattern((_x, _y, z) => 0.05 * Math.sin(z * 18)),
  ];
  const cloth = relief(
    box([0, 0.03, 0], [1.2, 0.03, 0.9], 0.02),
    0.03,
    (x, y, z) => 0.04 * (noise(x * 3, y * 3, z * 3) - 0.5),
  );
  return {
    parts: [
      part('body', 'cloth', cloth, [
        paint('pale', union(across, along), 0.006),
        paint('white', keep(0, across, along), 0.006),
      ]),
    ],
    anchors: anchored({ top: 0.06, room: 0.8, seat: [0, 0.06, 0] }),
  };
}

export const WALLS = [
  subject({
    name: 'fireplace',
    family: 'furniture',
    words: ['hearth', 'open fire', 'chimney', 'log fire'],
    size: 2,
    colours: {
      body: '#a5563a',
      mortar: '#d9c8b4',
      soot: '#2a1c16',
      wood: '#6e4426',
      slab: '#8a8580',
      log: '#6e4628',
      flame: '#ff9a22',
      core: '#ffe07a',
    },
    view: { yaw: 16, pitch: 8 },
    build: fireplace,
  }),
  subject({
    name: 'door',
    family: 'object',
    words: ['front door', 'wooden door', 'doorway', 'entrance'],
    size: 2.1,
    colours: { body: '#2f6a5f', frame: '#e9e0d0', gap: tone('body', 0.75), gold: '#d8ac4c' },
    view: { yaw: 20, pitch: 6 },
    build: door,
  }),
  subject({
    name: 'window',
    family: 'object',
    words: ['window sill', 'windowsill'],
    size: 1.6,
    colours: {
      body: '#f4f1ea',
      pane: '#9fcbe6',
      cloud: '#eef6fb',
      hill: '#7fae6a',
      curtain: '#d98a6a',
      wood: '#8a5a32',
      pot: '#b8623a',
      leaf: '#4f8f4a',
    },
    view: { yaw: 14, pitch: 6 },
    build: windowFrame,
  }),
  subject({
    name: 'picnic blanket',
    family: 'object',
    words: ['picnic', 'tablecloth'],
    size: 0.05,
    colours: { body: '#c22d33', pale: tone('body', 1.35), white: '#fbf6ee' },
    view: { yaw: 28, pitch: 32 },
    build: picnicBlanket,
  }),
];
