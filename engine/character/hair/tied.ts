/** Hair that is combed back and tied (ponytail, bun, braids) and a baby's first tuft, in the head's own space. */

import { blend, carve, keep, mirror, relief } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Figure } from '../figure/figure.ts';
import { groove, plait, radiating } from './strands.ts';

/** Close to the head, its strands running to where it is tied; a few fall over the forehead. */
function combed({ look }: Figure, tie: Vec3): Shape {
  const strands = radiating(tie, 8, 0.03);
  const lean = look.seed % 2 === 0 ? 1 : -1;
  const volume = blend(
    0.06,
    ellipsoid([0, 0.12, -0.05], [0.55, 0.53, 0.545]),
    tube(
      [
        [-0.12 * lean, 0.56, 0.28],
        [0.12 * lean, 0.5, 0.42],
        [0.34 * lean, 0.32, 0.38],
        [0.45 * lean, 0.08, 0.24],
      ],
      [0.09, 0.1, 0.085, 0.03],
    ),
  );
  const cloth = relief(volume, 0.03, (x, y, z) => strands(x, y, z) + 0.004);
  const face = blend(
    0.06,
    ellipsoid([0, -0.1, 0.58], [0.44, 0.44, 0.42]),
    ellipsoid([-0.1 * lean, 0.02, 0.6], [0.32, 0.42, 0.36]),
  );
  const nape = shape(
    (_x, y, z) => (-0.32 + 0.3 * Math.max(0, z + 0.2) - y) * 0.9,
    [-1, -1, -1],
    [1, 1, 1],
    0.1,
  );
  const ears = mirror(ellipsoid([0.56, -0.12, 0.04], [0.15, 0.19, 0.16]));
  return carve(0.035, carve(0.04, keep(0.05, cloth, nape), face), ears);
}

export function ponytail(figure: Figure): Shape {
  const tail = tube(
    [
      [0, 0.4, -0.5],
      [0, 0.46, -0.72],
      [0.03, 0.26, -0.92],
      [0.05, -0.16, -0.9],
      [0.02, -0.6, -0.76],
      [0.04, -0.84, -0.74],
    ],
    [0.11, 0.15, 0.2, 0.19, 0.13, 0.03],
  );
  const strands = relief(tail, 0.03, (x, y, z) => -0.026 * groove((x * 10 + z * 3) * 1.4 + y * 0.8) + 0.004);
  return blend(0.04, combed(figure, [0, 0.4, -0.62]), strands);
}

export function bun(figure: Figure): Shape {
  const knot = relief(ellipsoid([0, 0.56, -0.42], [0.25, 0.23, 0.24]), 0.03, (x, y, z) => {
    const turn = Math.atan2(x, z + 0.42);
    return -0.028 * groove(turn * 2.5 + (y - 0.56) * 13) + 0.006;
  });
  return blend(0.03, combed(figure, [0, 0.56, -0.42]), knot);
}

/** Two tails that stand out from the sides and fall to the shoulders. */
export function pigtails(figure: Figure): Shape {
  const tail = tube(
    [
      [0.42, 0.3, -0.16],
      [0.62, 0.36, -0.16],
      [0.8, 0.2, -0.12],
      [0.84, -0.12, -0.06],
      [0.76, -0.46, -0.02],
    ],
    [0.09, 0.13, 0.18, 0.17, 0.03],
  );
  const strands = relief(tail, 0.03, (x, y, z) => -0.026 * groove((x * 4 + z * 9) * 1.4 + y * 0.8) + 0.004);
  return blend(0.04, combed(figure, [0, 0.56, -0.42]), mirror(strands));
}

/** Two knots on top. */
export function buns(figure: Figure): Shape {
  const knot = relief(ellipsoid([0.34, 0.58, -0.12], [0.21, 0.2, 0.2]), 0.03, (x, y, z) => {
    const turn = Math.atan2(Math.abs(x) - 0.34, z + 0.12);
    return -0.028 * groove(turn * 2.5 + (y - 0.58) * 13) + 0.006;
  });
  return blend(0.03, combed(figure, [0, 0.56, -0.42]), mirror(knot));
}

/** One braid that falls over the left shoulder. */
export function braid(figure: Figure): Shape {
  const knots = plait(10, (t) => ({
    at: [
      0.3 + 0.2 * Math.sin(t * Math.PI * 0.75) - 0.02 * t,
      -0.16 - 0.92 * t,
      -0.36 + 0.72 * Math.min(1, t * 1.25),
    ],
    size: 0.135 - 0.04 * t,
  }));
  return blend(0.03, combed(figure, [0.2, -0.1, -0.75]), knots);
}

/** Two braids over the shoulders, each a row of knots. */
export function braids(figure: Figure): Shape {
  const knots: Shape[] = [];
  for (let i = 0; i < 8; i++) {
    const t = i / 7;
    const size = 0.12 - 0.035 * t;
    const at: Vec3 = [0.5 + 0.04 * Math.sin(t * 3) - 0.1 * t, -0.24 - 0.82 * t, -0.02 + 0.26 * t];
    const side = i % 2 === 0 ? 0.028 : -0.028;
    knots.push(ellipsoid([at[0] + side, at[1], at[2]], [size * 0.92, size * 0.86, size]));
  }
  const tuft = tube(
    [
      [0.4, -1.1, 0.25],
      [0.39, -1.22, 0.26],
      [0.39, -1.34, 0.25],
    ],
    [0.05, 0.075, 0.02],
  );
  const braid = mirror(blend(0.025, ...knots, tuft));
  return blend(0.04, combed(figure, [0, 0.1, -0.75]), braid);
}

/** A baby's first hair: a soft down with a curl on top. */
export function tuft({ look }: Figure): Shape {
  const lean = look.seed % 2 === 0 ? 1 : -1;
  const down = carve(
    0.05,
    keep(
      0.05,
      ellipsoid([0, 0.09, -0.04], [0.502, 0.476, 0.5]),
      shape((_x, y, z) => (0.2 + 0.3 * z - y) * 0.9, [-1, -0.3, -1], [1, 1, 1], 0.1),
    ),
    ellipsoid([0, 0, 0.6], [0.44, 0.46, 0.42]),
  );
  const curl = tube(
    [
      [0, 0.5, 0.06],
      [0.03 * lean, 0.64, 0.1],
      [0.13 * lean, 0.68, 0.14],
      [0.16 * lean, 0.6, 0.18],
      [0.09 * lean, 0.57, 0.2],
    ],
    [0.09, 0.07, 0.055, 0.045, 0.025],
  );
  return blend(0.04, down, curl);
}
