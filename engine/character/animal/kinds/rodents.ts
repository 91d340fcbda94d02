/** Rabbits, mice and other small ones with whiskers and front teeth. */

import { mirror } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { LONG, POINTED, plates, roundEars } from '../parts/ears.ts';
import { spines } from '../parts/horns.ts';
import { frontTeeth, lump } from '../parts/noses.ts';
import { cheeks, either, muzzle, oval } from '../parts/paint.ts';
import { ball, bare, paddle, plume } from '../parts/tails.ts';
import { nowhere, type Species } from '../species.ts';

const SMALL_NOSE = lump(-0.185, [0.055, 0.038, 0.04]);
const cheeked = (x: number, r: number): Shape[] => [
  mirror(ellipsoid([0.08, -0.25, 0.4], [0.12, 0.1, 0.13])),
  ellipsoid([0, -0.37, 0.31], [0.12, 0.09, 0.16]),
  mirror(ellipsoid([x, -0.26, 0.14], [r, r * 0.9, r])),
];

export const rabbit: Species = {
  own: { nose: '#e08a90' },
  snout: () => cheeked(0.3, 0.2),
  ears: (coat) => plates(LONG, { at: [0.16, 0.5, -0.06], turn: [-8, 10, -12], scale: 1 }, coat),
  nose: SMALL_NOSE,
  hasWhiskers: true,
  light: muzzle,
  dark: nowhere,
  tail: ball(0.17, 'light'),
};

export const mouse: Species = {
  own: { nose: '#e58f94' },
  snout: () => [
    capsule([0, -0.22, 0.3], [0, -0.24, 0.56], 0.2, 0.1),
    ellipsoid([0, -0.36, 0.34], [0.13, 0.09, 0.19]),
  ],
  ears: (coat) => roundEars([0.43, 0.44, -0.1], 0.29, coat),
  nose: lump(-0.2, [0.06, 0.05, 0.05]),
  hasWhiskers: true,
  light: muzzle,
  dark: nowhere,
  tail: bare,
};

export const hamster: Species = {
  own: { nose: '#e08a90' },
  snout: () => cheeked(0.35, 0.26),
  ears: (coat) => roundEars([0.37, 0.45, -0.06], 0.16, coat),
  nose: SMALL_NOSE,
  hasWhiskers: true,
  light: either(muzzle, oval(0.38, -0.27, 0.24, 0.17, -0.3)),
  dark: nowhere,
  tail: ball(0.08, 'light'),
};

export const squirrel: Species = {
  own: { nose: '#4a2a24' },
  snout: () => cheeked(0.3, 0.21),
  ears: (coat) => [
    ...plates(POINTED, { at: [0.28, 0.45, -0.04], turn: [-6, 14, -16], scale: 0.72 }, coat),
    {
      name: 'earTufts',
      shape: mirror(capsule([0.33, 0.72, -0.06], [0.39, 0.92, -0.09], 0.055, 0.012)),
      colour: coat.dark,
    },
  ],
  nose: SMALL_NOSE,
  hasWhiskers: true,
  more: (_coat, face) => [frontTeeth(face, -0.325)],
  light: either(muzzle, oval(0.34, -0.26, 0.18, 0.14, -0.1)),
  dark: nowhere,
  tail: plume(),
};

export const beaver: Species = {
  snout: () => [
    mirror(ellipsoid([0.1, -0.24, 0.39], [0.15, 0.12, 0.15])),
    ellipsoid([0, -0.37, 0.32], [0.15, 0.09, 0.17]),
    mirror(ellipsoid([0.28, -0.26, 0.12], [0.2, 0.17, 0.2])),
  ],
  ears: (coat) => roundEars([0.4, 0.4, -0.06], 0.13, coat),
  nose: lump(-0.15, [0.09, 0.06, 0.05], 0.008),
  more: (_coat, face) => [frontTeeth(face, -0.315)],
  light: muzzle,
  dark: nowhere,
  tail: paddle,
};

export const hedgehog: Species = {
  own: { light: '#f0dcc0', nose: '#2a2020' },
  snout: () => [
    capsule([0, -0.2, 0.3], [0, -0.21, 0.58], 0.19, 0.085),
    ellipsoid([0, -0.35, 0.34], [0.13, 0.09, 0.18]),
    mirror(ellipsoid([0.28, -0.24, 0.14], [0.18, 0.16, 0.18])),
  ],
  ears: (coat) => roundEars([0.42, 0.3, 0.12], 0.13, { ...coat, fur: coat.light }),
  nose: lump(-0.18, [0.065, 0.055, 0.055]),
  more: (coat) => [spines(coat.dark)],
  light: either(cheeks, oval(0, -0.06, 0.6, 0.5, 0)),
  dark: nowhere,
  tones: { lids: 'light', hands: 'light' },
};
