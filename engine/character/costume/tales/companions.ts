/** Small animals that sit beside somebody's feet. */

import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid, sphere } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { SolidPart } from '../../part.ts';
import { hung } from '../cut.ts';
import type { GarmentMaker, Wearer } from '../wearer.ts';

const INK = '#1d1916';

interface Pet {
  /** In the main colour, around the body that all of them have. */
  shapes: readonly Shape[];
  /** In the second one: a muzzle, a beak, the inside of ears. */
  light: readonly Shape[];
  nose?: Shape;
  /** Where the eyes are: to the side, up and to the front. */
  eye: readonly [number, number, number];
}

/** Sitting, the front legs straight. */
const SITTING: readonly Shape[] = [
  place(ellipsoid([0, 0, 0], [0.21, 0.36, 0.24]), { at: [0, 0.36, -0.08], turn: [16, 0, 0] }),
  mirror(capsule([0.11, 0.42, 0.12], [0.11, 0.06, 0.16], 0.075)),
  mirror(ellipsoid([0.11, 0.05, 0.2], [0.08, 0.05, 0.11])),
  mirror(ellipsoid([0.2, 0.16, -0.06], [0.1, 0.16, 0.18])),
];

const HEAD = sphere([0, 0.82, 0.08], 0.21);

const sitsBeside =
  (pet: Pet): GarmentMaker =>
  ({ body }: Wearer, colour: string, trim: string): SolidPart[] => {
    // Beyond skirts and boots.
    const x = 0.92 + body.figure.bulk * 0.6 + body.figure.hip * 0.3;
    const put = (s: Shape): Shape => place(s, { at: [x, 0, 0.24], turn: [0, -16, 0], scale: 1.08 });
    const on = (name: string, s: Shape, c: string, material: SolidPart['material'] = 'matte'): SolidPart => ({
      ...hung(name, put(s), c, ['hips'], material),
      detail: 1.5,
    });
    const [ex, ey, ez] = pet.eye;
    return [
      on('pet', blend(0.04, ...pet.shapes), colour),
      on('petLight', blend(0.02, ...pet.light), trim),
      ...(pet.nose ? [on('petNose', pet.nose, INK, 'glossy')] : []),
      on('petEyes', mirror(sphere([ex, ey, ez], 0.032)), INK, 'glossy'),
    ];
  };

export const petDog = sitsBeside({
  shapes: [
    ...SITTING,
    HEAD,
    mirror(capsule([0.17, 0.94, 0.04], [0.25, 0.72, 0.08], 0.05, 0.075)),
    tube(
      [
        [0, 0.12, -0.3],
        [0.1, 0.2, -0.46],
        [0.16, 0.4, -0.5],
      ],
      [0.06, 0.055, 0.03],
    ),
  ],
  light: [ellipsoid([0, 0.77, 0.26], [0.11, 0.09, 0.13]), ellipsoid([0, 0.44, 0.11], [0.12, 0.2, 0.08])],
  nose: sphere([0, 0.82, 0.38], 0.04),
  eye: [0.08, 0.88, 0.25],
});

export const petCat = sitsBeside({
  shapes: [
    ...SITTING,
    HEAD,
    mirror(capsule([0.12, 0.94, 0.08], [0.16, 1.08, 0.08], 0.08, 0.015)),
    tube(
      [
        [0, 0.1, -0.28],
        [0.26, 0.08, -0.2],
        [0.34, 0.1, 0.06],
        [0.26, 0.1, 0.2],
      ],
      0.05,
      4,
    ),
  ],
  light: [
    mirror(ellipsoid([0.045, 0.77, 0.27], [0.06, 0.045, 0.05])),
    ellipsoid([0, 0.46, 0.12], [0.1, 0.16, 0.07]),
  ],
  nose: sphere([0, 0.805, 0.31], 0.022),
  eye: [0.085, 0.86, 0.26],
});

export const petRabbit = sitsBeside({
  shapes: [
    ...SITTING,
    HEAD,
    mirror(capsule([0.09, 0.98, 0.04], [0.13, 1.4, 0], 0.06, 0.05)),
    sphere([0, 0.16, -0.34], 0.1),
  ],
  light: [
    mirror(ellipsoid([0.05, 0.76, 0.27], [0.06, 0.05, 0.05])),
    mirror(capsule([0.095, 1.02, 0.08], [0.135, 1.34, 0.04], 0.03)),
  ],
  nose: sphere([0, 0.8, 0.31], 0.024),
  eye: [0.1, 0.87, 0.25],
});

/** A hen, a duck, a goose. */
export const petBird = sitsBeside({
  shapes: [
    ellipsoid([0, 0.36, 0], [0.22, 0.24, 0.3]),
    capsule([0, 0.46, 0.2], [0, 0.74, 0.22], 0.12, 0.12),
    capsule([0, 0.46, -0.2], [0, 0.68, -0.38], 0.12, 0.05),
    mirror(ellipsoid([0.2, 0.36, -0.02], [0.06, 0.16, 0.22])),
  ],
  light: [
    capsule([0, 0.74, 0.32], [0, 0.7, 0.45], 0.05, 0.02),
    mirror(capsule([0.09, 0.16, 0.02], [0.09, 0.03, 0.04], 0.03)),
    mirror(ellipsoid([0.09, 0.02, 0.1], [0.06, 0.02, 0.1])),
  ],
  eye: [0.1, 0.79, 0.28],
});

/** A small dragon or lizard with wings folded up. */
export const petDragon = sitsBeside({
  shapes: [
    ...SITTING,
    HEAD,
    ellipsoid([0, 0.77, 0.26], [0.12, 0.09, 0.14]),
    mirror(capsule([0.1, 0.98, 0.02], [0.15, 1.16, -0.06], 0.045, 0.01)),
    tube(
      [
        [0, 0.12, -0.28],
        [0.24, 0.07, -0.34],
        [0.42, 0.07, -0.12],
        [0.4, 0.16, 0.1],
      ],
      [0.09, 0.075, 0.05, 0.02],
      4,
    ),
  ],
  light: [
    ellipsoid([0, 0.42, 0.12], [0.12, 0.22, 0.08]),
    mirror(place(ellipsoid([0, 0, 0], [0.05, 0.3, 0.16]), { at: [0.3, 0.66, -0.22], turn: [-20, 0, -38] })),
  ],
  eye: [0.1, 0.89, 0.24],
});
