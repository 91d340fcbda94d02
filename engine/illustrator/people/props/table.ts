/** Food, drink, flowers and what they are served and carried in. */

import { blend, carve } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { PropModel } from './prop.ts';

export const cup = (): PropModel => ({
  solids: [
    [
      '#f6f2ea',
      'glossy',
      blend(
        0.008,
        carve(0.006, frustum([0, 0, 0], 0.065, 0.05, 0.07, 0.012), frustum([0, 0.03, 0], 0.06, 0.042, 0.06)),
        place(torus([0, 0, 0], 0.036, 0.012), { at: [0.085, 0, 0], turn: [90, 0, 0] }),
      ),
    ],
    ['#4a2a18', 'glossy', cylinder([0, 0.035, 0], 0.057, 0.006)],
  ],
});

export const glass = (): PropModel => ({
  solids: [
    [
      '#d8ecf2',
      'glass',
      carve(0.004, frustum([0, 0, 0], 0.085, 0.045, 0.056, 0.008), frustum([0, 0.02, 0], 0.08, 0.038, 0.05)),
    ],
    ['#f2a63c', 'glossy', frustum([0, -0.005, 0], 0.06, 0.038, 0.045, 0.004)],
  ],
});

export const tray = (): PropModel => ({
  solids: [
    [
      '#c9cdd6',
      'metal',
      carve(0.006, cylinder([0, 0.012, 0], 0.21, 0.02, 0.01), cylinder([0, 0.036, 0], 0.19, 0.02)),
    ],
    [
      '#f6f2ea',
      'glossy',
      blend(
        0.004,
        frustum([0.07, 0.065, 0.03], 0.045, 0.034, 0.05, 0.008),
        frustum([-0.08, 0.06, -0.05], 0.04, 0.032, 0.048, 0.008),
        cylinder([0.07, 0.026, 0.03], 0.07, 0.006),
        cylinder([-0.08, 0.026, -0.05], 0.068, 0.006),
      ),
    ],
    [
      '#4a2a18',
      'glossy',
      blend(0, cylinder([0.07, 0.108, 0.03], 0.042, 0.006), cylinder([-0.08, 0.098, -0.05], 0.04, 0.006)),
    ],
    ['#d99a4a', 'matte', place(torus([0, 0, 0], 0.035, 0.022), { at: [-0.02, 0.045, 0.1] })],
  ],
});

/** Handle towards -z. */
export const pan = (): PropModel => ({
  solids: [
    [
      '#2a2b31',
      'metal',
      blend(
        0.01,
        carve(
          0.006,
          frustum([0, 0, 0.18], 0.035, 0.13, 0.16, 0.012),
          frustum([0, 0.02, 0.18], 0.03, 0.12, 0.15),
        ),
        capsule([0, 0.01, 0.02], [0, 0.03, -0.2], 0.018, 0.022),
      ),
    ],
    ['#fbf7ec', 'glossy', ellipsoid([0.01, 0, 0.18], [0.09, 0.014, 0.08])],
    ['#f2a63c', 'glossy', ellipsoid([0.02, 0.012, 0.18], [0.035, 0.022, 0.035])],
  ],
  grip: [0, 0.025, -0.14],
});

export const ladle = (): PropModel => ({
  solids: [
    [
      '#b9854e',
      'matte',
      blend(
        0.01,
        capsule([0, -0.1, 0], [0, 0.22, 0], 0.013),
        ellipsoid([0, 0.26, 0.01], [0.042, 0.06, 0.02]),
      ),
    ],
  ],
});

/** Spout to +z. */
export const jug = (): PropModel => ({
  solids: [
    [
      '#8fb6d8',
      'glossy',
      blend(
        0.012,
        carve(0.006, frustum([0, 0, 0], 0.11, 0.08, 0.062, 0.02), frustum([0, 0.05, 0], 0.09, 0.06, 0.05)),
        place(torus([0, 0, 0], 0.06, 0.014), { at: [0, 0.01, -0.085], turn: [0, 0, 90] }),
        capsule([0, 0.1, 0.05], [0, 0.12, 0.085], 0.02, 0.012),
      ),
    ],
  ],
  grip: [0, 0.01, -0.14],
  anchors: { spout: [0, 0.12, 0.09] },
});

export const sandwich = (): PropModel => ({
  solids: [
    [
      '#d9a05a',
      'matte',
      blend(
        0,
        box([0, 0.04, 0], [0.085, 0.022, 0.065], 0.02),
        box([0, -0.04, 0], [0.085, 0.02, 0.065], 0.018),
      ),
    ],
    ['#6fae4a', 'matte', box([0, 0.008, 0], [0.092, 0.01, 0.072], 0.008)],
    ['#d1423c', 'matte', box([0, -0.012, 0], [0.088, 0.01, 0.068], 0.008)],
  ],
});

export const apple = (): PropModel => ({
  solids: [
    ['#c93a32', 'glossy', carve(0.03, sphere([0, 0, 0], 0.06), sphere([0, 0.075, 0], 0.02))],
    ['#5a3a22', 'matte', capsule([0, 0.045, 0], [0.01, 0.085, 0], 0.006)],
  ],
});

export const parcel = (): PropModel => ({
  solids: [
    ['#c79b62', 'matte', box([0, 0.14, 0], [0.2, 0.14, 0.15], 0.012)],
    ['#e8d3a4', 'matte', blend(0, box([0, 0.14, 0], [0.03, 0.145, 0.155], 0.004))],
    ['#f6f2ea', 'matte', box([0.11, 0.18, 0.152], [0.06, 0.04, 0.004], 0.002)],
  ],
});

export const bread = (): PropModel => ({
  solids: [
    ['#c98a45', 'matte', ellipsoid([0, 0.075, 0], [0.21, 0.085, 0.11])],
    [
      '#eccf9a',
      'matte',
      blend(
        0,
        ...[-0.1, 0, 0.1].map((x) =>
          place(ellipsoid([0, 0, 0], [0.018, 0.012, 0.07]), {
            at: [x, 0.15 - Math.abs(x) * 0.2, 0],
            turn: [0, 24, 0],
          }),
        ),
      ),
    ],
  ],
});

export const shoppingBag = (): PropModel => ({
  solids: [
    [
      '#e0688a',
      'matte',
      carve(0.006, box([0, -0.3, 0], [0.15, 0.18, 0.075], 0.008), box([0, -0.2, 0], [0.138, 0.18, 0.064])),
    ],
    [
      '#f6f2ea',
      'matte',
      blend(
        0,
        ...[0.06, -0.06].map((z) =>
          tube(
            [
              [-0.07, -0.13, z],
              [-0.05, -0.02, z * 0.4],
              [0.05, -0.02, z * 0.4],
              [0.07, -0.13, z],
            ],
            0.009,
          ),
        ),
      ),
    ],
  ],
  grip: [0, -0.02, 0],
});

export const bouquet = (): PropModel => {
  const bloom = (i: number) => {
    const a = i * 2.4;
    const r = 0.035 * Math.sqrt(i);
    return sphere([Math.sin(a) * r, 0.2 - r * 0.5, Math.cos(a) * r], 0.05);
  };
  return {
    solids: [
      [
        '#4f8f4a',
        'matte',
        blend(0.01, frustum([0, 0.06, 0], 0.12, 0.02, 0.12, 0.01), capsule([0, -0.14, 0], [0, 0, 0], 0.022)),
      ],
      ['#e8849f', 'matte', blend(0, ...[1, 4, 6, 9, 11].map(bloom))],
      ['#f4f0e6', 'matte', blend(0, ...[2, 5, 8, 10, 0].map(bloom))],
      ['#f2bf5a', 'matte', blend(0, ...[3, 7, 12].map(bloom))],
      ['#f4f2ec', 'matte', torus([0, -0.02, 0], 0.028, 0.012)],
    ],
    grip: [0, -0.07, 0],
  };
};

export const flask = (): PropModel => ({
  solids: [
    [
      '#cfe6ee',
      'glass',
      blend(0.02, frustum([0, -0.02, 0], 0.09, 0.1, 0.03, 0.012), cylinder([0, 0.1, 0], 0.026, 0.06, 0.006)),
    ],
    ['#5fc08a', 'glossy', frustum([0, -0.06, 0], 0.045, 0.088, 0.062, 0.008)],
  ],
  grip: [0, 0.08, 0],
});
