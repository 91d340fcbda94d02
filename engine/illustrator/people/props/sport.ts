/** Balls, boards, bats and all that sports need. */

import { blend, carve, keep } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { PropModel } from './prop.ts';

const WOOD = '#b9854e';

export const ball = (): PropModel => ({
  solids: [
    ['#f4f2ec', 'matte', sphere([0, 0, 0], 0.12)],
    [
      '#25252b',
      'matte',
      blend(
        0,
        ...[
          [0, 0, 1],
          [0.9, 0.2, 0.1],
          [-0.85, 0.4, 0.2],
          [0.3, 0.9, 0.1],
          [-0.2, -0.8, 0.5],
          [0.6, -0.5, -0.6],
          [-0.6, 0.2, -0.75],
        ].map(([x, y, z]) => sphere([x! * 0.092, y! * 0.092, z! * 0.092], 0.036)),
      ),
    ],
  ],
});

export const basketball = (): PropModel => ({
  solids: [
    ['#d9752e', 'matte', sphere([0, 0, 0], 0.15)],
    [
      '#25252b',
      'matte',
      blend(
        0,
        torus([0, 0, 0], 0.15, 0.005),
        place(torus([0, 0, 0], 0.15, 0.005), { turn: [90, 0, 0] }),
        place(torus([0, 0, 0], 0.15, 0.005), { turn: [0, 0, 90] }),
      ),
    ],
  ],
});

export const racket = (): PropModel => ({
  solids: [
    [
      '#c8423c',
      'glossy',
      blend(
        0.01,
        place(torus([0, 0, 0], 0.14, 0.014), { at: [0, 0.44, 0], turn: [90, 0, 0] }),
        capsule([0, 0.1, 0], [0, 0.3, 0], 0.014),
      ),
    ],
    ['#25252b', 'matte', capsule([0, -0.12, 0], [0, 0.1, 0], 0.02)],
    [
      '#f4f2ec',
      'matte',
      blend(
        0,
        ...[-0.09, -0.045, 0, 0.045, 0.09].flatMap((d) => {
          const h = Math.sqrt(0.0196 - d * d);
          return [
            capsule([d, 0.44 - h, 0], [d, 0.44 + h, 0], 0.004),
            capsule([-h, 0.44 + d, 0], [h, 0.44 + d, 0], 0.004),
          ];
        }),
      ),
    ],
  ],
});

export const golfClub = (): PropModel => ({
  solids: [
    ['#b9bec8', 'metal', capsule([0, 0.1, 0], [0, -0.8, 0], 0.011)],
    ['#25252b', 'matte', capsule([0, 0.16, 0], [0, -0.12, 0], 0.018)],
    ['#8e949e', 'metal', capsule([0, -0.8, 0], [0, -0.84, 0.09], 0.03)],
  ],
});

/** Along x, held in the middle. */
export const barbell = (): PropModel => ({
  solids: [
    ['#b9bec8', 'metal', capsule([-0.85, 0, 0], [0.85, 0, 0], 0.018)],
    [
      '#2a2b31',
      'matte',
      blend(
        0,
        ...[1, -1].flatMap((m) => [
          place(cylinder([0, 0, 0], 0.22, 0.03, 0.012), { at: [0.66 * m, 0, 0], turn: [0, 0, 90] }),
          place(cylinder([0, 0, 0], 0.17, 0.025, 0.01), { at: [0.74 * m, 0, 0], turn: [0, 0, 90] }),
        ]),
      ),
    ],
    [
      '#c8423c',
      'matte',
      blend(
        0,
        ...[1, -1].map((m) =>
          place(cylinder([0, 0, 0], 0.09, 0.036, 0.012), { at: [0.66 * m, 0, 0], turn: [0, 0, 90] }),
        ),
      ),
    ],
  ],
});

/** Along y, blade down. */
export const oar = (): PropModel => ({
  solids: [
    [WOOD, 'matte', capsule([0, 0.3, 0], [0, -1.3, 0], 0.022)],
    ['#c8423c', 'matte', ellipsoid([0, -1.45, 0], [0.09, 0.24, 0.018])],
  ],
});

export const skiPole = (): PropModel => ({
  solids: [
    ['#2a2b31', 'glossy', capsule([0, 0.04, 0], [0, -0.92, 0], 0.012)],
    [
      '#c8423c',
      'matte',
      blend(0, torus([0, -0.84, 0], 0.045, 0.01), capsule([0, 0.06, 0], [0, -0.08, 0], 0.022)),
    ],
  ],
});

/** Under the foot: the binding at the origin's height. */
export const ski = (): PropModel => ({
  solids: [
    [
      '#c8423c',
      'glossy',
      tube(
        [
          [0, 0.012, -0.62],
          [0, 0.012, 0.5],
          [0, 0.03, 0.72],
          [0, 0.12, 0.86],
        ],
        [0.04, 0.04, 0.036, 0.02],
        5,
      ),
    ],
    ['#25252b', 'matte', box([0, 0.045, 0], [0.045, 0.02, 0.14], 0.01)],
  ],
});

export const surfboard = (): PropModel => ({
  solids: [
    ['#f4efe2', 'glossy', ellipsoid([0, 0.04, 0], [0.28, 0.045, 1.05])],
    ['#2aa0a8', 'glossy', blend(0, ellipsoid([0, 0.05, 0], [0.06, 0.045, 0.98]))],
    [
      '#e8792e',
      'glossy',
      keep(0.002, ellipsoid([0, 0.042, 0], [0.283, 0.047, 1.054]), box([0, 0.05, 0.62], [0.4, 0.2, 0.08])),
    ],
  ],
});

export const snowboard = (): PropModel => ({
  solids: [
    [
      '#2f6fb4',
      'glossy',
      blend(
        0.02,
        box([0, 0.03, 0], [0.15, 0.014, 0.6], 0.012),
        place(cylinder([0, 0, 0], 0.15, 0.014, 0.01), { at: [0, 0.05, 0.66], turn: [-12, 0, 0] }),
        place(cylinder([0, 0, 0], 0.15, 0.014, 0.01), { at: [0, 0.05, -0.66], turn: [12, 0, 0] }),
      ),
    ],
    ['#f2b93b', 'glossy', box([0, 0.034, 0], [0.152, 0.013, 0.12], 0.01)],
  ],
});

export const skateboard = (): PropModel => ({
  solids: [
    [
      '#c8423c',
      'matte',
      blend(
        0.02,
        box([0, 0.11, 0], [0.11, 0.014, 0.3], 0.012),
        place(box([0, 0, 0.06], [0.105, 0.014, 0.08], 0.012), { at: [0, 0.115, 0.3], turn: [-20, 0, 0] }),
        place(box([0, 0, -0.06], [0.105, 0.014, 0.08], 0.012), { at: [0, 0.115, -0.3], turn: [20, 0, 0] }),
      ),
      1.2,
    ],
    [
      '#f4f2ec',
      'glossy',
      blend(
        0,
        ...[0.26, -0.26].flatMap((z) =>
          [0.08, -0.08].map((x) =>
            place(cylinder([0, 0, 0], 0.045, 0.024, 0.012), { at: [x, 0.046, z], turn: [0, 0, 90] }),
          ),
        ),
      ),
    ],
  ],
});

export const trophy = (): PropModel => ({
  solids: [
    [
      '#e0b04a',
      'metal',
      blend(
        0.01,
        carve(0.006, frustum([0, 0.16, 0], 0.1, 0.05, 0.11, 0.02), frustum([0, 0.2, 0], 0.09, 0.04, 0.095)),
        capsule([0, -0.02, 0], [0, 0.08, 0], 0.022),
        ...[1, -1].map((m) =>
          place(torus([0, 0, 0], 0.05, 0.012), { at: [0.12 * m, 0.18, 0], turn: [90, 0, 0] }),
        ),
      ),
    ],
    ['#3a2a20', 'glossy', box([0, -0.05, 0], [0.07, 0.04, 0.07], 0.01)],
  ],
});
