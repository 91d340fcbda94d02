/** Shelves, wardrobes and mirrors that stand along a wall. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { mirror, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { seeded } from '#engine/sculpt/shapes/noise.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { anchored, fourLegs, put } from '../../forms/forms.ts';
import { subject, tone } from '../../subject.ts';

const knobs = (...at: readonly (readonly [number, number, number])[]): Shape =>
  union(...at.map((p) => sphere(p, 0.035)));

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

export const CUPBOARDS = [
  subject({
    name: 'bookshelf',
    family: 'furniture',
    words: ['bookcase', 'bookshelves', 'book shelf'],
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
    words: ['closet', 'cupboard', 'armoire', 'locker'],
    size: 2,
    colours: { body: '#9a6236', gap: tone('body', 0.6), gold: '#d2a855' },
    view: { yaw: 24, pitch: 8 },
    build: wardrobe,
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
