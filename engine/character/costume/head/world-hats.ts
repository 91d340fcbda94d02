/** Headwear of many countries and of carnival. */

import { blend, carve, keep, mirror, relief } from '#engine/sculpt/shapes/combine.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { groove } from '../../hair/strands.ts';
import type { GarmentMaker } from '../wearer.ts';
import { brimOf, capAbove, onHead, tilted } from './head-cut.ts';

/** Cloth wound around the head, meeting over the forehead. */
export const turban: GarmentMaker = (w, colour, trim) => {
  const wound = blend(
    0.08,
    capAbove(ellipsoid([0, 0.32, -0.06], [0.62, 0.42, 0.63]), 0.02, 0.2),
    ellipsoid([0, 0.56, -0.1], [0.46, 0.26, 0.46]),
  );
  const folds = relief(
    wound,
    0.03,
    (x, y, z) => -0.03 * groove((y * 0.95 - Math.abs(x) * 0.6 + z * 0.15) * 17),
  );
  return [
    onHead(w, 'hat', folds, colour),
    onHead(w, 'emblem', ellipsoid([0, 0.44, 0.55], [0.055, 0.075, 0.04]), trim, 'metal'),
  ];
};

/** Close around the face, over the hair and down to the shoulders. */
export const hijab: GarmentMaker = (w, colour) => {
  const cloth = blend(
    0.12,
    ellipsoid([0, 0.09, -0.06], [0.575, 0.555, 0.58]),
    ellipsoid([0, -0.32, 0.0], [0.46, 0.3, 0.44]),
    ellipsoid([0, -0.66, 0.02], [0.52, 0.24, 0.44]),
  );
  const draped = relief(
    cloth,
    0.02,
    (x, y, z) => -0.016 * groove((y + 0.35 * x + 0.2 * z) * 11) * (y < -0.2 ? 1 : 0.3),
  );
  const face = blend(
    0.05,
    ellipsoid([0, -0.06, 0.62], [0.375, 0.43, 0.5]),
    ellipsoid([0, -0.06, 0.1], [0.35, 0.42, 0.4]),
  );
  return [{ ...onHead(w, 'hood', carve(0.03, draped, face), colour), bones: ['head', 'chest'] }];
};

export const fez: GarmentMaker = (w, colour, trim) => {
  const at: Vec3 = [0, 0.46, -0.05];
  return [
    onHead(w, 'hat', tilted(frustum([0, 0.24, 0], 0.28, 0.47, 0.36, 0.04), at), colour),
    onHead(
      w,
      'tassel',
      tilted(
        blend(
          0.01,
          capsule([0, 0.53, 0], [0.34, 0.5, 0.1], 0.018),
          capsule([0.36, 0.48, 0.1], [0.43, 0.2, 0.12], 0.024, 0.045),
        ),
        at,
      ),
      trim,
    ),
  ];
};

/** A brim wider than the shoulders, turned up at its edge. */
export const sombrero: GarmentMaker = (w, colour, trim) => {
  const at: Vec3 = [0, 0.4, -0.04];
  const brim = shape(
    (x, y, z) => {
      const k = Math.hypot(x, z);
      const rise = 0.5 * Math.max(0, k - 0.86) ** 1.5 * 2;
      return Math.max(Math.abs(y - rise) * 0.75 - 0.035, (k - 1.28) * 0.8);
    },
    [-1.35, -0.1, -1.35],
    [1.35, 0.5, 1.35],
    0.035,
  );
  const crown = blend(0.06, frustum([0, 0.2, 0], 0.24, 0.54, 0.3, 0.1), sphere([0, 0.46, 0], 0.24));
  return [
    onHead(w, 'hat', tilted(blend(0.04, crown, brim), at, [-8, 0, 0]), colour),
    onHead(
      w,
      'ribbon',
      tilted(
        blend(0, cylinder([0, 0.05, 0], 0.56, 0.05, 0.02), torus([0, 0.27, 0], 1.27, 0.035)),
        at,
        [-8, 0, 0],
      ),
      trim,
    ),
  ];
};

/** A pirate's: the brim stands up in front and behind, with a skull on it. */
export const tricorn: GarmentMaker = (w, colour, trim) => {
  const outline = (x: number, y: number) => Math.hypot(x / 0.94, (y - 0.3) / (0.5 - 0.24 * Math.abs(x))) - 1;
  const sheet = (thick: number, region: (x: number, y: number) => number): Shape =>
    shape(
      (x, y, z) => {
        const front = Math.abs(z + 0.04) - 0.56 + 0.5 * x * x - 0.12 * (y - 0.3);
        return Math.max(Math.abs(front) * 0.8 - thick, region(x, y) * 0.3, 0.3 - y - 0.1 * x * x);
      },
      [-1, 0.15, -0.9],
      [1, 0.95, 0.9],
      thick,
    );
  const crown = capAbove(ellipsoid([0, 0.24, -0.04], [0.56, 0.44, 0.57]), 0.26, 0.3);
  const skull = blend(0.02, sphere([0, 0.58, 0.6], 0.095), box([0, 0.49, 0.6], [0.05, 0.045, 0.05], 0.02));
  const eyes = mirror(sphere([0.036, 0.575, 0.685], 0.03));
  return [
    onHead(w, 'hat', blend(0.03, crown, sheet(0.035, outline)), colour),
    {
      ...onHead(
        w,
        'trim',
        sheet(0.045, (x, y) => Math.abs(outline(x, y) + 0.03) - 0.05),
        trim,
      ),
      detail: 1.4,
    },
    { ...onHead(w, 'skull', carve(0.01, skull, eyes), '#f4f1e8'), detail: 1.6 },
  ];
};

export const bucketHat: GarmentMaker = (w, colour, trim) => {
  const at: Vec3 = [0, 0.34, -0.04];
  return [
    onHead(
      w,
      'hat',
      tilted(blend(0.05, frustum([0, 0.17, 0], 0.2, 0.55, 0.46, 0.08), brimOf(0.8, 0.8, 0.02, 0.22)), at),
      colour,
    ),
    onHead(w, 'ribbon', tilted(cylinder([0, 0.02, 0], 0.565, 0.03, 0.015), at), trim),
  ];
};

/** Woven of straw, for rice fields. */
export const conicalHat: GarmentMaker = (w, colour) => {
  const cone = carve(
    0.01,
    frustum([0, 0.28, 0], 0.28, 1.0, 0.04, 0.03),
    frustum([0, 0.16, 0], 0.26, 0.96, 0.02, 0.02),
  );
  const woven = relief(
    cone,
    0.01,
    (x, y, z) => 0.007 * Math.sin(Math.atan2(x, z) * 44) + 0.006 * Math.sin(y * 90),
  );
  return [
    onHead(
      w,
      'hat',
      tilted(blend(0.03, woven, ellipsoid([0, 0.16, 0], [0.5, 0.16, 0.5])), [0, 0.34, -0.04]),
      colour,
    ),
  ];
};

/** Horns of cloth with bells. */
export const jesterHat: GarmentMaker = (w, colour, trim) => {
  const horn = (m: number) =>
    tube(
      [
        [0.2 * m, 0.42, -0.02],
        [0.52 * m, 0.72, 0],
        [0.86 * m, 0.56, 0.04],
        [0.95 * m, 0.22, 0.06],
      ],
      [0.32, 0.22, 0.13, 0.05],
    );
  const half = (m: number): Shape =>
    keep(
      0.01,
      blend(0.06, capAbove(ellipsoid([0, 0.14, -0.05], [0.59, 0.54, 0.59]), 0.06, 0.26), horn(m)),
      shape((x) => -x * m, [-1.2, -0.2, -1], [1.2, 1.2, 1], 1),
    );
  return [
    onHead(w, 'hat', half(1), colour),
    onHead(w, 'hat', half(-1), trim),
    onHead(w, 'bells', mirror(sphere([0.95, 0.14, 0.06], 0.085)), '#e0b950', 'metal'),
  ];
};

export const skullcap: GarmentMaker = (w, colour, trim) => [
  onHead(w, 'hat', capAbove(ellipsoid([0, 0.12, -0.06], [0.57, 0.55, 0.58]), 0.36, 0.52), colour),
  onHead(w, 'ribbon', tilted(torus([0, 0, 0], 0.4, 0.022), [0, 0.49, -0.1], [-10, 0, 0]), trim),
];

/** Soft and flat, with a short peak under its front. */
export const flatCap: GarmentMaker = (w, colour, trim) => {
  const cloth = blend(
    0.08,
    ellipsoid([0, 0.42, 0.08], [0.62, 0.17, 0.66]),
    capAbove(ellipsoid([0, 0.14, -0.05], [0.59, 0.44, 0.6]), 0.12, 0.3),
  );
  const peak = shape(
    (x, y, z) => {
      const k = Math.hypot(x / 0.46, (z - 0.38) / 0.42);
      return Math.max(
        Math.abs(y - 0.33 + 0.34 * x * x + 0.2 * (z - 0.4)) * 0.85 - 0.028,
        (k - 1) * 0.4,
        0.3 - z,
      );
    },
    [-0.55, 0.1, 0.25],
    [0.55, 0.45, 0.85],
    0.028,
  );
  return [
    onHead(w, 'hat', blend(0.03, cloth, sphere([0, 0.6, 0], 0.035)), colour),
    onHead(w, 'visor', peak, trim),
  ];
};

/** A detective's: peaks in front and behind, flaps tied on top. */
export const deerstalker: GarmentMaker = (w, colour, trim) => {
  const peak = (m: number) =>
    shape(
      (x, y, z) => {
        const k = Math.hypot(x / 0.44, (z * m - 0.36) / 0.44);
        const drop = 0.26 - 0.4 * x * x - 0.3 * (z * m - 0.4);
        return Math.max(Math.abs(y - drop) * 0.85 - 0.03, (k - 1) * 0.4, 0.2 - z * m);
      },
      [-0.55, -0.1, -0.95],
      [0.55, 0.4, 0.95],
      0.03,
    );
  const bow = blend(
    0.02,
    mirror(capsule([0.03, 0.72, -0.04], [0.14, 0.77, -0.04], 0.03, 0.06)),
    sphere([0, 0.72, -0.04], 0.05),
  );
  return [
    onHead(
      w,
      'hat',
      blend(0.01, capAbove(ellipsoid([0, 0.12, -0.04], [0.59, 0.56, 0.59]), 0.18, 0.24), peak(1), peak(-1)),
      colour,
    ),
    onHead(
      w,
      'flaps',
      blend(0.02, mirror(capsule([0.56, 0.3, -0.04], [0.2, 0.68, -0.04], 0.1, 0.05)), bow),
      trim,
    ),
  ];
};

/** Fur with flaps over the ears. */
export const ushanka: GarmentMaker = (w, colour, trim) => {
  const furry = (s: Shape) =>
    relief(s, 0.02, (x, y, z) => 0.014 * Math.sin(x * 31) * Math.sin(y * 29 + z * 33));
  return [
    onHead(w, 'hat', capAbove(ellipsoid([0, 0.16, -0.05], [0.61, 0.58, 0.61]), 0.1, 0.3), trim),
    onHead(
      w,
      'fur',
      furry(
        blend(
          0.04,
          tilted(torus([0, 0, 0], 0.56, 0.1), [0, 0.3, -0.05], [-12, 0, 0]),
          mirror(ellipsoid([0.57, -0.06, -0.02], [0.11, 0.3, 0.2])),
          ellipsoid([0, 0.46, 0.5], [0.34, 0.16, 0.1]),
        ),
      ),
      colour,
    ),
  ];
};
