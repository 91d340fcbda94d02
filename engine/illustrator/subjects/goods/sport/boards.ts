/** Boards for waves, streets and snow. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { box, capsule, cylinder } from '#engine/sculpt/shapes/solids.ts';
import { bend } from '#engine/sculpt/shapes/transform.ts';
import { anchored, cut, fourLegs, put, rod } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

const BOARD = [
  0, -1.1, 0.16, -0.98, 0.3, -0.6, 0.33, 0, 0.26, 0.6, 0.12, 1.0, 0, 1.14, -0.12, 1.0, -0.26, 0.6, -0.33, 0,
  -0.3, -0.6, -0.16, -0.98,
];

function surfboard(): Model {
  const plank = cut(BOARD, 0.045, 0.04);
  return {
    parts: [
      part('body', 'glossy', put(plank, [0, 1.1, 0], [-6, 0, 4]), [
        paint(
          'stripe',
          pattern((x, y) => Math.abs(x + 0.07 * (y - 1.1)) - 0.03),
          0.005,
        ),
        paint(
          'band',
          pattern((x, y) => Math.abs(Math.abs(y - 1.1 - 0.5 * x) - 0.44) - 0.06),
          0.005,
        ),
      ]),
    ],
    anchors: anchored({ grip: [0, 1, 0], top: 1.1 }),
  };
}

const deck = (long: number, wide: number, kick: number) =>
  bend(
    put(
      cut(
        [
          -long,
          0,
          -long * 0.94,
          wide * 0.7,
          -long * 0.7,
          wide,
          long * 0.7,
          wide,
          long * 0.94,
          wide * 0.7,
          long,
          0,
          long * 0.94,
          -wide * 0.7,
          long * 0.7,
          -wide,
          -long * 0.7,
          -wide,
          -long * 0.94,
          -wide * 0.7,
        ],
        0.035,
        0.025,
        4,
      ),
      [0, 0, 0],
      [90, 0, 0],
    ),
    kick,
  );

function skateboard(): Model {
  return {
    parts: [
      part('body', 'wood', put(deck(1, 0.27, 0.14), [0, 0.28, 0])),
      part('grip', 'matte', put(deck(0.985, 0.262, 0.14), [0, 0.295, 0])),
      part(
        'steel',
        'metal',
        union(
          ...[-0.56, 0.56].map((x) =>
            union(
              capsule([x, 0.14, -0.24], [x, 0.14, 0.24], 0.035),
              box([x, 0.22, 0], [0.1, 0.06, 0.09], 0.02),
            ),
          ),
        ),
      ),
      part(
        'wheel',
        'matte',
        fourLegs(0.56, 0.23, (x, z) => put(cylinder([0, 0, 0], 0.11, 0.055, 0.03), [x, 0.11, z], [90, 0, 0])),
      ),
    ],
    anchors: anchored({ grip: [0, 0.3, 0], top: 0.33, seat: [0, 0.33, 0] }),
  };
}

function snowboard(): Model {
  const plank = put(deck(1.1, 0.24, 0.07), [0, 1.1, 0], [0, 0, 90]);
  const flat = put(plank, [0, 0, 0], [0, -90, 0]);
  return {
    parts: [
      part('body', 'glossy', flat, [
        paint(
          'band',
          pattern((x, y) => 0.06 * Math.sin(y * 9 + x * 7) - 0.02),
          0.006,
        ),
        paint(
          'stripe',
          pattern((x, y) => Math.abs(x + 0.16 * Math.sin(y * 3)) - 0.03),
          0.006,
        ),
      ]),
      part(
        'binding',
        'matte',
        union(
          ...[0.78, 1.42].map((y) =>
            union(
              box([0, y, 0.05], [0.2, 0.1, 0.05], 0.03),
              rod([-0.16, y, 0.06, -0.1, y, 0.2, 0.1, y, 0.2, 0.16, y, 0.06], 0.04),
            ),
          ),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 1, 0] }),
  };
}

export const SPORT_BOARDS = [
  subject({
    name: 'surfboard',
    family: 'object',
    words: ['surf board', 'paddle board'],
    size: 2,
    colours: { body: '#f4efe2', stripe: '#d9563c', band: '#2f8fa5' },
    view: { yaw: 20, pitch: 6 },
    build: surfboard,
  }),
  subject({
    name: 'skateboard',
    family: 'object',
    words: ['longboard', 'skate board'],
    size: 0.14,
    colours: { body: '#c98a4a', grip: '#2b2c30', wheel: '#e6573f', steel: '#b9bfc7' },
    view: { yaw: 30, pitch: 18 },
    build: skateboard,
  }),
  subject({
    name: 'snowboard',
    family: 'object',
    words: ['ski', 'sleigh'],
    size: 1.5,
    colours: { body: '#2f5fa8', band: '#f2f4f6', stripe: '#e8503f', binding: '#26272b' },
    view: { yaw: 22, pitch: 6 },
    build: snowboard,
  }),
];
