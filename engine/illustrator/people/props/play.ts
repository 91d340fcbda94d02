/** Things of sport, play, travel and wonder. */

import { blend, carve, keep } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
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

/** Blade upwards. */
export const sword = (): PropModel => ({
  solids: [
    [
      '#c9ced8',
      'metal',
      blend(
        0.004,
        box([0, 0.52, 0], [0.03, 0.42, 0.008], 0.006),
        capsule([0, 0.92, 0], [0, 1.0, 0], 0.028, 0.004),
      ),
    ],
    [
      '#d9a93f',
      'metal',
      blend(0.01, box([0, 0.095, 0], [0.13, 0.02, 0.024], 0.014), sphere([0, -0.13, 0], 0.034)),
    ],
    ['#5a3a26', 'matte', capsule([0, -0.1, 0], [0, 0.08, 0], 0.022)],
  ],
});

export const katana = (): PropModel => ({
  solids: [
    [
      '#d5dae3',
      'metal',
      tube(
        [
          [0, 0.06, 0],
          [0, 0.4, 0.012],
          [0, 0.75, 0.05],
          [0, 0.98, 0.1],
        ],
        [0.016, 0.017, 0.016, 0.006],
        5,
      ),
    ],
    ['#d9a93f', 'metal', cylinder([0, 0.05, 0], 0.048, 0.009, 0.004)],
    ['#26324f', 'matte', capsule([0, -0.18, 0], [0, 0.04, 0], 0.022)],
  ],
});

export const axe = (): PropModel => ({
  solids: [
    [WOOD, 'matte', capsule([0, -0.2, 0], [0, 0.5, 0], 0.02)],
    [
      '#a4abb6',
      'metal',
      blend(
        0.01,
        box([0, 0.44, 0], [0.03, 0.05, 0.03], 0.01),
        place(keep(0.004, cylinder([0, 0, 0], 0.17, 0.014, 0.006), box([0, 0, 0.12], [0.2, 0.1, 0.1])), {
          at: [0, 0.44, 0.02],
          turn: [0, 0, 90],
        }),
      ),
    ],
  ],
});

/** Face to +z. */
export const shield = (): PropModel => ({
  solids: [
    ['#9c2433', 'matte', place(cylinder([0, 0, 0], 0.27, 0.025, 0.012), { turn: [90, 0, 0] })],
    [
      '#c9ced8',
      'metal',
      blend(
        0.004,
        place(torus([0, 0, 0], 0.275, 0.026), { turn: [90, 0, 0] }),
        ellipsoid([0, 0, 0.03], [0.075, 0.075, 0.05]),
        box([0, 0, 0.026], [0.25, 0.018, 0.008], 0.004),
        box([0, 0, 0.026], [0.018, 0.25, 0.008], 0.004),
      ),
    ],
  ],
  grip: [0, 0, -0.07],
});

/** Strung along y, drawn towards -z. */
export const archeryBow = (): PropModel => ({
  solids: [
    [
      '#7a4a26',
      'glossy',
      tube(
        [
          [0, -0.62, -0.16],
          [0, -0.36, 0.02],
          [0, 0, 0.06],
          [0, 0.36, 0.02],
          [0, 0.62, -0.16],
        ],
        [0.01, 0.02, 0.024, 0.02, 0.01],
        5,
      ),
    ],
    [
      '#f4f2ec',
      'matte',
      blend(
        0,
        capsule([0, -0.62, -0.16], [0, 0, -0.5], 0.005),
        capsule([0, 0.62, -0.16], [0, 0, -0.5], 0.005),
      ),
    ],
    [WOOD, 'matte', capsule([0, 0, -0.5], [0, 0, 0.36], 0.009)],
    ['#a4abb6', 'metal', capsule([0, 0, 0.36], [0, 0, 0.42], 0.02, 0.003)],
  ],
  grip: [0, 0, 0.05],
  anchors: { nock: [0, 0, -0.5] },
});

export const wand = (): PropModel => ({
  solids: [
    ['#4a2c1a', 'glossy', capsule([0, -0.08, 0], [0, 0.32, 0], 0.016, 0.008)],
    [
      '#fff0a0',
      'glow',
      blend(
        0.01,
        sphere([0, 0.37, 0], 0.035),
        ...[0, 1, 2, 3, 4].map((i) =>
          capsule(
            [0, 0.37, 0],
            [Math.sin(i * 1.257) * 0.085, 0.37 + Math.cos(i * 1.257) * 0.085, 0],
            0.018,
            0.004,
          ),
        ),
      ),
    ],
  ],
});

export const staff = (): PropModel => ({
  solids: [
    [
      '#6e4a2c',
      'matte',
      tube(
        [
          [0, 0, 0],
          [0.01, 0.7, 0],
          [-0.01, 1.4, 0],
          [0.04, 1.62, 0],
          [0, 1.74, 0.03],
        ],
        [0.028, 0.026, 0.026, 0.03, 0.02],
        4,
      ),
    ],
    ['#8fd8ff', 'glow', sphere([0.0, 1.78, 0], 0.07)],
  ],
  grip: [0, 0.95, 0],
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
