/** Tools of trades and of the house. */

import { blend, carve } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { PropModel } from './prop.ts';

const WOOD = '#b9854e';
const STEEL = '#a4abb6';

export const hammer = (): PropModel => ({
  solids: [
    [WOOD, 'matte', capsule([0, -0.12, 0], [0, 0.22, 0], 0.02, 0.016)],
    [
      '#6b717c',
      'metal',
      blend(
        0.01,
        cylinder([0, 0.24, 0], 0.024, 0.035),
        place(cylinder([0, 0, 0], 0.036, 0.05, 0.01), { at: [0, 0.24, 0.05], turn: [90, 0, 0] }),
        capsule([0, 0.24, -0.02], [0, 0.21, -0.11], 0.022, 0.01),
      ),
    ],
  ],
});

export const saw = (): PropModel => ({
  solids: [
    [
      STEEL,
      'metal',
      carve(
        0.001,
        place(box([0, 0, 0], [0.006, 0.07, 0.28], 0.003), { at: [0, 0, 0.34] }),
        place(box([0, 0, 0], [0.1, 0.05, 0.4]), { at: [0, 0.1, 0.42], turn: [8, 0, 0] }),
      ),
    ],
    [
      WOOD,
      'matte',
      carve(0.01, box([0, 0, 0], [0.025, 0.085, 0.075], 0.03), box([0, 0, 0.005], [0.05, 0.04, 0.03], 0.02)),
    ],
  ],
  grip: [0, 0, -0.04],
});

export const wrench = (): PropModel => ({
  solids: [
    [
      STEEL,
      'metal',
      blend(
        0.02,
        capsule([0, -0.14, 0], [0, 0.18, 0], 0.02),
        carve(0.004, cylinder([0, 0, 0], 0.058, 0.018, 0.008), box([0, 0, -0.06], [0.026, 0.05, 0.05])),
        place(
          carve(0.004, cylinder([0, 0, 0], 0.062, 0.018, 0.008), box([0, 0, -0.055], [0.028, 0.05, 0.05])),
          { at: [0, 0.24, 0], turn: [90, 0, 0] },
        ),
      ),
    ],
  ],
});

/** Bristles down. */
export const broom = (): PropModel => ({
  solids: [
    [WOOD, 'matte', capsule([0, 0.2, 0], [0, 1.4, 0], 0.02)],
    [
      '#d9b55a',
      'matte',
      blend(0.02, frustum([0, 0.12, 0], 0.13, 0.16, 0.05, 0.02), box([0, 0.06, 0], [0.19, 0.06, 0.06], 0.03)),
    ],
    ['#8e3b2c', 'matte', torus([0, 0.2, 0], 0.06, 0.014)],
  ],
  grip: [0, 1.0, 0],
  anchors: { low: [0, 0.66, 0] },
});

export const shovel = (): PropModel => ({
  solids: [
    [WOOD, 'matte', capsule([0, 0.3, 0], [0, 1.1, 0], 0.02)],
    [WOOD, 'matte', place(capsule([-0.07, 0, 0], [0.07, 0, 0], 0.02), { at: [0, 1.12, 0] })],
    [
      '#757c88',
      'metal',
      blend(0.02, ellipsoid([0, 0.16, 0.01], [0.12, 0.17, 0.022]), capsule([0, 0.28, 0], [0, 0.4, 0], 0.026)),
    ],
  ],
  grip: [0, 0.95, 0],
  anchors: { low: [0, 0.55, 0] },
});

export const fork = (): PropModel => ({
  solids: [
    [WOOD, 'matte', capsule([0, 0.02, 0], [0, 1.3, 0], 0.02)],
    [
      '#757c88',
      'metal',
      blend(
        0.01,
        box([0, 1.32, 0], [0.13, 0.016, 0.016], 0.01),
        ...[-0.12, -0.04, 0.04, 0.12].map((x) => capsule([x, 1.32, 0], [x, 1.62, 0.02], 0.013, 0.007)),
      ),
    ],
  ],
  grip: [0, 0.86, 0],
});

/** Spout along +z. */
export const wateringCan = (): PropModel => ({
  solids: [
    [
      '#4f9a86',
      'glossy',
      blend(
        0.02,
        frustum([0, 0, 0], 0.13, 0.13, 0.11, 0.03),
        tube(
          [
            [0, -0.06, 0.1],
            [0, 0.05, 0.22],
            [0, 0.16, 0.34],
          ],
          [0.03, 0.024, 0.02],
        ),
        frustum([0, 0, 0], 0.01, 0.02, 0.02),
        place(frustum([0, 0, 0], 0.025, 0.02, 0.05, 0.01), { at: [0, 0.18, 0.36], turn: [48, 0, 0] }),
      ),
    ],
    [
      '#3c7a6a',
      'glossy',
      tube(
        [
          [0, 0.1, 0.08],
          [0, 0.23, 0.06],
          [0, 0.25, -0.06],
          [0, 0.1, -0.14],
          [0, -0.04, -0.12],
        ],
        0.018,
      ),
    ],
  ],
  grip: [0, 0.24, 0],
});

/** Tip upwards. */
export const paintBrush = (): PropModel => ({
  solids: [
    ['#c79b62', 'glossy', capsule([0, -0.16, 0], [0, 0.12, 0], 0.008, 0.014)],
    ['#c9cdd6', 'metal', capsule([0, 0.12, 0], [0, 0.17, 0], 0.015)],
    ['#d13f4b', 'matte', blend(0.005, ellipsoid([0, 0.21, 0], [0.018, 0.045, 0.018]))],
  ],
});

/** Flat, its colours up. */
export const palette = (): PropModel => {
  const blob = (a: number, r = 0.105) =>
    ellipsoid([Math.sin(a) * r, 0.018, Math.cos(a) * r * 0.8], [0.03, 0.016, 0.028]);
  return {
    solids: [
      [
        '#d9a86a',
        'glossy',
        carve(
          0.01,
          place(cylinder([0, 0, 0], 0.17, 0.014, 0.008), {}),
          cylinder([0.1, 0, -0.05], 0.035, 0.1),
        ),
      ],
      ['#d13f4b', 'glossy', blob(0.2)],
      ['#f2bf3c', 'glossy', blob(1.0)],
      ['#3a8f5a', 'glossy', blob(-0.6)],
      ['#2d6fc0', 'glossy', blob(-1.4)],
      ['#f4f2ec', 'glossy', blob(-2.2, 0.11)],
    ],
    grip: [0.06, 0, -0.06],
  };
};

/** A canvas on a wooden easel, painted side to -z. */
export const easel = (): PropModel => ({
  solids: [
    [
      WOOD,
      'matte',
      blend(
        0,
        capsule([-0.32, 0.01, -0.1], [-0.06, 1.5, 0.06], 0.02),
        capsule([0.32, 0.01, -0.1], [0.06, 1.5, 0.06], 0.02),
        capsule([0, 0.01, 0.4], [0, 1.46, 0.08], 0.02),
        box([0, 0.62, -0.04], [0.36, 0.02, 0.045], 0.01),
      ),
    ],
    [
      '#fbf7ec',
      'matte',
      place(box([0, 0, 0], [0.36, 0.3, 0.015], 0.005), { at: [0, 0.95, -0.03], turn: [6, 0, 0] }),
    ],
    [
      '#5fa8d8',
      'matte',
      place(box([0, 0.1, -0.012], [0.33, 0.16, 0.006], 0.003), { at: [0, 0.95, -0.03], turn: [6, 0, 0] }),
    ],
    [
      '#6aa35a',
      'matte',
      place(box([0, -0.15, -0.012], [0.33, 0.1, 0.006], 0.003), { at: [0, 0.95, -0.03], turn: [6, 0, 0] }),
    ],
    [
      '#f2bf3c',
      'matte',
      place(cylinder([0, 0, 0], 0.06, 0.006), { at: [0.16, 1.1, -0.05], turn: [96, 0, 0] }),
    ],
  ],
  anchors: { canvas: [-0.1, 0.98, -0.07] },
});

export const scissors = (): PropModel => ({
  solids: [
    [
      STEEL,
      'metal',
      blend(
        0,
        place(box([0, 0.13, 0], [0.012, 0.13, 0.005], 0.003), { turn: [0, 0, 12] }),
        place(box([0, 0.13, 0], [0.012, 0.13, 0.005], 0.003), { turn: [0, 0, -12] }),
      ),
    ],
    [
      '#c8423c',
      'glossy',
      blend(
        0,
        place(torus([0, 0, 0], 0.036, 0.012), { at: [0.04, -0.04, 0], turn: [90, 0, 0] }),
        place(torus([0, 0, 0], 0.036, 0.012), { at: [-0.04, -0.04, 0], turn: [90, 0, 0] }),
      ),
    ],
  ],
});

export const knife = (): PropModel => ({
  solids: [
    ['#2c2320', 'matte', capsule([0, 0, -0.1], [0, 0, 0.02], 0.018)],
    [
      STEEL,
      'metal',
      blend(
        0.004,
        place(box([0, -0.012, 0.14], [0.004, 0.03, 0.12], 0.003), {}),
        capsule([0, 0.01, 0.02], [0, 0.0, 0.27], 0.008, 0.004),
      ),
    ],
  ],
  grip: [0, 0, -0.04],
});

/** A piece of cloth with a needle. */
export const sewing = (): PropModel => ({
  solids: [
    [
      '#d98aa6',
      'matte',
      tube(
        [
          [-0.16, 0, 0],
          [-0.06, 0.03, 0.02],
          [0.06, -0.01, 0],
          [0.16, -0.06, 0.03],
        ],
        [0.05, 0.06, 0.06, 0.04],
      ),
    ],
    ['#d9b27a', 'matte', place(torus([0, 0, 0], 0.11, 0.012), { turn: [24, 0, 0] })],
    [STEEL, 'metal', capsule([0.04, 0.02, 0.02], [0.16, 0.12, 0.06], 0.005)],
  ],
});

export const knitting = (): PropModel => ({
  solids: [
    ['#d1566a', 'matte', blend(0.02, box([0, -0.1, 0], [0.11, 0.11, 0.016], 0.014))],
    [
      '#e8cf9a',
      'glossy',
      blend(
        0,
        capsule([-0.16, 0.06, 0.02], [0.12, -0.0, -0.02], 0.009),
        capsule([0.16, 0.06, 0.02], [-0.12, 0, -0.02], 0.009),
        sphere([-0.165, 0.062, 0.02], 0.018),
        sphere([0.165, 0.062, 0.02], 0.018),
      ),
    ],
  ],
});
