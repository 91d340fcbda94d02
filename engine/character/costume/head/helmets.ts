/** Helmets: hard shells around the head that leave the face free. */

import { blend, carve, keep, mirror, relief } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import { cylinder, ellipsoid, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { GarmentMaker } from '../wearer.ts';
import { brimOf, capAbove, onHead } from './head-cut.ts';

export const hardHat: GarmentMaker = (w, colour, trim) => {
  const dome = capAbove(ellipsoid([0, 0.16, -0.04], [0.6, 0.56, 0.62]), 0.14, 0.3);
  const ridge = blend(
    0.02,
    ...[0, 0.16, -0.16].map((x) =>
      place(torus([0, 0, 0], 0.585 - Math.abs(x) * 0.25, 0.035), { at: [x, 0.15, -0.04], turn: [0, 0, 90] }),
    ),
  );
  const peak = shape(
    (x, y, z) => {
      const k = Math.hypot(x / 0.56, (z - 0.2) / 0.62);
      return Math.max(
        Math.abs(y - 0.3 + 0.2 * x * x + 0.08 * (z - 0.3)) * 0.85 - 0.025,
        (k - 1) * 0.5,
        0.1 - z,
      );
    },
    [-0.65, 0.05, 0.05],
    [0.65, 0.45, 0.9],
    0.025,
  );
  return [
    onHead(w, 'hat', blend(0.02, blend(0.03, dome, capAbove(ridge, 0.16, 0.32)), peak), colour, 'glossy'),
    onHead(
      w,
      'ribbon',
      place(torus([0, 0, 0], 0.57, 0.028), { at: [0, 0.24, -0.04], turn: [-9, 0, 0] }),
      trim,
    ),
  ];
};

export const minerHelmet: GarmentMaker = (w, colour, trim) => [
  ...hardHat(w, colour, trim),
  onHead(
    w,
    'lamp',
    place(cylinder([0, 0, 0], 0.13, 0.07, 0.03), { at: [0, 0.48, 0.55], turn: [70, 0, 0] }),
    '#3a3d44',
    'glossy',
  ),
  onHead(w, 'light', sphere([0, 0.5, 0.6], 0.09), '#fff3b8', 'glow'),
];

/** With a crest, a long brim behind and a shield in front. */
export const fireHelmet: GarmentMaker = (w, colour, trim) => {
  const dome = capAbove(ellipsoid([0, 0.18, -0.04], [0.6, 0.56, 0.62]), 0.1, 0.3);
  const crest = keep(
    0.02,
    place(torus([0, 0, 0], 0.6, 0.07), { at: [0, 0.17, -0.04], turn: [0, 0, 90] }),
    shape((_x, y) => 0.3 - y, [-1, 0.3, -1], [1, 1, 1], 0.3),
  );
  const brim = place(brimOf(0.76, 0.9, 0, 0.05), { at: [0, 0.24, -0.14], turn: [-12, 0, 0] });
  const shield = place(ellipsoid([0, 0, 0], [0.16, 0.2, 0.05]), { at: [0, 0.5, 0.5], turn: [-25, 0, 0] });
  return [
    onHead(w, 'hat', blend(0.03, dome, crest, brim), colour, 'glossy'),
    onHead(w, 'emblem', shield, trim, 'metal'),
  ];
};

export const bikeHelmet: GarmentMaker = (w, colour, trim) => {
  const shell = relief(capAbove(ellipsoid([0, 0.17, -0.08], [0.6, 0.55, 0.68]), 0.14, 0.32), 0.06, (x, y) =>
    y > 0.34 ? -0.055 * Math.max(0, Math.sin(Math.abs(x) * 17 + 0.9)) ** 2 : 0,
  );
  const strap = mirror(
    tube(
      [
        [0.5, 0.2, 0.1],
        [0.47, -0.12, 0.12],
        [0.34, -0.44, 0.16],
        [0, -0.55, 0.2],
      ],
      0.02,
    ),
  );
  return [onHead(w, 'hat', shell, colour, 'glossy'), onHead(w, 'straps', strap, trim)];
};

/** Open in front, with a raised visor and a plume. */
export const knightHelmet: GarmentMaker = (w, colour, trim) => {
  const shell = carve(
    0.02,
    blend(
      0.08,
      ellipsoid([0, 0.12, -0.05], [0.62, 0.62, 0.64]),
      ellipsoid([0, -0.3, -0.05], [0.56, 0.36, 0.54]),
    ),
    blend(0.05, ellipsoid([0, -0.1, 0.62], [0.4, 0.42, 0.42]), ellipsoid([0, -0.7, 0.1], [0.42, 0.3, 0.5])),
  );
  const visor = keep(
    0.02,
    carve(0.01, ellipsoid([0, 0.3, 0.04], [0.66, 0.44, 0.66]), ellipsoid([0, 0.28, 0], [0.61, 0.4, 0.62])),
    shape((_x, y, z) => Math.max(0.1 - z, 0.28 - y, y - 0.6), [-0.8, 0.2, 0], [0.8, 0.7, 0.9], 0.1),
  );
  const plume = tube(
    [
      [0, 0.72, -0.1],
      [0, 0.98, -0.2],
      [0, 1.02, -0.5],
      [0, 0.74, -0.8],
      [0, 0.36, -0.86],
    ],
    [0.06, 0.14, 0.17, 0.13, 0.05],
  );
  return [
    onHead(w, 'hat', shell, colour, 'metal'),
    onHead(w, 'visor', visor, colour, 'metal'),
    onHead(
      w,
      'plume',
      relief(plume, 0.02, (x, y, z) => 0.016 * Math.sin(y * 30 + z * 22) * Math.sin(x * 30)),
      trim,
    ),
  ];
};

export const hornedHelmet: GarmentMaker = (w, colour, trim) => {
  const horn = mirror(
    tube(
      [
        [0.5, 0.34, -0.04],
        [0.76, 0.42, -0.04],
        [0.88, 0.68, -0.04],
        [0.84, 0.96, -0.04],
      ],
      [0.13, 0.12, 0.08, 0.02],
    ),
  );
  return [
    onHead(w, 'hat', capAbove(ellipsoid([0, 0.14, -0.05], [0.6, 0.56, 0.6]), 0.12, 0.26), colour, 'metal'),
    onHead(
      w,
      'ribbon',
      place(torus([0, 0, 0], 0.57, 0.05), { at: [0, 0.22, -0.05], turn: [-8, 0, 0] }),
      trim,
      'metal',
    ),
    onHead(w, 'horns', horn, '#efe3c4'),
  ];
};

/** A white shell with a wide window that leaves the face free. */
export const spaceHelmet: GarmentMaker = (w, colour, trim) => {
  const outer = ellipsoid([0, 0.04, -0.02], [0.8, 0.76, 0.8]);
  const window = ellipsoid([0, 0, 0.66], [0.58, 0.52, 0.6]);
  const shell = carve(0.02, carve(0.02, outer, ellipsoid([0, 0.02, 0], [0.7, 0.66, 0.7])), window);
  const rim = keep(
    0.02,
    carve(
      0.01,
      ellipsoid([0, 0.04, -0.02], [0.83, 0.79, 0.83]),
      ellipsoid([0, 0.04, -0.02], [0.76, 0.72, 0.76]),
    ),
    carve(0.01, ellipsoid([0, 0, 0.66], [0.65, 0.59, 0.67]), window),
  );
  const cups = mirror(
    place(cylinder([0, 0, 0], 0.17, 0.06, 0.03), { at: [0.79, -0.02, -0.02], turn: [0, 0, 90] }),
  );
  return [
    onHead(w, 'helmet', shell, colour, 'glossy'),
    onHead(w, 'visor', rim, trim, 'metal'),
    onHead(w, 'cups', cups, '#c9cdd6', 'glossy'),
  ];
};
