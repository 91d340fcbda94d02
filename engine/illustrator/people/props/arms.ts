/** Swords, bows, wands and staffs of heroes. */

import { blend, keep } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { PropModel } from './prop.ts';

const WOOD = '#b9854e';

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
