/** Books lying on one another: something to sit on for a cat, and a table for a cup. */

import { type Model, part } from '#engine/sculpt/model.ts';
import { carve, union } from '#engine/sculpt/shapes/combine.ts';
import { box } from '#engine/sculpt/shapes/solids.ts';
import { anchored, put } from '../forms/forms.ts';
import { subject } from '../subject.ts';

/** Colour, height of its foot, half thickness, half width, and degrees it is turned. */
const BOOKS = [
  ['body', 0, 0.12, 0.62, 4],
  ['green', 0.24, 0.1, 0.58, -7],
  ['ochre', 0.44, 0.13, 0.54, 9],
  ['blue', 0.7, 0.09, 0.5, -3],
] as const;

function stackOfBooks(): Model {
  const pages = BOOKS.map(([, foot, half, wide, turn]) =>
    put(
      box([0.02, 0, 0], [wide - 0.03, half - 0.03, wide * 0.7 - 0.03], 0.01),
      [0, foot + half, 0],
      [0, turn, 0],
    ),
  );
  return {
    parts: [
      ...BOOKS.map(([colour, foot, half, wide, turn]) =>
        part(
          colour,
          'matte',
          put(
            carve(
              0.004,
              box([0, 0, 0], [wide, half - 0.004, wide * 0.7], 0.02),
              box([0.06, 0, 0.06], [wide + 0.02, half - 0.032, wide * 0.7 + 0.02]),
            ),
            [0, foot + half, 0],
            [0, turn, 0],
          ),
        ),
      ),
      part('paper', 'matte', union(...pages)),
    ],
    anchors: anchored({ grip: [0, 0.4, 0], top: 0.88, room: 0.4 }),
  };
}

export const STACK_OF_BOOKS = subject({
  name: 'stack of books',
  family: 'object',
  words: ['pile of books', 'book stack', 'stacked books'],
  size: 0.25,
  colours: { body: '#a8423f', green: '#3f7a64', ochre: '#d3a24a', blue: '#3f6291', paper: '#f3ead6' },
  view: { yaw: 26, pitch: 14 },
  build: stackOfBooks,
});
