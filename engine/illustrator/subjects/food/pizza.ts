/** Pizza: a whole one as it comes out of the oven, and a slice held at a slant. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { extrude, polygon } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, ellipsoid, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { leafOf, put, ring } from '../forms/forms.ts';
import { subject } from '../subject.ts';
import { crumbs, held } from './baking.ts';

function slice(): Model {
  const wedge = polygon([
    [0, -0.9],
    [0.56, 0.42],
    [0.4, 0.52],
    [0.2, 0.58],
    [0, 0.6],
    [-0.2, 0.58],
    [-0.4, 0.52],
    [-0.56, 0.42],
  ]);
  const flat = (s: Shape): Shape => place(s, { at: [0, 0.75, 0], turn: [-24, 0, 0] });
  const disc = (x: number, y: number): Shape =>
    place(cylinder([0, 0, 0], 0.15, 0.025, 0.02), { at: [x, y, 0.11], turn: [90, 0, 0] });
  const olive = (x: number, y: number): Shape =>
    place(torus([0, 0, 0], 0.05, 0.024), { at: [x, y, 0.11], turn: [90, 0, 0] });
  const cheese = relief(
    blend(
      0.04,
      extrude(wedge, 0.1, 0.05),
      capsule([0.2, -0.4, 0.02], [0.22, -0.62, 0.04], 0.06),
      capsule([-0.3, -0.1, 0.02], [-0.32, -0.3, 0.04], 0.055),
      capsule([0.02, -0.85, 0.02], [0.02, -1.02, 0.03], 0.05),
    ),
    0.02,
    crumbs(0.03, 9),
  );
  return {
    parts: [
      part('cheese', 'glossy', flat(cheese), [
        paint('sauce', flat(pattern((x, y) => 0.6 - noise(x * 5 + 2, y * 5, 1) + 0.08)), 0.08),
      ]),
      part(
        'crust',
        'matte',
        flat(
          relief(
            tube(
              [
                [-0.6, 0.44, 0.02],
                [-0.3, 0.6, 0.03],
                [0, 0.66, 0.03],
                [0.3, 0.6, 0.03],
                [0.6, 0.44, 0.02],
              ],
              0.13,
            ),
            0.02,
            crumbs(0.03, 11),
          ),
        ),
        [
          paint(
            'toast',
            pattern((x, y, z) => 0.62 - noise(x * 7, y * 7, z * 7)),
            0.1,
          ),
        ],
      ),
      part(
        'body',
        'glossy',
        flat(union(disc(-0.18, 0.26), disc(0.22, 0.18), disc(0.0, -0.14), disc(-0.02, -0.5))),
      ),
      part('olive', 'glossy', flat(union(olive(0.02, 0.4), olive(-0.24, -0.04), olive(0.2, -0.2)))),
      part(
        'leaf',
        'matte',
        flat(
          union(
            ...(
              [
                [0.04, 0.12],
                [-0.1, -0.32],
                [0.36, 0.36],
              ] as const
            ).map(([x, y], i) =>
              place(ellipsoid([0, 0, 0], [0.09, 0.045, 0.02]), { at: [x, y, 0.13], turn: [0, 0, i * 50] }),
            ),
          ),
        ),
      ),
    ],
    anchors: held(0.9, 1.4),
  };
}

/** Round the middle, never in a regular pattern. */
const spot = (i: number, of: number, r: number): readonly [x: number, z: number] => {
  const a = (i * 2 * Math.PI) / of + 0.3 * Math.sin(i * 5.1);
  const out = r * (1 + 0.08 * Math.sin(i * 3.7));
  return [out * Math.sin(a), out * Math.cos(a)];
};

function whole(): Model {
  const rim = relief(
    blend(
      0.08,
      torus([0, 0.1, 0], 0.93, 0.11),
      ring(9, (a, i) =>
        ellipsoid(
          [0.93 * Math.sin(a + 0.2 * (i % 2)), 0.13, 0.93 * Math.cos(a + 0.2 * (i % 2))],
          [0.13, 0.1 + 0.02 * (i % 3), 0.13],
        ),
      ),
    ),
    0.02,
    crumbs(0.03, 11),
  );
  const top = relief(
    cylinder([0, 0.08, 0], 0.9, 0.05, 0.03),
    0.03,
    (x, y, z) => 0.03 * (noise(x * 5, y * 3, z * 5) - 0.4),
  );
  const salami = [...[0, 1, 2, 3, 4, 5].map((i) => spot(i, 6, 0.6)), spot(0, 2, 0.16)];
  const olives = [0, 1, 2, 3, 4].map((i) => spot(i + 0.5, 5, 0.4));
  const leaves = [0, 1, 2, 3].map((i) => spot(i + 0.35, 4, 0.3 + 0.14 * (i % 2)));
  return {
    parts: [
      part('crust', 'crust', union(rim, cylinder([0, 0.03, 0], 0.92, 0.03, 0.02)), [
        paint(
          'toast',
          pattern((x, y, z) => 0.6 - noise(x * 6, y * 6, z * 6)),
          0.12,
        ),
      ]),
      part('cheese', 'glossy', top, [
        paint(
          'sauce',
          pattern((x, _y, z) => Math.min(0.72 - noise(x * 5 + 2, 1, z * 5), 0.86 - Math.hypot(x, z))),
          0.08,
        ),
        paint(
          'brown',
          pattern((x, _y, z) => 0.78 - noise(x * 8 + 7, 3, z * 8)),
          0.06,
        ),
      ]),
      part(
        'body',
        'glossy',
        union(
          ...salami.map(([x, z], i) =>
            put(
              cylinder([0, 0, 0], 0.145, 0.022, 0.015),
              [x, 0.14, z],
              [5 * Math.sin(i * 2), 0, 5 * Math.cos(i * 3)],
            ),
          ),
        ),
        [
          paint(
            'fat',
            pattern((x, _y, z) => 0.76 - noise(x * 22, 5, z * 22)),
            0.03,
          ),
        ],
      ),
      part('olive', 'glossy', union(...olives.map(([x, z]) => torus([x, 0.15, z], 0.045, 0.022)))),
      part(
        'leaf',
        'matte',
        union(
          ...leaves.map(([x, z], i) =>
            put(leafOf(0.24, 0.55, 0.05, 0.25), [x, 0.16, z], [4 + 3 * i, i * 97, 0]),
          ),
        ),
      ),
    ],
    anchors: held(0.2, 0.3),
  };
}

const COLOURS = {
  body: '#c2382c',
  fat: '#dd6a50',
  cheese: '#ecc070',
  sauce: '#d9622f',
  brown: '#d08a35',
  crust: '#d99a52',
  toast: '#a9652e',
  olive: '#3b3a3f',
  leaf: '#3f8a3a',
};

export const PIZZAS = [
  subject({
    name: 'pizza',
    family: 'food',
    words: ['pizza margherita', 'margherita pizza', 'margherita', 'pepperoni pizza', 'salami pizza'],
    // It lies flat: this is how thick it is.
    size: 0.038,
    colours: COLOURS,
    view: { yaw: 16, pitch: 38 },
    build: whole,
  }),
  subject({
    name: 'pizza slice',
    family: 'food',
    words: ['slice of pizza', 'piece of pizza'],
    size: 0.25,
    colours: { ...COLOURS, cheese: '#f9c94f', sauce: '#f0a23c', toast: '#b9773a' },
    view: { yaw: 16, pitch: 12 },
    build: slice,
  }),
];
