/** Instruments and what musicians hold. */

import { blend, carve } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { PropModel } from './prop.ts';

const BRASS = '#d9a63a';
const VARNISH = '#9c4a1e';

export const microphone = (): PropModel => ({
  solids: [
    ['#22232a', 'glossy', capsule([0, -0.12, 0], [0, 0.1, 0], 0.02, 0.028)],
    ['#9aa0ab', 'metal', sphere([0, 0.15, 0], 0.058)],
    ['#34363e', 'glossy', torus([0, 0.15, 0], 0.056, 0.009)],
  ],
});

/** Neck along +z, strings up; the chin rests at the near end. */
export const violin = (): PropModel => {
  const body = carve(
    0.02,
    blend(0.06, ellipsoid([0, 0, -0.17], [0.125, 0.05, 0.15]), ellipsoid([0, 0, 0.06], [0.105, 0.05, 0.13])),
    blend(0, cylinder([0.17, 0, -0.05], 0.085, 0.2), cylinder([-0.17, 0, -0.05], 0.085, 0.2)),
  );
  return {
    solids: [
      [VARNISH, 'glossy', body],
      [
        '#2a1710',
        'matte',
        blend(
          0,
          box([0, 0.045, 0.12], [0.018, 0.012, 0.24], 0.008),
          box([0, 0.05, -0.2], [0.022, 0.01, 0.06], 0.008),
          ellipsoid([0.07, 0.045, -0.26], [0.05, 0.02, 0.035]),
        ),
      ],
      [
        '#6e3316',
        'glossy',
        blend(
          0.01,
          box([0, 0.02, 0.3], [0.016, 0.016, 0.14], 0.012),
          place(torus([0, 0, 0], 0.028, 0.014), { at: [0, 0.0, 0.46], turn: [0, 0, 90] }),
        ),
      ],
      ['#e8d9b0', 'matte', box([0, 0.062, -0.06], [0.028, 0.018, 0.006], 0.003)],
      [
        '#d9d4c4',
        'metal',
        blend(0, ...[-0.009, 0, 0.009].map((x) => capsule([x, 0.068, -0.19], [x, 0.062, 0.36], 0.003))),
      ],
    ],
    grip: [0, 0.01, 0.3],
    anchors: { chin: [0, 0.02, -0.3], strings: [0, 0.08, -0.02] },
  };
};

/** A violin bow along +z, held at the near end. */
export const violinBow = (): PropModel => ({
  solids: [
    [
      '#5a2f16',
      'glossy',
      tube(
        [
          [0, 0.03, 0],
          [0, 0.018, 0.35],
          [0, 0.03, 0.72],
        ],
        0.011,
        4,
      ),
    ],
    ['#f2ead2', 'matte', box([0, -0.004, 0.36], [0.008, 0.003, 0.34], 0.002)],
    [
      '#1d1815',
      'matte',
      blend(
        0.004,
        box([0, 0.012, 0.03], [0.012, 0.022, 0.035], 0.008),
        box([0, 0.012, 0.7], [0.01, 0.02, 0.016], 0.006),
      ),
    ],
  ],
  grip: [0, 0.012, 0.04],
});

/** Bell along +z. */
export const trumpet = (): PropModel => ({
  solids: [
    [
      BRASS,
      'metal',
      blend(
        0.012,
        capsule([0, 0, -0.26], [0, 0, 0.14], 0.014, 0.019),
        carve(
          0.003,
          place(frustum([0, 0, 0], 0.09, 0.018, 0.115, 0.004), { at: [0, 0, 0.22], turn: [90, 0, 0] }),
          place(frustum([0, 0, 0], 0.09, 0.008, 0.105), { at: [0, 0, 0.232], turn: [90, 0, 0] }),
        ),
        tube(
          [
            [0, 0, -0.14],
            [0, -0.03, -0.18],
            [0, -0.085, -0.14],
            [0, -0.09, 0.1],
            [0, -0.05, 0.14],
            [0, 0, 0.12],
          ],
          0.015,
          5,
        ),
        ...[-0.05, 0, 0.05].map((z) => cylinder([0, -0.03, z], 0.022, 0.07, 0.008)),
        capsule([0, 0, -0.28], [0, 0, -0.25], 0.028, 0.016),
      ),
    ],
    [
      '#f4efe2',
      'glossy',
      blend(0, ...[-0.05, 0, 0.05].map((z) => cylinder([0, 0.06, z], 0.016, 0.012, 0.004))),
    ],
  ],
  grip: [0, -0.03, 0],
  anchors: { mouth: [0, 0, -0.29] },
});

/** Along +x; blown at the near end. */
export const flute = (): PropModel => ({
  solids: [
    ['#cdd2dc', 'metal', capsule([-0.06, 0, 0], [0.64, 0, 0], 0.018)],
    [
      '#9aa0ab',
      'metal',
      blend(
        0,
        ...[0.16, 0.24, 0.32, 0.42, 0.5].map((x) => cylinder([x, 0.018, 0], 0.016, 0.008, 0.003)),
        torus([0, 0.02, 0], 0.016, 0.006),
      ),
    ],
  ],
  grip: [0.36, 0, 0],
  anchors: { mouth: [0, 0.02, 0], near: [0.18, 0, 0] },
});

export const drumstick = (): PropModel => ({
  solids: [
    [
      '#d9b27a',
      'matte',
      blend(0.004, capsule([0, -0.08, 0], [0, 0.34, 0], 0.014, 0.01), sphere([0, 0.35, 0], 0.017)),
    ],
  ],
});

/** Two drums and a cymbal; the drummer sits behind. */
export const drumKit = (): PropModel => ({
  solids: [
    [
      '#b3243a',
      'glossy',
      blend(
        0,
        place(cylinder([0, 0, 0], 0.3, 0.2, 0.02), { at: [0, 0.32, 0.1], turn: [90, 0, 0] }),
        cylinder([0.42, 0.58, 0], 0.19, 0.11, 0.02),
        cylinder([-0.42, 0.56, -0.02], 0.19, 0.09, 0.02),
      ),
    ],
    [
      '#f4f1e8',
      'matte',
      blend(
        0,
        place(cylinder([0, 0, 0], 0.275, 0.21), { at: [0, 0.32, 0.1], turn: [90, 0, 0] }),
        cylinder([0.42, 0.6, 0], 0.172, 0.1),
        cylinder([-0.42, 0.58, -0.02], 0.172, 0.085),
      ),
    ],
    [
      '#c9cdd6',
      'metal',
      blend(
        0,
        ...[
          [0.42, 0],
          [-0.42, -0.02],
        ].flatMap(([x, z]) =>
          [0, 1, 2].map((i) =>
            capsule(
              [x!, 0.45, z!],
              [x! + Math.sin(i * 2.1) * 0.16, 0.012, z! + Math.cos(i * 2.1) * 0.16],
              0.012,
            ),
          ),
        ),
        capsule([0.66, 0.012, 0.2], [0.66, 0.95, 0.2], 0.014),
      ),
    ],
    [
      BRASS,
      'metal',
      place(frustum([0, 0, 0], 0.02, 0.26, 0.05, 0.008), { at: [0.66, 0.96, 0.2], turn: [14, 0, 8] }),
    ],
  ],
  anchors: { left: [0.42, 0.72, 0], right: [-0.42, 0.68, -0.02] },
});

/** A stage piano on its stand, keys towards -z. */
export const piano = (): PropModel => ({
  solids: [
    [
      '#1d1b20',
      'glossy',
      blend(
        0.01,
        box([0, 0.7, 0.06], [0.68, 0.07, 0.17], 0.02),
        box([0, 0.86, 0.2], [0.66, 0.12, 0.02], 0.01),
        box([0.62, 0.34, 0.06], [0.03, 0.34, 0.13], 0.01),
        box([-0.62, 0.34, 0.06], [0.03, 0.34, 0.13], 0.01),
        box([0, 0.3, 0.12], [0.6, 0.05, 0.02], 0.01),
      ),
    ],
    ['#f6f2e6', 'glossy', box([0, 0.755, -0.05], [0.6, 0.03, 0.075], 0.008)],
    [
      '#15141a',
      'glossy',
      blend(
        0,
        ...Array.from({ length: 20 }, (_, i) => (i % 7 === 2 || i % 7 === 6 ? 9 : i))
          .filter((i) => i !== 9)
          .map((i) => box([-0.56 + i * 0.06, 0.79, -0.02], [0.014, 0.014, 0.045], 0.004)),
      ),
    ],
    [
      '#f4efe0',
      'matte',
      place(box([0, 0, 0], [0.16, 0.11, 0.008], 0.004), { at: [0, 0.93, 0.16], turn: [-12, 0, 0] }),
    ],
  ],
  anchors: { keys: [0, 0.79, -0.08] },
});

export const stool = (): PropModel => ({
  solids: [
    ['#2b2a30', 'matte', cylinder([0, 0.45, 0], 0.2, 0.05, 0.03)],
    [
      '#8e949e',
      'metal',
      blend(
        0,
        ...[0, 1, 2, 3].map((i) =>
          capsule(
            [Math.sin(i * 1.571 + 0.78) * 0.12, 0.42, Math.cos(i * 1.571 + 0.78) * 0.12],
            [Math.sin(i * 1.571 + 0.78) * 0.2, 0.015, Math.cos(i * 1.571 + 0.78) * 0.2],
            0.016,
          ),
        ),
      ),
    ],
  ],
});

export const baton = (): PropModel => ({
  solids: [
    ['#f4f1e8', 'matte', capsule([0, 0, 0], [0, 0.42, 0], 0.009, 0.005)],
    ['#a9713e', 'matte', ellipsoid([0, -0.02, 0], [0.024, 0.05, 0.024])],
  ],
});

/** Stands on its spike before the knees, strings to +z. */
export const cello = (): PropModel => ({
  solids: [
    [
      VARNISH,
      'glossy',
      carve(
        0.03,
        blend(0.1, ellipsoid([0, 0.42, 0], [0.23, 0.28, 0.1]), ellipsoid([0, 0.8, 0], [0.18, 0.22, 0.09])),
        blend(
          0,
          place(cylinder([0, 0, 0], 0.13, 0.3), { at: [0.3, 0.62, 0], turn: [90, 0, 0] }),
          place(cylinder([0, 0, 0], 0.13, 0.3), { at: [-0.3, 0.62, 0], turn: [90, 0, 0] }),
        ),
      ),
    ],
    [
      '#2a1710',
      'matte',
      blend(
        0,
        box([0, 1.0, 0.08], [0.026, 0.3, 0.016], 0.012),
        box([0, 0.34, 0.1], [0.03, 0.1, 0.012], 0.008),
        capsule([0, 0.18, 0], [0, 0.0, 0.04], 0.01),
      ),
    ],
    [
      '#6e3316',
      'glossy',
      blend(
        0.01,
        box([0, 1.14, 0.05], [0.022, 0.26, 0.024], 0.016),
        place(torus([0, 0, 0], 0.045, 0.02), { at: [0, 1.44, 0.04], turn: [0, 0, 90] }),
      ),
    ],
    ['#e8d9b0', 'matte', box([0, 0.52, 0.12], [0.05, 0.012, 0.03], 0.004)],
  ],
  grip: [0, 1.16, 0.08],
});
