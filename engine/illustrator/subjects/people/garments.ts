/** Hats, robes and hair that several roles wear. */

import { paint, part } from '#engine/sculpt/model.ts';
import { blend, mirror, relief } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import {
  capsule,
  cylinder,
  ellipsoid,
  frustum,
  halfSpace,
  sphere,
  torus,
} from '#engine/sculpt/shapes/solids.ts';
import { place, stretch } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import type { Pose } from '../subject.ts';
import type { Look } from './figure.ts';
import type { Joints } from './joints.ts';
import { hairCap, quiff } from './person-parts.ts';

export const POSES: readonly Pose[] = ['stand', 'sit', 'hold', 'read', 'ride', 'run', 'wave'];

export const CLOTHES = { trousers: '#3f5f94', shoes: '#d9503f', sole: '#fbf7f0', hair: '#4a2d20' };

export const cord = (j: Joints) =>
  part(
    'trim',
    'matte',
    mirror(
      tube(
        [
          [0.06, j.chest[1] + 0.2, 0.17],
          [0.07, j.chest[1] + 0.06, 0.225],
          [0.07, j.chest[1] - 0.04, 0.23],
        ],
        0.014,
      ),
    ),
  );

export const hood = (j: Joints) =>
  part(
    'body',
    'matte',
    place(stretch(torus([0, 0, 0], 0.17, 0.075), [1, 0.9, 1]), {
      at: add(j.chest, [0, 0.24, -0.03]),
      turn: [-14, 0, 0],
    }),
  );

export const hem = (j: Joints) =>
  part(
    'trim',
    'matte',
    place(stretch(torus([0, 0, 0], 0.25, 0.05), [1.1, 1, 0.96]), { at: add(j.hips, [0, -0.01, 0]) }),
  );

export const casual: Look = {
  headwear: [part('hair', 'matte', blend(0.06, hairCap('short'), quiff()))],
  extra: (j) => [cord(j), hood(j), hem(j)],
};

export const beard = (): Shape =>
  relief(
    blend(
      0.12,
      ellipsoid([0, -0.72, 0.5], [0.6, 0.5, 0.42]),
      capsule([0, -0.9, 0.6], [0, -1.9, 0.62], 0.5, 0.06),
      mirror(capsule([0.66, -0.5, 0.3], [0.78, 0, 0.1], 0.22, 0.1)),
    ),
    0.04,
    (x, y) => 0.03 * Math.sin(x * 18 + Math.sin(y * 5) * 1.4),
  );

export const moustache = (): Shape =>
  mirror(
    tube(
      [
        [0.02, -0.42, 0.98],
        [0.24, -0.46, 0.94],
        [0.46, -0.64, 0.8],
      ],
      [0.09, 0.12, 0.03],
    ),
  );

export const pointedHat = (bent: number): Shape =>
  blend(
    0.06,
    place(stretch(cylinder([0, 0, 0], 1.34, 0.07, 0.06), [1, 1, 1]), {
      at: [0, 0.56, -0.1],
      turn: [-8, 0, 0],
    }),
    tube(
      [
        [0, 0.6, -0.1],
        [0, 1.2, -0.14],
        [bent * 0.3, 1.75, -0.2],
        [bent, 2.2, -0.3],
      ],
      [0.88, 0.58, 0.3, 0.06],
      5,
    ),
  );

export const hatBand = (): Shape =>
  place(torus([0, 0, 0], 0.82, 0.12), { at: [0, 0.74, -0.1], turn: [-8, 0, 0] });

export const robe = (j: Joints) => [
  part(
    'body',
    'matte',
    relief(
      j.seated
        ? blend(
            0.12,
            ellipsoid(add(j.hips, [0, -0.02, 0.1]), [0.4, 0.24, 0.4]),
            mirror(capsule([0.16, 0.22, 0.1], [0.24, 0.22, 0.62], 0.2, 0.16)),
          )
        : frustum(add(j.hips, [0, -0.34, 0]), 0.42, 0.46, 0.24, 0.05),
      0.02,
      (x, _y, z) => 0.018 * Math.sin(Math.atan2(x, z) * 10),
    ),
    [paint('trim', j.seated ? sphere([0, -9, 0], 0.1) : halfSpace([0, 1, 0], 0.13), 0.01)],
  ),
  part(
    'trim',
    'glossy',
    place(stretch(torus([0, 0, 0], 0.235, 0.045), [1.05, 1, 0.95]), { at: add(j.hips, [0, 0.08, 0]) }),
  ),
];
