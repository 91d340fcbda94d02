/** Caps and other soft headwear, which lies on the hair and may droop. */

import { blend, carve, keep, radial, relief } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { cap } from '../../outfits/headwear.ts';
import type { GarmentMaker } from '../wearer.ts';
import { capAbove, onHead, tilted } from './head-cut.ts';

export const toque: GarmentMaker = (w, colour, trim) => {
  const band = frustum([0, 0.12, 0], 0.16, 0.54, 0.55, 0.03);
  const puffs = Array.from({ length: 7 }, (_, i) => {
    const a = (i / 7) * 2 * Math.PI;
    return ellipsoid([Math.sin(a) * 0.36, 0.52, Math.cos(a) * 0.36], [0.27, 0.27, 0.27]);
  });
  const puff = blend(
    0.07,
    ellipsoid([0, 0.42, 0], [0.52, 0.22, 0.52]),
    ellipsoid([0, 0.62, 0], [0.4, 0.24, 0.4]),
    ...puffs,
  );
  return [
    onHead(w, 'hat', tilted(puff, [0, 0.34, -0.04]), colour),
    onHead(w, 'ribbon', tilted(band, [0, 0.3, -0.04]), trim),
  ];
};

export const beret: GarmentMaker = (w, colour, trim) => {
  const cloth = blend(
    0.08,
    ellipsoid([0.1, 0.5, -0.06], [0.66, 0.16, 0.64]),
    ellipsoid([0, 0.38, -0.05], [0.56, 0.16, 0.56]),
    capsule([0.1, 0.62, -0.06], [0.1, 0.72, -0.06], 0.03),
  );
  return [
    onHead(w, 'hat', place(cloth, { turn: [-6, 0, -8] }), colour),
    onHead(w, 'ribbon', tilted(torus([0, 0, 0], 0.54, 0.035), [0, 0.3, -0.05], [-8, 0, -6]), trim),
  ];
};

/** Its visor behind. */
export const backwardsCap: GarmentMaker = ({ head }, colour, trim) =>
  cap({ ...head, put: (s) => head.put(place(s, { at: [0, 0.13, -0.06], turn: [8, 180, 0] })) }, colour, trim);

export const baseballCap: GarmentMaker = (w, colour, trim) => cap(w.head, colour, trim);

/** A flat crown over a band, a shiny visor and a badge: police, pilots, captains, postmen. */
export const peakedCap: GarmentMaker = (w, colour, trim) => {
  const crown = blend(
    0.05,
    ellipsoid([0, 0.24, 0.02], [0.68, 0.12, 0.66]),
    frustum([0, 0.12, 0], 0.12, 0.53, 0.62, 0.04),
  );
  const band = cylinder([0, -0.02, 0], 0.545, 0.07, 0.02);
  const visor = shape(
    (x, y, z) => {
      const k = Math.hypot(x / 0.47, (z - 0.3) / 0.5);
      const drop = -0.06 - 0.4 * x * x - 0.25 * (z - 0.35);
      return Math.max(Math.abs(y - drop) * 0.85 - 0.022, (k - 1) * 0.5, 0.22 - z);
    },
    [-0.55, -0.35, 0.15],
    [0.55, 0.1, 0.9],
    0.022,
  );
  const at: Vec3 = [0, 0.36, -0.04];
  return [
    onHead(w, 'hat', tilted(crown, at), colour),
    onHead(w, 'ribbon', tilted(band, at), trim),
    onHead(w, 'visor', tilted(visor, at), '#17181d', 'glossy'),
    onHead(w, 'emblem', tilted(ellipsoid([0, 0.06, 0.57], [0.07, 0.08, 0.035]), at), '#e0b950', 'metal'),
  ];
};

/** Soft and drooping to one side, with a bobble: Santa, elves. */
export const stockingHat: GarmentMaker = (w, colour, trim) => {
  const cloth = tube(
    [
      [0, 0.05, 0],
      [0, 0.36, -0.02],
      [0.16, 0.6, -0.06],
      [0.46, 0.6, -0.12],
      [0.68, 0.32, -0.14],
    ],
    [0.54, 0.42, 0.26, 0.15, 0.08],
    4,
  );
  const whole = keep(
    0.02,
    cloth,
    shape((_x, y) => -y, [-1, 0, -1], [1.2, 2, 1], 1),
  );
  const fluffy = (s: Shape) =>
    relief(s, 0.02, (x, y, z) => 0.014 * Math.sin(x * 31) * Math.sin(y * 29 + z * 33));
  const at: Vec3 = [0, 0.28, -0.04];
  return [
    onHead(w, 'hat', tilted(whole, at), colour),
    onHead(w, 'ribbon', tilted(fluffy(torus([0, 0.02, 0], 0.53, 0.095)), at), trim),
    onHead(w, 'bobble', tilted(fluffy(sphere([0.7, 0.26, -0.14], 0.13)), at), trim),
  ];
};

export const beanie: GarmentMaker = (w, colour, trim) => {
  const dome = relief(
    capAbove(ellipsoid([0, 0.12, -0.05], [0.6, 0.62, 0.6]), 0.1, 0.3),
    0.012,
    (x, _y, z) => 0.011 * Math.sin(Math.atan2(x, z + 0.05) * 34),
  );
  return [
    onHead(w, 'hat', blend(0.03, dome, sphere([0, 0.76, -0.05], 0.11)), colour),
    onHead(w, 'ribbon', tilted(torus([0, 0, 0], 0.55, 0.075), [0, 0.24, -0.04], [-14, 0, 0]), trim),
  ];
};

export const sailorCap: GarmentMaker = (w, colour, trim) => {
  const at: Vec3 = [0, 0.42, -0.05];
  const crown = ellipsoid([0, 0.18, 0], [0.5, 0.14, 0.5]);
  const rim = carve(
    0.02,
    frustum([0, 0.1, 0], 0.14, 0.52, 0.58, 0.03),
    frustum([0, 0.2, 0], 0.16, 0.44, 0.5),
  );
  return [
    onHead(w, 'hat', tilted(blend(0.02, crown, rim), at, [-10, 0, 6]), colour),
    onHead(w, 'ribbon', tilted(cylinder([0, 0, 0], 0.53, 0.035, 0.015), at, [-10, 0, 6]), trim),
  ];
};

/** Tied around the head, with a knot behind: pirates, samurai, dancers. */
export const bandana: GarmentMaker = (w, colour, trim) => [
  onHead(
    w,
    'hat',
    blend(
      0.03,
      capAbove(ellipsoid([0, 0.12, -0.05], [0.585, 0.53, 0.585]), 0.0, 0.27),
      sphere([0.3, 0.05, -0.52], 0.1),
      capsule([0.32, 0.03, -0.54], [0.5, -0.28, -0.6], 0.06, 0.09),
    ),
    colour,
  ),
  onHead(w, 'ribbon', tilted(torus([0, 0, 0], 0.545, 0.04), [0, 0.2, -0.05], [-14, 0, 0]), trim),
];

export const headband: GarmentMaker = (w, colour) => [
  onHead(
    w,
    'ribbon',
    tilted(frustum([0, 0, 0], 0.06, 0.585, 0.565, 0.025), [0, 0.28, -0.04], [-14, 0, 0]),
    colour,
  ),
];

export const gradCap: GarmentMaker = (w, colour, trim) => {
  const at: Vec3 = [0, 0.34, -0.05];
  return [
    onHead(
      w,
      'hat',
      tilted(
        blend(
          0.02,
          frustum([0, 0.1, 0], 0.14, 0.55, 0.5, 0.03),
          place(box([0, 0.27, 0], [0.52, 0.028, 0.52], 0.015), { turn: [0, 45, 0] }),
        ),
        at,
      ),
      colour,
    ),
    onHead(
      w,
      'tassel',
      tilted(
        blend(
          0.01,
          capsule([0, 0.31, 0], [0.5, 0.3, 0.2], 0.02),
          capsule([0.5, 0.3, 0.2], [0.54, -0.08, 0.22], 0.02, 0.045),
        ),
        at,
      ),
      trim,
    ),
  ];
};

/** Flowers around the head: brides, fairies, spring. */
export const flowerCrown: GarmentMaker = (w, colour, trim) => {
  const flower = blend(
    0.01,
    ...Array.from({ length: 5 }, (_, i) => {
      const a = (i / 5) * 2 * Math.PI;
      return ellipsoid([0.57, Math.sin(a) * 0.055, Math.cos(a) * 0.055], [0.035, 0.05, 0.05]);
    }),
  );
  return [
    onHead(w, 'ribbon', tilted(torus([0, 0, 0], 0.55, 0.03), [0, 0.36, -0.05], [-12, 0, 0]), '#5d8a4a'),
    onHead(w, 'flowers', tilted(radial(9, flower), [0, 0.37, -0.05], [-12, 0, 0]), colour),
    onHead(w, 'hearts', tilted(radial(9, sphere([0.605, 0, 0], 0.032)), [0, 0.37, -0.05], [-12, 0, 0]), trim),
  ];
};

export const nurseCap: GarmentMaker = (w, colour, trim) => [
  onHead(
    w,
    'hat',
    tilted(
      blend(
        0.03,
        box([0, 0.1, 0.1], [0.34, 0.14, 0.1], 0.06),
        box([0, 0.02, 0.05], [0.42, 0.07, 0.16], 0.05),
      ),
      [0, 0.56, 0.12],
      [-22, 0, 0],
    ),
    colour,
  ),
  onHead(
    w,
    'emblem',
    tilted(
      blend(0, box([0, 0.1, 0.2], [0.03, 0.09, 0.02], 0.006), box([0, 0.1, 0.2], [0.09, 0.03, 0.02], 0.006)),
      [0, 0.56, 0.12],
      [-22, 0, 0],
    ),
    trim,
  ),
];
