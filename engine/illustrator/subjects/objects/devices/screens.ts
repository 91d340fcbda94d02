/** Screens of all sizes; what they show is a part of its own, so that a blank one can be asked for. */

import { type Model, type Part, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put, rod } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';
import { blanked } from './front.ts';

/** Hills under a sun on a screen of the given half width and half height about (0, y). */
const scenery = (w: number, h: number, y: number, z: number): Part =>
  part('screen', 'glossy', box([0, y, z], [w, h, 0.012], 0.008), [
    paint(
      'light',
      pattern((x, py) => py - y + 0.2 * h - 0.16 * h * Math.sin((x / w) * 4 + 1)),
      0.008,
      'glow',
    ),
    paint(
      'hill',
      pattern((x, py) => py - y + 0.5 * h - 0.2 * h * Math.sin((x / w) * 2.4 + 3)),
      0.008,
      'glow',
    ),
    paint('sun', sphere([0.4 * w, y + 0.4 * h, z], 0.2 * h), 0.006, 'glow'),
  ]);

function tablet(): Model {
  const flat = [
    part('body', 'metal', box([0, 0.76, 0], [0.56, 0.76, 0.04], 0.035)),
    part('dark', 'glossy', box([0, 0.76, 0.032], [0.52, 0.72, 0.014], 0.01)),
    scenery(0.48, 0.66, 0.76, 0.042),
  ];
  return {
    parts: flat.map((p) => placePart(p, { turn: [-16, 0, 0] })),
    anchors: anchored({ grip: [0, 0.4, 0], top: 1.5 }),
  };
}

function computer(): Model {
  const keys = pattern((x, _y, z) =>
    Math.max(
      0.03 - Math.abs(((((x * 11) % 1) + 1) % 1) - 0.5) * 0.09 - 0.018,
      0.03 - Math.abs(((((z * 11) % 1) + 1) % 1) - 0.5) * 0.09 - 0.018,
    ),
  );
  return {
    parts: [
      part(
        'body',
        'metal',
        union(
          box([0, 1.02, -0.06], [0.96, 0.6, 0.035], 0.03),
          put(cut([-0.13, 0, 0.13, 0, 0.1, 0.6, -0.1, 0.6], 0.03, 0.01, 1), [0, 0, -0.13]),
          box([0, 0.02, -0.06], [0.32, 0.02, 0.24], 0.015),
        ),
      ),
      part('dark', 'glossy', box([0, 1.06, -0.02], [0.93, 0.53, 0.012], 0.01)),
      scenery(0.89, 0.49, 1.06, -0.008),
      part('key', 'matte', box([-0.08, 0.03, 0.56], [0.6, 0.025, 0.18], 0.02), [paint('gap', keys, 0.004)]),
      part(
        'key',
        'glossy',
        put(
          cut([-0.09, -0.16, 0.09, -0.16, 0.12, 0, 0.09, 0.16, -0.09, 0.16, -0.12, 0], 0.04, 0.035),
          [0.72, 0.04, 0.56],
          [90, 0, 0],
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1, 0], top: 1.62 }),
  };
}

function keyboard(): Model {
  const rows = [
    [14, -0.26],
    [14, -0.13],
    [13, 0],
    [12, 0.13],
  ] as const;
  const caps = rows.flatMap(([n, z]) =>
    Array.from({ length: n }, (_, i) =>
      box([-0.86 + (1.72 * (i + 0.5)) / n, 0.13, z], [(0.86 / n) * 0.84, 0.045, 0.052], 0.02),
    ),
  );
  return {
    parts: [
      part('body', 'matte', box([0, 0.06, 0], [0.94, 0.06, 0.38], 0.03)),
      part(
        'key',
        'matte',
        union(
          ...caps,
          box([-0.02, 0.13, 0.26], [0.36, 0.045, 0.052], 0.02),
          ...[-0.76, -0.56, 0.52, 0.74].map((x) => box([x, 0.13, 0.26], [0.085, 0.045, 0.052], 0.02)),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.1, 0], top: 0.18 }),
  };
}

function television(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        union(
          box([0, 0.84, 0], [1.12, 0.66, 0.05], 0.03),
          mirror(
            blend(
              0.01,
              capsule([0.62, 0.2, 0], [0.7, 0.03, 0.2], 0.03),
              capsule([0.62, 0.2, 0], [0.7, 0.03, -0.2], 0.03),
            ),
          ),
        ),
      ),
      scenery(1.06, 0.6, 0.84, 0.045),
    ],
    anchors: anchored({ grip: [0, 0.8, 0], top: 1.5 }),
  };
}

/** With dials, a round tube and rabbit ears. */
function radio(): Model {
  return {
    parts: [
      part('body', 'wood', box([0, 0.5, 0], [0.86, 0.44, 0.28], 0.08)),
      part('front', 'matte', box([-0.2, 0.5, 0.275], [0.52, 0.34, 0.02], 0.04), [
        paint(
          'dark',
          pattern((x, y) =>
            Math.max(
              Math.abs(((((y * 14) % 1) + 1) % 1) - 0.5) / 14 - 0.018,
              Math.abs(x + 0.2) - 0.46,
              Math.abs(y - 0.5) - 0.28,
            ),
          ),
          0.005,
        ),
      ]),
      part(
        'gold',
        'metal',
        union(
          ...[0.34, 0.64].map((y) => put(cylinder([0, 0, 0], 0.1, 0.05, 0.02), [0.58, y, 0.3], [90, 0, 0])),
          capsule([0.6, 0.9, -0.1], [1.0, 1.5, -0.1], 0.016),
          rod([-0.5, 0.92, 0, -0.46, 1.12, 0, 0.46, 1.12, 0, 0.5, 0.92, 0], 0.035),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1.1, 0], top: 0.94 }),
  };
}

const SCREEN = { screen: '#22314f', light: '#4f7fe0', hill: '#2f5bb8', sun: '#ffd77a', dark: '#17181c' };

export const SCREENS = [
  subject({
    name: 'tablet',
    family: 'object',
    words: ['ipad', 'e-reader'],
    size: 0.25,
    colours: { ...SCREEN, body: '#c3c8d0' },
    view: { yaw: 22, pitch: 8 },
    poses: ['stand', 'blank'],
    build: ({ pose }) => (pose === 'blank' ? blanked(tablet()) : tablet()),
  }),
  subject({
    name: 'computer',
    family: 'object',
    words: ['desktop computer', 'monitor', 'pc', 'computer screen', 'screen'],
    size: 0.45,
    colours: { ...SCREEN, body: '#cdd2d9', key: '#eceef1', gap: '#9aa1ab' },
    view: { yaw: 22, pitch: 12 },
    poses: ['stand', 'blank'],
    build: ({ pose }) => (pose === 'blank' ? blanked(computer()) : computer()),
  }),
  subject({
    name: 'keyboard',
    family: 'object',
    words: ['computer keyboard'],
    size: 0.04,
    colours: { body: '#4a4f59', key: '#eef0f3' },
    main: 'body',
    view: { yaw: 20, pitch: 36 },
    build: keyboard,
  }),
  subject({
    name: 'television',
    family: 'object',
    words: ['tv', 'tv set', 'telly'],
    size: 0.8,
    colours: { ...SCREEN, body: '#2a2c31' },
    view: { yaw: 20, pitch: 6 },
    poses: ['stand', 'blank'],
    build: ({ pose }) => (pose === 'blank' ? blanked(television()) : television()),
  }),
  subject({
    name: 'radio',
    family: 'object',
    words: ['vintage radio', 'transistor radio'],
    size: 0.25,
    colours: { body: '#9a5c2c', front: '#ead9b6', dark: '#5a4630', gold: '#d6ac55', edge: tone('body', 0.7) },
    view: { yaw: 22, pitch: 12 },
    build: radio,
  }),
];
