/** Fins, flukes and the plain fish: what everything that swims is put together from. */

import { type Model, type Paint, type Part, paint, part } from '#engine/sculpt/model.ts';
import { blend, keep, mirror } from '#engine/sculpt/shapes/combine.ts';
import { pattern, stripes } from '#engine/sculpt/shapes/marks.ts';
import { curve, type Point, pillow } from '#engine/sculpt/shapes/outline.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { blush, eyes } from '../face.ts';

/** A fin in the plane of symmetry; points are (z, y), so that the fish can be drawn in profile. */
export const fin = (points: readonly Point[], thick: number): Shape =>
  place(pillow(curve(points.map(([z, y]): Point => [-z, y])), thick, thick * 4), { turn: [0, 90, 0] });

export const flatFin = (points: readonly Point[], thick: number, at: Vec3, turn: Vec3): Shape =>
  mirror(place(pillow(curve(points), thick, thick * 4), { at, turn }));

export const FLIPPER: Point[] = [
  [0, 0.14],
  [0.3, 0.1],
  [0.62, -0.1],
  [0.78, -0.34],
  [0.56, -0.34],
  [0.26, -0.22],
  [0, -0.16],
];

export const FLUKE: Point[] = [
  [0, 0.16],
  [0.2, 0.1],
  [0.5, -0.1],
  [0.72, -0.36],
  [0.44, -0.32],
  [0.2, -0.22],
  [0, -0.18],
];

export function fish(): Model {
  const body = blend(
    0.1,
    ellipsoid([0, 0.5, 0.05], [0.27, 0.4, 0.56]),
    capsule([0, 0.5, -0.3], [0, 0.5, -0.66], 0.22, 0.09),
  );
  const fins = blend(
    0.02,
    fin(
      [
        [-0.6, 0.56],
        [-0.86, 0.86],
        [-1.06, 0.92],
        [-0.98, 0.5],
        [-1.06, 0.1],
        [-0.86, 0.14],
        [-0.6, 0.44],
      ],
      0.045,
    ),
    fin(
      [
        [0.3, 0.84],
        [0.14, 1.12],
        [-0.2, 1.16],
        [-0.36, 0.98],
        [-0.4, 0.7],
        [0, 0.7],
      ],
      0.04,
    ),
    fin(
      [
        [0, 0.2],
        [-0.2, -0.04],
        [-0.36, 0],
        [-0.36, 0.3],
      ],
      0.035,
    ),
  );
  return {
    parts: [
      part('body', 'glossy', body, [
        paint(
          'band',
          keep(
            0.01,
            stripes('z', 0.46, 0.36, 0.16),
            pattern((_x, _y, z) => Math.max(z - 0.42, -0.62 - z)),
          ),
          0.012,
        ),
        paint('belly', ellipsoid([0, 0.1, 0.1], [0.4, 0.22, 0.6]), 0.06),
        blush([0.2, 0.36, 0.48], 0.06),
        paint('mouth', ellipsoid([0, 0.4, 0.62], [0.11, 0.022, 0.16]), 0.008),
      ]),
      part('fin', 'glossy', fins),
      part(
        'fin',
        'glossy',
        mirror(
          place(
            pillow(
              curve([
                [0, 0.1],
                [0.2, 0.16],
                [0.34, 0.02],
                [0.24, -0.14],
                [0, -0.08],
              ]),
              0.035,
              0.12,
            ),
            { at: [0.24, 0.4, 0.12], turn: [0, 50, -18] },
          ),
        ),
      ),
      ...eyes({ at: [0.19, 0.6, 0.36], r: 0.12, splay: 1.1, tall: 1, white: true, iris: 0.8 }),
    ],
    anchors: { top: { at: [0, 1, 0] }, seat: { at: [0, 0.9, 0] }, hand: { at: [0, 0.4, 0.7] } },
  };
}

export interface Swimmer {
  body: Shape;
  paint: Paint[];
  extra: Part[];
}

export const swimmer = ({ body, paint: layers, extra }: Swimmer): Model => ({
  parts: [part('body', 'glossy', body, layers), ...extra],
  anchors: {
    top: { at: [0, 1.1, 0] },
    seat: { at: [0, 1.02, -0.1] },
    hand: { at: [0, 0.6, 1.1] },
    hips: { at: [0, 0, 0] },
  },
});
