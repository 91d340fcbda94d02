/** Cats, large and small. */

import { mirror } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { POINTED, plates, roundEars } from '../parts/ears.ts';
import { mane } from '../parts/horns.ts';
import { lump } from '../parts/noses.ts';
import { either, muzzle, spots, tears, tigerStripes } from '../parts/paint.ts';
import { slim, slimRinged, tufted } from '../parts/tails.ts';
import { nowhere, type Species } from '../species.ts';

const snout = (): Shape[] => [
  mirror(ellipsoid([0.085, -0.25, 0.4], [0.125, 0.105, 0.14])),
  ellipsoid([0, -0.19, 0.4], [0.11, 0.1, 0.14]),
  ellipsoid([0, -0.37, 0.32], [0.13, 0.09, 0.17]),
];
const BIG_NOSE = lump(-0.165, [0.085, 0.06, 0.055], 0.01);
const shared = { snout, hasWhiskers: true, light: muzzle } as const;

export const cat: Species = {
  ...shared,
  own: { nose: '#d98389' },
  ears: (coat) => plates(POINTED, { at: [0.29, 0.4, -0.02], turn: [-4, 14, -22], scale: 0.9 }, coat),
  nose: lump(-0.185, [0.055, 0.038, 0.04]),
  dark: nowhere,
  tail: slim,
};

export const tiger: Species = {
  ...shared,
  ears: (coat) => roundEars([0.35, 0.43, -0.03], 0.17, coat),
  nose: BIG_NOSE,
  dark: tigerStripes,
  tail: slimRinged,
};

export const lion: Species = {
  ...shared,
  ears: (coat) => roundEars([0.37, 0.52, 0.08], 0.16, coat),
  nose: BIG_NOSE,
  more: (coat) => [mane(coat.dark)],
  dark: nowhere,
  tail: tufted,
};

export const leopard: Species = {
  ...shared,
  ears: (coat) => roundEars([0.35, 0.43, -0.03], 0.16, coat),
  nose: BIG_NOSE,
  dark: either(spots, tears(-0.1, 0.022)),
  tail: slimRinged,
};
