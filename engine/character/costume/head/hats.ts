/** Hats with brims, which stand off the head and shade the face. */

import { blend, carve, keep, relief } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import { box, cylinder, ellipsoid, frustum, torus } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { smoothstep, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { cowboyHat } from '../../outfits/headwear.ts';
import type { GarmentMaker } from '../wearer.ts';
import { brimOf, capAbove, onHead, tilted } from './head-cut.ts';

export const cowboy: GarmentMaker = (w, colour, trim) => cowboyHat(w.head, colour, trim);

export const strawHat: GarmentMaker = (w, colour, trim) => {
  const weave = (x: number, y: number, z: number): number =>
    0.008 * Math.sin(Math.hypot(x, z) * 60 + y * 40) + 0.004 * Math.sin(Math.atan2(x, z) * 40);
  const hat = relief(
    blend(0.05, frustum([0, 0.15, 0], 0.2, 0.53, 0.42, 0.1), brimOf(1.02, 1.0, -0.01, 0.06)),
    0.014,
    weave,
  );
  const at: Vec3 = [0, 0.36, -0.04];
  return [
    onHead(w, 'hat', tilted(hat, at, [-9, 0, 0]), colour),
    onHead(w, 'ribbon', tilted(cylinder([0, 0.06, 0], 0.545, 0.055, 0.02), at, [-9, 0, 0]), trim),
  ];
};

/** A felt hat with a pinched crown. */
export const fedora: GarmentMaker = (w, colour, trim) => {
  const crown = carve(
    0.06,
    frustum([0, 0.17, 0], 0.22, 0.54, 0.45, 0.1),
    ellipsoid([0, 0.42, 0.08], [0.1, 0.1, 0.36]),
  );
  const at: Vec3 = [0, 0.36, -0.04];
  return [
    onHead(w, 'hat', tilted(blend(0.04, crown, brimOf(0.8, 0.82, -0.02, -0.03)), at), colour),
    onHead(w, 'ribbon', tilted(cylinder([0, 0.045, 0], 0.56, 0.055, 0.02), at), trim),
  ];
};

export const topHat: GarmentMaker = (w, colour, trim) => {
  const at: Vec3 = [0, 0.4, -0.04];
  return [
    onHead(
      w,
      'hat',
      tilted(blend(0.03, frustum([0, 0.36, 0], 0.4, 0.5, 0.56, 0.04), brimOf(0.76, 0.78, -0.02, -0.03)), at),
      colour,
      'glossy',
    ),
    onHead(w, 'ribbon', tilted(cylinder([0, 0.06, 0], 0.525, 0.06, 0.02), at), trim),
  ];
};

/** Pointed, with a broad brim; the tip leans. */
export const pointedHat: GarmentMaker = (w, colour, trim) => {
  const cone = tube(
    [
      [0, 0, 0],
      [0, 0.3, -0.02],
      [0.02, 0.62, -0.06],
      [0.08, 0.9, -0.16],
      [0.2, 1.06, -0.28],
    ],
    [0.52, 0.38, 0.22, 0.1, 0.035],
    4,
  );
  const whole = keep(
    0.02,
    cone,
    shape((_x, y) => -y - 0.02, [-1, -0.03, -1], [1, 2, 1], 1),
  );
  const at: Vec3 = [0, 0.38, -0.04];
  return [
    onHead(w, 'hat', tilted(blend(0.05, whole, brimOf(0.98, 0.96, -0.02, 0.04)), at), colour),
    onHead(w, 'ribbon', tilted(frustum([0, 0.075, 0], 0.065, 0.545, 0.5, 0.02), at), trim),
    onHead(
      w,
      'buckle',
      tilted(
        carve(
          0.005,
          box([0, 0.075, 0.52], [0.09, 0.075, 0.03], 0.015),
          box([0, 0.075, 0.55], [0.05, 0.04, 0.05], 0.01),
        ),
        at,
      ),
      '#e0b950',
      'metal',
    ),
  ];
};

/** A fisherman's oilskin hat: the brim falls long behind. */
export const souwester: GarmentMaker = (w, colour, trim) => {
  const dome = ellipsoid([0, 0.16, -0.04], [0.58, 0.52, 0.58]);
  const brim = shape(
    (x, y, z) => {
      const back = smoothstep(0.2, -0.8, z);
      const [rx, rz] = [0.76, 0.74 + 0.24 * back];
      const k = Math.hypot(x / rx, z / rz);
      const level = 0.28 - 0.12 * k * k - 0.26 * back * k;
      return Math.max(Math.abs(y - level) * 0.75 - 0.03, (k - 1) * 0.6);
    },
    [-0.85, -0.2, -1.05],
    [0.85, 0.4, 0.85],
    0.03,
  );
  return [
    onHead(w, 'hat', blend(0.05, capAbove(dome, 0.12, 0.26), brim), colour, 'glossy'),
    onHead(w, 'ribbon', tilted(torus([0, 0, 0], 0.56, 0.03), [0, 0.27, -0.04], [-10, 0, 0]), trim, 'glossy'),
  ];
};
