/** What people take along: rods, kites, umbrellas, glasses to look through, letters and bags. */

import { blend, carve, keep } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { PropModel } from './prop.ts';

const WOOD = '#b9854e';

/** Tip upwards. */
export const fishingRod = (): PropModel => ({
  solids: [
    [
      '#6e4a2c',
      'glossy',
      tube(
        [
          [0, -0.2, 0],
          [0, 0.6, 0.02],
          [0, 1.3, 0.12],
          [0, 1.7, 0.32],
        ],
        [0.018, 0.014, 0.009, 0.005],
        5,
      ),
    ],
    ['#d9b27a', 'matte', capsule([0, -0.22, 0], [0, 0.1, 0], 0.024)],
    [
      '#2a2b31',
      'metal',
      place(cylinder([0, 0, 0], 0.05, 0.03, 0.01), { at: [0, 0.14, 0.05], turn: [0, 0, 90] }),
    ],
  ],
  anchors: { tip: [0, 1.7, 0.32] },
});

export const bubbleWand = (): PropModel => ({
  solids: [
    [
      '#e0688a',
      'glossy',
      blend(
        0.006,
        capsule([0, -0.1, 0], [0, 0.12, 0], 0.012),
        place(torus([0, 0, 0], 0.05, 0.012), { at: [0, 0.18, 0], turn: [90, 0, 0] }),
      ),
    ],
  ],
  anchors: { ring: [0, 0.18, 0] },
});

export const bubbles = (): PropModel => ({
  solids: [
    [
      '#cfe8f5',
      'glass',
      blend(
        0,
        ...[
          [0, 0, 0, 0.07],
          [0.2, 0.16, 0.1, 0.1],
          [-0.12, 0.3, 0.24, 0.08],
          [0.3, 0.42, 0.3, 0.12],
          [0.02, 0.52, 0.4, 0.06],
          [-0.26, 0.1, 0.16, 0.05],
        ].map(([x, y, z, r]) => sphere([x!, y!, z!], r!)),
      ),
    ],
  ],
});

export const magnifier = (): PropModel => ({
  solids: [
    ['#6e4a2c', 'glossy', capsule([0, -0.14, 0], [0, 0.02, 0], 0.02)],
    ['#d9a93f', 'metal', place(torus([0, 0, 0], 0.1, 0.016), { at: [0, 0.14, 0], turn: [90, 0, 0] })],
    [
      '#d8ecf2',
      'glass',
      place(cylinder([0, 0, 0], 0.095, 0.008, 0.004), { at: [0, 0.14, 0], turn: [90, 0, 0] }),
    ],
  ],
  grip: [0, -0.08, 0],
});

/** Lenses to +z. */
export const binoculars = (): PropModel => ({
  solids: [
    [
      '#2a2b31',
      'matte',
      blend(
        0.01,
        ...[0.055, -0.055].map((x) =>
          place(frustum([0, 0, 0], 0.09, 0.035, 0.055, 0.01), { at: [x, 0, 0], turn: [90, 0, 0] }),
        ),
        box([0, 0, -0.01], [0.05, 0.02, 0.05], 0.01),
      ),
    ],
    [
      '#6f9ed0',
      'glossy',
      blend(0, ...[0.055, -0.055].map((x) => ellipsoid([x, 0, 0.088], [0.044, 0.044, 0.012]))),
    ],
  ],
  anchors: { eye: [0, 0, -0.1] },
});

/** On a tripod, eyepiece towards -z. */
export const telescope = (): PropModel => ({
  solids: [
    [
      '#f4f2ec',
      'glossy',
      place(blend(0.006, cylinder([0, 0, 0], 0.075, 0.4, 0.01), cylinder([0, -0.5, 0], 0.045, 0.16, 0.008)), {
        at: [0, 1.2, 0.2],
        turn: [60, 0, 0],
      }),
    ],
    [
      '#25252b',
      'matte',
      blend(
        0,
        ...[0, 1, 2].map((i) =>
          capsule(
            [0, 1.06, 0.12],
            [Math.sin(i * 2.094) * 0.36, 0.012, 0.12 + Math.cos(i * 2.094) * 0.36],
            0.016,
          ),
        ),
        sphere([0, 1.08, 0.13], 0.05),
      ),
    ],
  ],
  anchors: { eye: [0, 0.9, -0.36] },
});

/** Shaft along y, canopy above. */
export const umbrella = (): PropModel => {
  const canopy = shape(
    (x, y, z) => {
      const q = Math.hypot(x, z);
      const turn = Math.atan2(x, z);
      const rib = 0.035 * Math.abs(Math.sin(turn * 4)) * (q / 0.62);
      const top = 0.98 - 0.42 * (q / 0.62) ** 2 * 0.75 - rib * 0.6;
      return Math.max(Math.abs(y - top) * 0.75 - 0.012, (q - 0.62 + rib * 1.5) * 0.8);
    },
    [-0.65, 0.55, -0.65],
    [0.65, 1.02, 0.65],
    0.014,
  );
  return {
    solids: [
      ['#c8423c', 'matte', canopy, 1.3],
      [
        '#3a3d46',
        'metal',
        blend(
          0,
          capsule([0, -0.1, 0], [0, 0.98, 0], 0.011),
          capsule([0, 0.98, 0], [0, 1.05, 0], 0.012, 0.005),
        ),
      ],
      [
        '#8a5a34',
        'glossy',
        tube(
          [
            [0, -0.02, 0],
            [0, -0.14, 0],
            [0.03, -0.2, 0],
            [0.075, -0.18, 0],
            [0.08, -0.14, 0],
          ],
          0.02,
        ),
      ],
    ],
    grip: [0, -0.06, 0],
  };
};

/** In the plane of x and y, facing +z, tail downwards. */
export const kite = (): PropModel => ({
  solids: [
    [
      '#d1423c',
      'matte',
      keep(
        0.004,
        place(box([0, 0, 0], [0.3, 0.3, 0.012], 0.004), { turn: [0, 0, 45] }),
        box([0, 0.5, 0], [1, 0.5, 1]),
      ),
    ],
    [
      '#f2bf3c',
      'matte',
      keep(
        0.004,
        place(box([0, 0, 0], [0.3, 0.3, 0.012], 0.004), { turn: [0, 0, 45] }),
        box([0, -0.5, 0], [1, 0.5, 1]),
      ),
    ],
    [
      '#2d6fc0',
      'matte',
      blend(
        0.004,
        tube(
          [
            [0, -0.42, 0],
            [0.08, -0.62, 0.02],
            [-0.06, -0.82, 0],
            [0.06, -1.02, 0.02],
          ],
          0.012,
        ),
        ...[
          [0.08, -0.62],
          [-0.06, -0.82],
          [0.06, -1.02],
        ].map(([x, y]) => ellipsoid([x!, y!, 0.01], [0.07, 0.025, 0.014])),
      ),
    ],
    [
      WOOD,
      'matte',
      blend(
        0,
        capsule([0, 0.42, -0.012], [0, -0.42, -0.012], 0.008),
        capsule([0.42, 0, -0.012], [-0.42, 0, -0.012], 0.008),
      ),
    ],
  ],
});

/** Towards the viewer. */
export const steeringWheel = (): PropModel => ({
  solids: [
    [
      '#25252b',
      'matte',
      blend(
        0.01,
        torus([0, 0, 0], 0.2, 0.022),
        ellipsoid([0, -0.02, 0], [0.06, 0.025, 0.05]),
        ...[0, 2.1, 4.2].map((a) =>
          capsule([0, -0.015, 0], [Math.sin(a) * 0.19, 0, Math.cos(a) * 0.19], 0.016),
        ),
      ),
    ],
  ],
});

export const letter = (): PropModel => ({
  solids: [
    ['#fbf7ec', 'matte', box([0, 0, 0], [0.12, 0.08, 0.008], 0.003)],
    ['#c8423c', 'matte', box([0.08, 0.045, 0.006], [0.025, 0.022, 0.004], 0.002)],
    [
      '#b5a98e',
      'matte',
      blend(
        0,
        tube(
          [
            [-0.11, 0.07, 0.008],
            [0, -0.005, 0.008],
            [0.11, 0.07, 0.008],
          ],
          0.003,
          4,
        ),
      ),
    ],
  ],
});

export const briefcase = (): PropModel => ({
  solids: [
    ['#5a3a26', 'matte', box([0, -0.17, 0], [0.2, 0.14, 0.055], 0.02)],
    [
      '#3a2418',
      'matte',
      tube(
        [
          [-0.07, -0.04, 0],
          [-0.05, 0.0, 0],
          [0.05, 0.0, 0],
          [0.07, -0.04, 0],
        ],
        0.014,
      ),
    ],
    [
      '#d9a93f',
      'metal',
      blend(
        0,
        box([0.1, -0.07, 0.056], [0.02, 0.02, 0.006], 0.003),
        box([-0.1, -0.07, 0.056], [0.02, 0.02, 0.006], 0.003),
      ),
    ],
  ],
});

export const pumpkinBasket = (): PropModel => ({
  solids: [
    [
      '#b5803f',
      'matte',
      carve(0.006, frustum([0, 0, 0], 0.09, 0.12, 0.16, 0.02), frustum([0, 0.03, 0], 0.08, 0.1, 0.14)),
    ],
    [
      '#c93a32',
      'glossy',
      blend(
        0,
        sphere([0.05, 0.07, 0.03], 0.055),
        sphere([-0.06, 0.07, -0.02], 0.055),
        sphere([0, 0.075, -0.08], 0.05),
      ),
    ],
    ['#6fae4a', 'glossy', blend(0, sphere([-0.02, 0.08, 0.08], 0.055), sphere([0.08, 0.07, -0.05], 0.05))],
  ],
});
