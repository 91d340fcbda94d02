/** Toys and things of small children. */

import { type Model, type Part, paint, part } from '#engine/sculpt/model.ts';
import { carve, mirror, union } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, cylinder, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, between, many, put, rod, turned } from '../../forms/forms.ts';
import { disc, onFront, rect } from '../../forms/print.ts';
import { subject, tone } from '../../subject.ts';

function blocks(): Model {
  const cube = (
    colour: string,
    x: number,
    y: number,
    z: number,
    turn: number,
    figure: (u: number, v: number) => number,
  ): Part => {
    const at = (s: Shape): Shape => put(s, [x, y, z], [0, turn, 0]);
    return part(colour, 'wood', at(box([0, 0, 0], [0.38, 0.38, 0.38], 0.05)), [
      paint('pale', at(onFront(rect(0, 0, 0.27, 0.27), 0.3)), 0.005),
      paint(colour, at(onFront(figure, 0.3)), 0.006),
    ]);
  };
  return {
    parts: [
      cube('body', -0.42, 0.38, 0, 14, disc(0, 0, 0.17)),
      cube('blue', 0.46, 0.38, 0.04, -12, rect(0, 0, 0.15, 0.15)),
      cube('yellow', 0.02, 1.14, 0.02, 8, (u, v) => Math.max(Math.abs(u) * 0.87 + v * 0.5, -v) - 0.11),
      part('green', 'wood', put(cylinder([0, 0, 0], 0.24, 0.3, 0.04), [0.95, 0.24, 0.62], [90, 40, 0])),
    ],
    anchors: anchored({ grip: [0, 0.5, 0], top: 1.52 }),
  };
}

function bricks(): Model {
  const brick = (colour: string, x: number, y: number, z: number, nx: number, turn = 0): Part =>
    part(
      colour,
      'glossy',
      put(
        union(
          box([0, 0.17, 0], [nx * 0.2, 0.17, 0.4], 0.015),
          many(nx * 2, (i) =>
            cylinder([-(nx - 1) * 0.2 + 0.4 * (i % nx), 0.38, i < nx ? -0.2 : 0.2], 0.12, 0.05, 0.012),
          ),
        ),
        [x, y, z],
        [0, turn, 0],
      ),
    );
  return {
    parts: [
      brick('body', -0.4, 0, 0, 4),
      brick('blue', 0.62, 0, 0.02, 2, 0),
      brick('yellow', 0.0, 0.34, 0, 4),
      brick('green', -0.4, 0.68, 0, 2),
      brick('white', 1.0, 0, 0.86, 3, 28),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 1.1 }),
  };
}

function babyBottle(): Model {
  return {
    parts: [
      part(
        'glass',
        'glossy',
        turned([0, 0, 0.28, 0, 0.32, 0.04, 0.32, 0.12, 0.3, 0.5, 0.32, 0.9, 0.26, 1.0, 0, 1.0]),
        [
          paint('milk', between(-0.1, 0.72), 0.006),
          paint(
            'ink',
            onFront((x, y) =>
              Math.max(
                Math.abs(x - 0.1) - 0.07,
                Math.abs(((((y / 0.14) % 1) + 1) % 1) - 0.5) * 0.14 - 0.01,
                Math.abs(y - 0.46) - 0.28,
              ),
            ),
            0.004,
          ),
        ],
      ),
      part(
        'body',
        'glossy',
        turned([0, 0.98, 0.31, 0.98, 0.32, 1.02, 0.31, 1.18, 0.24, 1.22, 0, 1.22], { steps: 2 }),
      ),
      part(
        'teat',
        'glossy',
        turned([0, 1.2, 0.22, 1.2, 0.2, 1.28, 0.1, 1.36, 0.075, 1.46, 0.09, 1.54, 0.05, 1.6, 0, 1.61]),
      ),
    ],
    anchors: anchored({ grip: [0, 0.5, 0] }),
  };
}

function pacifier(): Model {
  return {
    parts: [
      part(
        'body',
        'glossy',
        put(
          union(carve(0.02, cylinder([0, 0, 0], 0.46, 0.05, 0.04), mirror(cylinder([0.27, 0, 0], 0.1, 0.3)))),
          [0, 0.5, 0],
          [72, 0, 0],
        ),
      ),
      part('ring', 'glossy', put(torus([0, 0, 0], 0.26, 0.06), [0, 0.36, 0.36], [20, 0, 0])),
      part('body', 'glossy', put(cylinder([0, 0, 0], 0.15, 0.1, 0.05), [0, 0.52, 0.1], [72, 0, 0])),
      part('teat', 'glossy', rod([0, 0.5, -0.04, 0, 0.58, -0.3, 0, 0.62, -0.46], [0.1, 0.12, 0.17])),
    ],
    anchors: anchored({ grip: [0, 0.5, 0] }),
  };
}

export const TOY_PAINT = {
  body: '#d8432f',
  blue: '#2f7fc4',
  yellow: '#f5bd2c',
  green: '#4fa64a',
  white: '#f7f4ec',
  pale: '#f6e6c4',
};

export const NURSERY = [
  subject({
    name: 'building blocks',
    label: 'toy blocks',
    family: 'object',
    words: [
      'building block',
      'toy block',
      'wooden block',
      'alphabet block',
      'coloured block',
      'colored block',
      'colourful block',
      'colorful block',
      'play block',
      'block tower',
      'tower of block',
    ],
    size: 0.12,
    colours: TOY_PAINT,
    view: { yaw: 12, pitch: 14 },
    build: blocks,
  }),
  subject({
    name: 'toy bricks',
    family: 'object',
    words: ['toy brick', 'lego', 'lego brick', 'plastic brick'],
    size: 0.05,
    colours: TOY_PAINT,
    view: { yaw: 26, pitch: 22 },
    build: bricks,
  }),
  subject({
    name: 'baby bottle',
    family: 'object',
    words: ['feeding bottle', 'nursing bottle'],
    size: 0.18,
    colours: { body: '#5fb3c9', glass: '#e6f1f5', milk: '#fffdf6', ink: '#6a93a4', teat: '#e9c08c' },
    view: { yaw: 10, pitch: 12 },
    build: babyBottle,
  }),
  subject({
    name: 'pacifier',
    family: 'object',
    words: ['baby dummy', 'soother'],
    size: 0.05,
    colours: { body: '#f2a0b5', ring: tone('body', 1.5), teat: '#edc894' },
    view: { yaw: 24, pitch: 14 },
    build: pacifier,
  }),
];
