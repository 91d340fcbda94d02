/** What people of a trade carry: stethoscopes, clipboards, trays, megaphones. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, carve, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, cylinder, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, put, rod, turned, vessel } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

function stethoscope(): Model {
  return {
    parts: [
      part(
        'body',
        'matte',
        union(
          rod([-0.3, 1.4, 0, -0.3, 1.0, 0.02, 0, 0.74, 0.04, 0.3, 1.0, 0.02, 0.3, 1.4, 0], 0.05, 6),
          rod(
            [
              0, 0.74, 0.04, 0.04, 0.44, 0.08, -0.2, 0.16, 0.1, -0.56, 0.2, 0.1, -0.66, 0.5, 0.08, -0.5, 0.7,
              0.08,
            ],
            0.05,
            6,
          ),
        ),
      ),
      part(
        'steel',
        'metal',
        union(
          rod([-0.3, 1.4, 0, -0.32, 1.7, 0, -0.2, 1.94, 0, -0.08, 2.0, 0.02], 0.035),
          rod([0.3, 1.4, 0, 0.32, 1.7, 0, 0.2, 1.94, 0, 0.08, 2.0, 0.02], 0.035),
          put(cylinder([0, 0, 0], 0.19, 0.06, 0.03), [-0.46, 0.84, 0.1], [90, 0, 0]),
        ),
      ),
      part(
        'dark',
        'matte',
        union(
          sphere([-0.07, 2.0, 0.02], 0.055),
          sphere([0.07, 2.0, 0.02], 0.055),
          put(cylinder([0, 0, 0], 0.14, 0.02, 0.01), [-0.46, 0.84, 0.16], [90, 0, 0]),
        ),
      ),
    ],
    anchors: anchored({ grip: [-0.4, 0.7, 0.1] }),
  };
}

function clipboard(): Model {
  const lines = pattern((x, y) =>
    Math.max(
      Math.abs(((((y * 9) % 1) + 1) % 1) - 0.5) / 9 - 0.011,
      Math.abs(x - 0.06) - 0.34,
      y - 1.26,
      0.2 - y,
    ),
  );
  const ticks = pattern((x, y) =>
    Math.max(
      Math.abs(Math.abs(x + 0.4) - 0.0) - 0.04,
      Math.abs(((((y * 4.5) % 1) + 1) % 1) - 0.28) / 4.5 - 0.035,
      y - 1.26,
      0.2 - y,
    ),
  );
  const parts = [
    part('body', 'wood', box([0, 0.76, 0], [0.6, 0.76, 0.035], 0.03)),
    part('paper', 'matte', box([0, 0.72, 0.035], [0.52, 0.66, 0.012], 0.006), [
      paint('ink', lines, 0.004),
      paint('tick', ticks, 0.004),
    ]),
    part(
      'steel',
      'metal',
      blend(
        0.02,
        box([0, 1.42, 0.06], [0.24, 0.07, 0.03], 0.02),
        put(cylinder([0, 0, 0], 0.09, 0.03, 0.02), [0, 1.5, 0.05], [90, 0, 0]),
      ),
    ),
  ];
  return {
    parts: parts.map((p) => placePart(p, { turn: [-12, 0, 0] })),
    anchors: anchored({ grip: [0, 0.4, 0] }),
  };
}

function calendar(): Model {
  const grid = pattern((x, y) =>
    Math.max(
      Math.abs(((((x / 0.2 + 0.5) % 1) + 1) % 1) - 0.5) * 0.2 - 0.065,
      Math.abs(((((y / 0.19) % 1) + 1) % 1) - 0.5) * 0.19 - 0.06,
      Math.abs(x) - 0.6,
      y - 0.84,
      0.1 - y,
    ),
  );
  const parts = [
    part('paper', 'matte', box([0, 0.6, 0], [0.72, 0.6, 0.08], 0.04), [
      paint(
        'cell',
        pattern((x, y, z) => (z < 0 ? 1 : grid.distance(x, y, z))),
        0.004,
      ),
      paint(
        'mark',
        pattern((x, y, z) => (z < 0 ? 1 : Math.hypot(x - 0.2, y - 0.475) - 0.08)),
        0.006,
      ),
    ]),
    part('body', 'glossy', box([0, 1.06, 0], [0.74, 0.16, 0.1], 0.04)),
    part(
      'steel',
      'metal',
      union(
        ...[-0.4, -0.13, 0.13, 0.4].map((x) => put(torus([0, 0, 0], 0.1, 0.025), [x, 1.22, 0], [0, 0, 90])),
      ),
    ),
  ];
  return {
    parts: parts.map((p) => placePart(p, { turn: [-10, 0, 0] })),
    anchors: anchored({ grip: [0, 0.5, 0] }),
  };
}

function tray(): Model {
  return {
    parts: [
      part(
        'body',
        'metal',
        union(
          vessel([0, 0, 0.84, 0, 0.88, 0.02, 0.96, 0.12], 0.07, { steps: 2, floor: 0.05 }),
          torus([0, 0.11, 0], 0.93, 0.03),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0, 0], top: 0.06, room: 0.76 }),
  };
}

function megaphone(): Model {
  const horn = carve(
    0.01,
    turned([0, 0, 0.16, 0, 0.18, 0.1, 0.24, 0.4, 0.5, 1.0, 0.52, 1.06, 0, 1.06], { steps: 3 }),
    turned([0, 0.5, 0.16, 0.5, 0.44, 1.04, 0.46, 1.2, 0, 1.2], { steps: 2 }),
  );
  const parts = [
    part('white', 'glossy', put(horn, [-0.4, 0.8, 0], [0, 0, -76])),
    part(
      'body',
      'glossy',
      union(
        put(torus([0, 1.05, 0], 0.5, 0.05), [-0.4, 0.8, 0], [0, 0, -76]),
        put(cylinder([0, -0.06, 0], 0.2, 0.1, 0.04), [-0.4, 0.8, 0], [0, 0, -76]),
        rod([-0.22, 0.72, 0, -0.24, 0.36, 0, -0.2, 0.1, 0], 0.085),
      ),
    ),
  ];
  return { parts, anchors: anchored({ grip: [-0.22, 0.3, 0] }) };
}

export const WORK_KIT = [
  subject({
    name: 'stethoscope',
    family: 'object',
    words: [],
    size: 0.5,
    colours: { body: '#2f5f8f', steel: '#cfd5db', dark: '#2a2c31' },
    view: { yaw: 12, pitch: 6 },
    build: stethoscope,
  }),
  subject({
    name: 'clipboard',
    family: 'object',
    words: ['checklist', 'to-do list', 'document', 'contract'],
    size: 0.33,
    colours: { body: '#a9713c', ink: '#9aa0a8', tick: '#3f9a5a', steel: '#c9cfd6' },
    view: { yaw: 16, pitch: 8 },
    build: clipboard,
  }),
  subject({
    name: 'calendar',
    family: 'object',
    words: ['desk calendar'],
    size: 0.2,
    colours: { body: '#cc3a38', cell: '#c3cad3', mark: '#cc3a38', steel: '#c3c9d0' },
    view: { yaw: 18, pitch: 8 },
    build: calendar,
  }),
  subject({
    name: 'tray',
    family: 'object',
    words: ['serving tray', 'silver tray'],
    size: 0.04,
    colours: { body: '#cfd5db' },
    view: { yaw: 14, pitch: 28 },
    build: tray,
  }),
  subject({
    name: 'megaphone',
    family: 'object',
    words: ['loudhailer', 'bullhorn', 'announcement'],
    size: 0.3,
    colours: { body: '#d8382f', white: '#f6f4ef' },
    view: { yaw: -24, pitch: 10 },
    build: megaphone,
  }),
];
