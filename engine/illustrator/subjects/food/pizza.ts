/** A slice of pizza held at a slant: cheese in relief with sauce showing through, salami, olives and herbs. */

import { type Model, paint, part } from '#engine/sculpt/model.ts';
import { blend, relief, union } from '#engine/sculpt/shapes/combine.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { extrude, polygon } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, cylinder, ellipsoid, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { subject } from '../subject.ts';
import { crumbs, held } from './baking.ts';

function pizza(): Model {
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

export const PIZZA = subject({
  name: 'pizza',
  family: 'food',
  words: ['pizza margherita', 'margherita pizza', 'margherita', 'pizza slice', 'slice of pizza'],
  size: 0.25,
  colours: {
    body: '#cf3f33',
    cheese: '#f9c94f',
    sauce: '#f0a23c',
    crust: '#d99a52',
    toast: '#b9773a',
    olive: '#3b3a3f',
    leaf: '#4d9440',
  },
  view: { yaw: 16, pitch: 12 },
  build: () => pizza(),
});
