/** Tables, cupboards and what belongs to walls; their tops are anchors for everything that stands on them. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, carve, keep, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise, seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, fourLegs, put, rod, turned } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

const knobs = (...at: readonly (readonly [number, number, number])[]): Shape =>
  union(...at.map((p) => sphere(p, 0.035)));

function table(): Model {
  return {
    parts: [
      part(
        'body',
        'wood',
        union(
          box([0, 0.97, 0], [1.1, 0.045, 0.62], 0.025),
          box([0, 0.86, 0], [0.98, 0.07, 0.5], 0.02),
          fourLegs(0.94, 0.46, (x, z) => box([x, 0.46, z], [0.065, 0.46, 0.065], 0.02)),
        ),
        [
          paint(
            'gap',
            pattern((_x, y, z) => (y < 0.98 ? 1 : Math.abs(((((z * 4) % 1) + 1) % 1) - 0.5) / 4 - 0.004)),
            0.004,
          ),
        ],
      ),
    ],
    anchors: anchored({ top: 1.015, room: 0.6 }),
  };
}

function roundTable(): Model {
  return {
    parts: [
      part('body', 'marble', cylinder([0, 1.06, 0], 0.66, 0.04, 0.025)),
      part(
        'iron',
        'metal',
        union(
          turned([
            0, 0.1, 0.07, 0.1, 0.06, 0.3, 0.09, 0.36, 0.045, 0.46, 0.045, 0.9, 0.1, 1.0, 0.3, 1.02, 0, 1.02,
          ]),
          ...[0.5, 2.59, 4.68].map((a) =>
            rod(
              [
                0,
                0.3,
                0,
                0.22 * Math.cos(a),
                0.18,
                0.22 * Math.sin(a),
                0.44 * Math.cos(a),
                0.03,
                0.44 * Math.sin(a),
              ],
              [0.05, 0.045, 0.04],
            ),
          ),
        ),
      ),
    ],
    anchors: anchored({ top: 1.1, room: 0.58 }),
  };
}

function desk(): Model {
  return {
    parts: [
      part(
        'body',
        'wood',
        union(
          box([0, 0.97, 0], [1.1, 0.04, 0.52], 0.02),
          box([0.76, 0.5, 0], [0.3, 0.44, 0.46], 0.02),
          box([-1.0, 0.48, 0], [0.05, 0.48, 0.46], 0.02),
          box([0, 0.7, -0.44], [1.0, 0.2, 0.03], 0.01),
        ),
        [
          paint(
            'gap',
            pattern((x, y, z) =>
              z < 0.44 || x < 0.5
                ? 1
                : Math.abs(
                    Math.max(
                      Math.abs(x - 0.76) - 0.25,
                      Math.abs((((((y - 0.2) / 0.25) % 1) + 1) % 1) - 0.5) * 0.25 - 0.105,
                    ),
                  ) - 0.008,
            ),
            0.004,
          ),
        ],
      ),
      part(
        'gold',
        'metal',
        union(...[0.325, 0.575, 0.825].map((y) => capsule([0.68, y, 0.49], [0.84, y, 0.49], 0.02))),
      ),
    ],
    anchors: anchored({ top: 1.01, room: 0.5 }),
  };
}

function schoolDesk(): Model {
  return {
    parts: [
      part(
        'wood',
        'wood',
        union(
          put(box([0, 0, 0], [0.5, 0.03, 0.36], 0.015), [0, 0.98, 0.1], [6, 0, 0]),
          box([0, 0.56, -0.72], [0.34, 0.03, 0.26], 0.02),
          put(box([0, 0, 0], [0.34, 0.14, 0.025], 0.02), [0, 0.98, -0.98], [-8, 0, 0]),
        ),
      ),
      part(
        'body',
        'metal',
        union(
          mirror(
            union(
              rod([0.42, 0.02, 0.4, 0.42, 0.06, 0.0, 0.42, 0.9, 0.08], 0.03),
              rod([0.42, 0.04, 0.3, 0.42, 0.03, -0.4], 0.03),
              rod([0.3, 0.02, -0.4, 0.3, 0.54, -0.66], 0.03),
              rod([0.3, 0.02, -1.0, 0.3, 0.56, -0.9, 0.3, 1.06, -1.0], 0.03),
            ),
          ),
          box([0, 0.86, 0.1], [0.44, 0.07, 0.28], 0.02),
        ),
      ),
      part(
        'book',
        'matte',
        union(
          box([0.12, 1.05, 0.1], [0.16, 0.035, 0.2], 0.01),
          put(capsule([-0.1, 0, 0], [0.14, 0, 0], 0.016), [-0.26, 1.02, 0.14], [0, 40, 0]),
        ),
      ),
    ],
    anchors: anchored({ top: 1.03, room: 0.3, seat: [0, 0.6, -0.7] }),
  };
}

const SPINES = ['spineA', 'spineB', 'spineC', 'spineD', 'spineE'] as const;

function bookshelf(): Model {
  const random = seeded(11);
  const shelves = [0.1, 0.62, 1.14, 1.66];
  const books: Record<string, Shape[]> = {};
  for (const y of shelves) {
    let x = -0.66;
    while (x < 0.62) {
      const w = 0.03 + 0.03 * random();
      const h = 0.15 + 0.06 * random();
      const gap = random() > 0.9 ? 0.12 : 0;
      const colour = SPINES[Math.floor(random() * SPINES.length)]!;
      const book = put(box([0, h, 0], [w, h, 0.17], 0.01), [x + w, y + 0.04, 0.04], [0, 0, gap ? -8 : 0]);
      books[colour] = [...(books[colour] ?? []), book];
      x += 2 * w + 0.006 + gap;
    }
  }
  return {
    parts: [
      part(
        'body',
        'wood',
        union(
          mirror(box([0.74, 1.14, 0], [0.04, 1.14, 0.24], 0.015)),
          ...[...shelves, 2.24].map((y) => box([0, y, 0], [0.74, 0.035, 0.24], 0.012)),
          box([0, 1.14, -0.22], [0.74, 1.12, 0.02]),
          box([0, 0.04, 0], [0.74, 0.06, 0.22]),
        ),
      ),
      ...SPINES.map((colour) =>
        part(colour, 'matte', union(...(books[colour] ?? [box([0, 1, 0], [0.01, 0.01, 0.01])])), [
          paint(
            'foil',
            pattern((_x, y) => Math.abs((((((y - 0.14) / 0.52) % 1) + 1) % 1) - 0.42) * 0.52 - 0.012),
            0.004,
          ),
        ]),
      ),
    ],
    anchors: anchored({ top: 2.28, room: 0.3 }),
  };
}

function wardrobe(): Model {
  const panel = pattern((x, y, z) =>
    z < 0.28 ? 1 : Math.abs(Math.max(Math.abs(Math.abs(x) - 0.38) - 0.27, Math.abs(y - 1.28) - 0.62)) - 0.014,
  );
  return {
    parts: [
      part(
        'body',
        'wood',
        union(
          box([0, 1.1, 0], [0.8, 1.0, 0.32], 0.02),
          box([0, 2.12, 0], [0.88, 0.06, 0.38], 0.03),
          box([0, 0.13, 0], [0.84, 0.07, 0.35], 0.02),
          fourLegs(0.74, 0.26, (x, z) => sphere([x, 0.05, z], 0.07)),
        ),
        [
          paint('gap', panel, 0.006),
          paint(
            'gap',
            pattern((x, y, z) =>
              z < 0.28 ? 1 : Math.min(Math.max(Math.abs(x), 0.5 - y) - 0.008, Math.abs(y - 0.5) - 0.008),
            ),
            0.004,
          ),
        ],
      ),
      part(
        'gold',
        'metal',
        knobs([0.07, 1.2, 0.35], [-0.07, 1.2, 0.35], [-0.38, 0.36, 0.35], [0.38, 0.36, 0.35]),
      ),
    ],
    anchors: anchored({ top: 2.18, room: 0.4 }),
  };
}

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

function counter(): Model {
  return {
    parts: [
      part('body', 'wood', union(box([0, 0.5, 0], [1.3, 0.5, 0.4], 0.02)), [
        paint(
          'gap',
          pattern((x, y, z) =>
            z < 0.36 ? 1 : Math.max(Math.abs(((((x / 0.26) % 1) + 1) % 1) - 0.5) * 0.26 - 0.007, 0.1 - y),
          ),
          0.004,
        ),
      ]),
      part('top', 'marble', box([0, 1.04, 0.02], [1.4, 0.05, 0.5], 0.02)),
      part('kick', 'matte', box([0, 0.06, 0.01], [1.28, 0.06, 0.4])),
    ],
    anchors: anchored({ top: 1.09, room: 0.46 }),
  };
}

function pedestal(): Model {
  return {
    parts: [
      part(
        'body',
        'matte',
        union(cylinder([0, 0.3, 0], 0.6, 0.3, 0.02), cylinder([0, 0.06, 0], 0.86, 0.06, 0.015)),
      ),
    ],
    anchors: anchored({ top: 0.6, room: 0.55 }),
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

/** Drawn out along z by half a unit: an oval from something round. */
const drawnOut = (s: Shape): Shape => ({
  ...s,
  lo: [s.lo[0], s.lo[1], s.lo[2] - 0.3],
  hi: [s.hi[0], s.hi[1], s.hi[2] + 0.3],
  distance: (x, y, z) => s.distance(x, y, Math.max(0, Math.abs(z) - 0.3)),
});

function mirrorStand(): Model {
  const oval = (s: Shape): Shape => put(drawnOut(s), [0, 1.12, 0], [90, 0, 0]);
  return {
    parts: [
      part(
        'body',
        'wood',
        union(
          oval(torus([0, 0, 0], 0.5, 0.06)),
          mirror(capsule([0.62, 0.06, 0], [0.6, 1.5, -0.04], 0.04)),
          mirror(capsule([0.62, 0.05, 0.36], [0.62, 0.05, -0.36], 0.045)),
          mirror(sphere([0.6, 1.54, -0.04], 0.06)),
          capsule([-0.6, 0.2, 0], [0.6, 0.2, 0], 0.03),
        ),
      ),
      part('silver', 'metal', oval(cylinder([0, 0, 0], 0.5, 0.02)), [
        paint(
          'shine',
          pattern((x, y) => Math.min(Math.abs(x * 0.7 + y - 1.3) - 0.1, Math.abs(x * 0.7 + y - 0.96) - 0.04)),
          0.04,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 1, 0] }),
  };
}

export const ROOMS = [
  subject({
    name: 'table',
    family: 'furniture',
    words: ['wooden table', 'dining table', 'kitchen table', 'tabletop', 'workbench'],
    size: 0.76,
    colours: { body: '#a26a38', gap: tone('body', 0.6) },
    view: { yaw: 24, pitch: 18 },
    build: table,
  }),
  subject({
    name: 'café table',
    family: 'furniture',
    words: ['cafe table', 'round table', 'bistro table', 'coffee table', 'side table', 'marble table'],
    size: 0.75,
    colours: { body: '#eeebe6', iron: '#33363b' },
    view: { yaw: 20, pitch: 18 },
    build: roundTable,
  }),
  subject({
    name: 'desk',
    family: 'furniture',
    words: ['writing desk', 'office desk', 'oak desk', 'bureau'],
    size: 0.76,
    colours: { body: '#8f5a30', gap: tone('body', 0.55), gold: '#cfa352' },
    view: { yaw: 26, pitch: 18 },
    build: desk,
  }),
  subject({
    name: 'school desk',
    family: 'furniture',
    words: ['school bench', 'student desk'],
    size: 0.8,
    colours: { body: '#4f7f8f', wood: '#c79558', book: '#c9473c' },
    view: { yaw: 30, pitch: 18 },
    build: schoolDesk,
  }),
  subject({
    name: 'bookshelf',
    family: 'furniture',
    words: ['shelf', 'bookcase', 'shelves', 'bookshelves', 'book shelf', 'rack'],
    size: 1.9,
    colours: {
      body: '#8a5630',
      spineA: '#a8322c',
      spineB: '#2f5f8a',
      spineC: '#3f7a52',
      spineD: '#d0a04a',
      spineE: '#6a3a5f',
      foil: '#e9cf8e',
    },
    view: { yaw: 20, pitch: 8 },
    build: bookshelf,
  }),
  subject({
    name: 'wardrobe',
    family: 'furniture',
    words: ['closet', 'cupboard', 'cabinet', 'dresser', 'armoire', 'locker', 'drawer', 'chest of drawers'],
    size: 2,
    colours: { body: '#9a6236', gap: tone('body', 0.6), gold: '#d2a855' },
    view: { yaw: 24, pitch: 8 },
    build: wardrobe,
  }),
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
    words: ['front door', 'wooden door', 'doorway', 'gate', 'entrance'],
    size: 2.1,
    colours: { body: '#2f6a5f', frame: '#e9e0d0', gap: tone('body', 0.75), gold: '#d8ac4c' },
    view: { yaw: 20, pitch: 6 },
    build: door,
  }),
  subject({
    name: 'window',
    family: 'object',
    words: ['window sill', 'windowsill', 'curtain'],
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
    name: 'counter',
    family: 'furniture',
    words: ['shop counter', 'bar counter', 'kitchen counter', 'checkout'],
    size: 1,
    colours: { body: '#8f5f38', gap: tone('body', 0.6), top: '#ece9e4', kick: '#2c2622' },
    view: { yaw: 24, pitch: 16 },
    build: counter,
  }),
  subject({
    name: 'pedestal',
    family: 'furniture',
    words: ['podium', 'plinth', 'stand', 'display stand'],
    size: 0.5,
    colours: { body: '#ece6dc' },
    view: { yaw: 18, pitch: 18 },
    build: pedestal,
  }),
  subject({
    name: 'picnic blanket',
    family: 'object',
    words: ['blanket', 'picnic', 'tablecloth', 'quilt', 'rug', 'carpet'],
    size: 0.05,
    colours: { body: '#c22d33', pale: tone('body', 1.35), white: '#fbf6ee' },
    view: { yaw: 28, pitch: 32 },
    build: picnicBlanket,
  }),
  subject({
    name: 'mirror',
    family: 'object',
    words: ['looking glass', 'hand mirror', 'standing mirror'],
    size: 1.6,
    colours: { body: '#a8713c', silver: '#d5e2ea', shine: '#f6fafc' },
    view: { yaw: 20, pitch: 8 },
    build: mirrorStand,
  }),
];
