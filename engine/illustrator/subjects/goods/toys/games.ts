/** Board games and their pieces. */

import { type Model, paint, part, placePart } from '#engine/sculpt/model.ts';
import { blend, carve, mirror, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { anchored, cut, put, turned } from '../../forms/forms.ts';
import { subject } from '../../subject.ts';

const foot = (h: number): number[] => [
  0,
  0,
  0.36,
  0,
  0.38,
  0.05,
  0.34,
  0.12,
  0.24,
  0.18,
  0.25,
  0.22,
  0.16,
  0.3,
  0.12,
  0.4,
  0.13,
  h,
];

function chessKnight(): Model {
  const head = cut(
    [
      -0.16, 0.5, 0.18, 0.5, 0.2, 0.66, 0.1, 0.82, 0.16, 0.94, 0.36, 0.86, 0.46, 0.94, 0.4, 1.1, 0.22, 1.28,
      0.06, 1.42, 0.0, 1.34, -0.16, 1.24, -0.28, 0.98, -0.26, 0.72,
    ],
    0.14,
    0.07,
    4,
  );
  const mane = relief(
    cut(
      [-0.08, 1.36, -0.24, 1.22, -0.36, 0.96, -0.32, 0.62, -0.2, 0.62, -0.2, 0.96, -0.06, 1.2],
      0.07,
      0.04,
      4,
    ),
    0.03,
    (_x, y) => 0.025 * Math.sin(y * 34),
  );
  return {
    parts: [
      part(
        'body',
        'glossy',
        blend(
          0.04,
          turned([...foot(0.44), 0.2, 0.5, 0, 0.54]),
          head,
          mirror(put(ellipsoid([0, 0, 0], [0.05, 0.09, 0.04]), [0, 1.4, 0.06])),
        ),
        [
          paint(
            'dark',
            pattern(
              (x, y, z) =>
                Math.min(Math.hypot(x - 0.12, y - 1.16) - 0.032, Math.hypot(x - 0.4, y - 0.98) - 0.018) +
                (Math.abs(z) < 0.05 ? 1 : 0),
            ),
            0.006,
          ),
        ],
      ),
      part('body', 'glossy', mane),
    ],
    anchors: anchored({ grip: [0, 0.9, 0] }),
  };
}

function chessBoard(): Model {
  const S = 0.22;
  const checks = pattern((x, y, z) =>
    y < 0.1 || Math.max(Math.abs(x), Math.abs(z)) > 4 * S
      ? 1
      : (Math.floor(x / S) + Math.floor(z / S)) % 2 === 0
        ? -0.01
        : 0.01,
  );
  const pawn = turned(
    [
      0, 0, 0.08, 0, 0.085, 0.03, 0.05, 0.06, 0.03, 0.14, 0.045, 0.16, 0.03, 0.17, 0.058, 0.22, 0.04, 0.26, 0,
      0.27,
    ],
    { steps: 3, thin: 0.03 },
  );
  const rook = turned(
    [0, 0, 0.09, 0, 0.095, 0.04, 0.055, 0.08, 0.05, 0.24, 0.08, 0.28, 0.08, 0.35, 0, 0.35],
    { steps: 2, thin: 0.03 },
  );
  const king = union(
    turned([0, 0, 0.1, 0, 0.105, 0.04, 0.06, 0.08, 0.04, 0.34, 0.08, 0.38, 0.05, 0.4, 0.085, 0.5, 0, 0.52], {
      steps: 3,
      thin: 0.03,
    }),
    box([0, 0.57, 0], [0.018, 0.06, 0.018]),
    box([0, 0.58, 0], [0.045, 0.016, 0.018]),
  );
  const bishop = turned(
    [0, 0, 0.09, 0, 0.095, 0.04, 0.05, 0.08, 0.035, 0.26, 0.06, 0.28, 0.065, 0.36, 0.02, 0.44, 0, 0.46],
    { steps: 3, thin: 0.03 },
  );
  const at = (s: Shape, col: number, row: number): Shape => put(s, [(col - 3.5) * S, 0.12, (row - 3.5) * S]);
  return {
    parts: [
      part('body', 'wood', box([0, 0.06, 0], [1, 0.06, 1], 0.02), [paint('cream', checks, 0.002, 'wood')]),
      part(
        'white',
        'glossy',
        union(
          ...[0, 1, 4, 6].map((c) => at(pawn, c, 6)),
          at(pawn, 3, 4),
          at(rook, 0, 7),
          at(king, 4, 7),
          at(bishop, 5, 7),
          at(bishop, 2, 5),
        ),
      ),
      part(
        'black',
        'glossy',
        union(
          ...[1, 3, 6, 7].map((c) => at(pawn, c, 1)),
          at(pawn, 4, 3),
          at(rook, 7, 0),
          at(king, 4, 0),
          at(bishop, 2, 0),
          at(bishop, 5, 2),
        ),
      ),
    ],
    anchors: anchored({ grip: [0, 0.06, 1], top: 0.12, room: 0.8 }),
  };
}

function dice(): Model {
  const pips: readonly (readonly [number, number, number])[] = [
    [0, 0.5, 0],
    [0.5, 0.2, 0.2],
    [0.5, -0.2, -0.2],
    [0.5, 0, 0],
    [0.22, 0.22, 0.5],
    [-0.22, 0.22, 0.5],
    [0.22, -0.22, 0.5],
    [-0.22, -0.22, 0.5],
    [0, 0, 0.5],
    [-0.5, 0.2, 0.2],
    [-0.5, -0.2, -0.2],
  ];
  const dots = union(...pips.map((p) => sphere(p, 0.105)));
  const die = carve(0.01, box([0, 0, 0], [0.5, 0.5, 0.5], 0.12), dots);
  const one = (at: readonly [number, number, number], turn: readonly [number, number, number]) =>
    placePart(
      part('body', 'glossy', die, [paint('pip', union(...pips.map((p) => sphere(p, 0.115))), 0.006)]),
      { at, turn },
    );
  return {
    parts: [one([-0.5, 0.5, 0.1], [0, 20, 0]), one([0.7, 0.5, -0.2], [0, -32, 90])],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1 }),
  };
}

export const GAMES = [
  subject({
    name: 'chess knight',
    label: 'chess piece',
    family: 'object',
    words: ['chess piece', 'chess', 'chessman', 'chess figure'],
    size: 0.09,
    colours: { body: '#e3cfa6', dark: '#4a3722' },
    view: { yaw: 20, pitch: 8 },
    build: chessKnight,
  }),
  subject({
    name: 'chess board',
    family: 'object',
    words: ['chessboard', 'chess game', 'game of chess', 'board game'],
    size: 0.12,
    colours: { body: '#7a4a28', cream: '#e6cfa2', white: '#f4ead2', black: '#2c211c' },
    view: { yaw: 24, pitch: 32 },
    build: chessBoard,
  }),
  subject({
    name: 'dice',
    family: 'object',
    words: [],
    size: 0.03,
    colours: { body: '#c41f2d', pip: '#fbfaf5' },
    view: { yaw: 20, pitch: 26 },
    build: dice,
  }),
];
