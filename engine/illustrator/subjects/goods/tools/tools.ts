/** Hand tools and the box they are kept in. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, carve, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, frustum } from '#engine/sculpt/shapes/solids.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { anchored, cut, put, rod, tray, turned } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

const hammerHead = (): Shape =>
  union(
    put(cylinder([0, 0, 0], 0.15, 0.12, 0.03), [0.32, 1.6, 0], [0, 0, 90]),
    put(frustum([0, 0, 0], 0.22, 0.12, 0.1, 0.02), [0.1, 1.6, 0], [0, 0, 90]),
    cut([0.08, 1.7, -0.1, 1.74, -0.4, 1.66, -0.56, 1.46, -0.4, 1.54, -0.14, 1.5, 0.08, 1.5], 0.11, 0.03, 4),
  );

const handle = (top: number): Shape =>
  turned([0, 0, 0.1, 0.01, 0.12, 0.08, 0.1, 0.5, 0.075, 0.8, 0.08, top, 0, top], { steps: 5 });

function hammer(): Model {
  const parts = [part('body', 'wood', handle(1.7)), part('steel', 'metal', hammerHead())];
  return {
    parts: parts.map((p) => placePart(p, { turn: [0, 0, -24] })),
    anchors: anchored({ grip: [0.15, 0.3, 0] }),
  };
}

function screwdriver(): Model {
  const grip = relief(
    turned([0, 0, 0.12, 0.01, 0.16, 0.08, 0.17, 0.3, 0.12, 0.52, 0.15, 0.62, 0.08, 0.7, 0, 0.7]),
    0.02,
    (x, _y, z) => 0.016 * Math.cos(Math.atan2(x, z) * 6),
  );
  const parts = [
    part('body', 'glossy', grip, [
      paint(
        'band',
        pattern((_x, y) => Math.abs(y - 0.56) - 0.03),
        0.006,
      ),
    ]),
    part(
      'steel',
      'metal',
      blend(0.02, capsule([0, 0.66, 0], [0, 1.56, 0], 0.05), box([0, 1.6, 0], [0.08, 0.12, 0.018], 0.012)),
    ),
  ];
  return {
    parts: parts.map((p) => placePart(p, { turn: [0, 0, -30] })),
    anchors: anchored({ grip: [0.15, 0.3, 0] }),
  };
}

function wrench(): Model {
  const jaw = carve(
    0.02,
    cut(
      [-0.14, 1.3, -0.3, 1.5, -0.28, 1.78, -0.12, 1.9, 0.12, 1.9, 0.28, 1.78, 0.3, 1.5, 0.14, 1.3],
      0.08,
      0.03,
    ),
    put(box([0, 0, 0], [0.11, 0.26, 0.3], 0.03), [0, 1.86, 0], [0, 0, 12]),
  );
  const eye = carve(
    0.02,
    put(cylinder([0, 0, 0], 0.24, 0.08, 0.03), [0, 0.22, 0], [90, 0, 0]),
    put(cylinder([0, 0, 0], 0.13, 0.3), [0, 0.22, 0], [90, 0, 0]),
  );
  const parts = [part('body', 'metal', blend(0.06, jaw, eye, box([0, 0.86, 0], [0.1, 0.5, 0.055], 0.03)))];
  return {
    parts: parts.map((p) => placePart(p, { turn: [0, 0, -30] })),
    anchors: anchored({ grip: [0.4, 0.7, 0] }),
  };
}

function toolbox(): Model {
  const tool = (s: Shape, at: Vec3, turn: Vec3): Shape => put(s, at, turn, 0.62);
  return {
    parts: [
      part('body', 'glossy', tray([0, 0.34, 0], [0.9, 0.34, 0.42], 0.05, 0.03), [
        paint(
          'trim',
          pattern((_x, y) => Math.abs(y - 0.6) - 0.014),
          0.005,
        ),
      ]),
      part(
        'body',
        'glossy',
        put(tray([0, 0, 0], [0.9, 0.14, 0.42], 0.05, 0.03), [0, 0.98, -0.62], [-66, 0, 0]),
      ),
      part(
        'dark',
        'matte',
        union(
          rod([-0.3, 0.96, -0.86, -0.3, 1.02, -1.0, 0.3, 1.02, -1.0, 0.3, 0.96, -0.86], 0.035),
          box([0, 0.3, 0.43], [0.12, 0.08, 0.02], 0.01),
        ),
      ),
      part('wood', 'wood', tool(handle(1.7), [-0.5, 0.3, 0.1], [-20, 0, -16])),
      part(
        'steel',
        'metal',
        union(
          tool(hammerHead(), [-0.5, 0.3, 0.1], [-20, 0, -16]),
          put(capsule([0, 0.5, 0], [0, 1.0, 0], 0.035), [0.16, 0.3, 0.14], [-10, 0, 6]),
          tool(
            blend(
              0.05,
              carve(
                0.02,
                put(cylinder([0, 0, 0], 0.3, 0.08, 0.03), [0, 1.6, 0], [90, 0, 0]),
                box([0, 1.8, 0], [0.11, 0.22, 0.3], 0.02),
              ),
              box([0, 0.86, 0], [0.1, 0.6, 0.055], 0.03),
            ),
            [0.5, 0.26, 0.0],
            [-14, 20, 12],
          ),
        ),
      ),
      part(
        'grip',
        'glossy',
        put(turned([0, 0, 0.08, 0.01, 0.1, 0.3, 0.06, 0.5, 0, 0.5]), [0.1, 1.3, -0.02], [170, 0, 6]),
      ),
    ],
    anchors: anchored({ grip: [0, 0.7, 0], top: 0.7, inside: 0.08, opening: 0.4 }),
  };
}

/** A low bench with a turning plate, and the pot that grows on it. */
const potteryWheel = (): Model => ({
  parts: [
    part('body', 'wood', union(box([0, 0.5, 0], [0.34, 0.05, 0.3], 0.03), ...legs(0.28, 0.24, 0.46))),
    part(
      'steel',
      'metal',
      union(cylinder([0, 0.62, 0], 0.3, 0.03, 0.01), cylinder([0, 0.3, 0], 0.05, 0.28, 0.01)),
    ),
    part(
      'clay',
      'matte',
      blend(0.05, ellipsoid([0, 0.76, 0], [0.15, 0.13, 0.15]), cylinder([0, 0.88, 0], 0.09, 0.06, 0.03)),
    ),
    part('dark', 'matte', cylinder([0, 0.94, 0], 0.07, 0.01, 0.004)),
  ],
  anchors: anchored({ grip: [0, 0.8, 0], top: 0.94 }),
});

function legs(x: number, z: number, high: number): Shape[] {
  return [-x, x].flatMap((dx) => [-z, z].map((dz) => box([dx, high / 2, dz], [0.04, high / 2, 0.04], 0.01)));
}

export const TOOLS = [
  subject({
    name: 'hammer',
    family: 'object',
    words: ['mallet'],
    size: 0.3,
    colours: { body: '#b47a40', steel: '#aab0b8' },
    view: { yaw: 20, pitch: 8 },
    build: hammer,
  }),
  subject({
    name: 'screwdriver',
    family: 'object',
    words: [],
    size: 0.22,
    colours: { body: '#d2402f', band: '#2a2c30', steel: '#c9ced5' },
    view: { yaw: 20, pitch: 8 },
    build: screwdriver,
  }),
  subject({
    name: 'pottery wheel',
    family: 'object',
    words: ['potters wheel', 'potter wheel', 'throwing wheel'],
    size: 0.72,
    colours: { body: '#8a6a4a', steel: '#9aa1a8', clay: '#b9694a', dark: '#3b3530' },
    view: { yaw: 16, pitch: 14 },
    build: potteryWheel,
  }),
  subject({
    name: 'wrench',
    family: 'object',
    words: ['spanner', 'tool', 'pliers'],
    size: 0.25,
    colours: { body: '#b8bec6' },
    view: { yaw: 20, pitch: 8 },
    build: wrench,
  }),
  subject({
    name: 'toolbox',
    label: 'toolbox',
    family: 'object',
    words: ['tool box', 'tool kit', 'box of tools'],
    size: 0.4,
    colours: {
      body: '#c2362c',
      trim: '#f0e6d6',
      dark: '#2b2d31',
      wood: '#b47a40',
      steel: '#b4bac2',
      grip: '#e6b032',
    },
    view: { yaw: 24, pitch: 22 },
    build: toolbox,
  }),
];
