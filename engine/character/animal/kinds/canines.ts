/** Foxes, wolves and dogs, and others with a mask and a bushy tail. */

import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { smoothstep } from '#engine/sculpt/shapes/vector.ts';
import { hanging, POINTED, plates } from '../parts/ears.ts';
import { lump } from '../parts/noses.ts';
import { blaze, browBand, cheeks, either, mask, muzzle, oval, tears } from '../parts/paint.ts';
import { bushy, bushyRinged, plume, wagging } from '../parts/tails.ts';
import { nowhere, type Species } from '../species.ts';

/** Fur that stands out from the cheeks to a point. */
const ruff = (x: number, y: number): Shape =>
  mirror(
    blend(
      0.05,
      capsule([0.3, -0.16, 0.02], [x, y, -0.06], 0.2, 0.03),
      capsule([0.28, -0.28, 0.04], [x - 0.1, y - 0.12, -0.04], 0.16, 0.03),
    ),
  );

const NOSE = lump(-0.15, [0.07, 0.055, 0.055], 0.005);

export const fox: Species = {
  snout: () => [
    ellipsoid([0, -0.2, 0.42], [0.165, 0.125, 0.32]),
    ellipsoid([0, -0.33, 0.37], [0.13, 0.1, 0.24]),
    ruff(0.6, -0.3),
  ],
  ears: (coat) =>
    plates(POINTED, { at: [0.29, 0.42, -0.03], turn: [-6, 14, -20], scale: 1.08 }, coat).map((one) =>
      one.name === 'ears' ? { ...one, tip: { from: 0.65, colour: coat.dark } } : one,
    ),
  nose: NOSE,
  light: cheeks,
  dark: nowhere,
  tones: { hands: 'dark' },
  tail: bushy('light'),
};

export const wolf: Species = {
  snout: () => [
    ellipsoid([0, -0.2, 0.42], [0.185, 0.135, 0.3]),
    ellipsoid([0, -0.34, 0.37], [0.15, 0.1, 0.23]),
    ruff(0.6, -0.34),
  ],
  ears: (coat) => plates(POINTED, { at: [0.27, 0.43, -0.03], turn: [-6, 14, -14], scale: 0.95 }, coat),
  nose: NOSE,
  light: cheeks,
  dark: nowhere,
  tones: { hands: 'dark' },
  tail: bushy('dark'),
};

export const dog: Species = {
  snout: () => [
    ellipsoid([0, -0.22, 0.4], [0.2, 0.145, 0.27]),
    mirror(ellipsoid([0.1, -0.25, 0.44], [0.12, 0.12, 0.19])),
    ellipsoid([0, -0.37, 0.33], [0.15, 0.1, 0.2]),
  ],
  ears: hanging,
  nose: lump(-0.14, [0.085, 0.06, 0.055], 0.01),
  light: muzzle,
  dark: (a, b, c) =>
    smoothstep(1.05, 0.92, Math.hypot((a - 0.23) / 0.2, (b - 0.02) / 0.24)) * smoothstep(0.05, 0.2, c),
  tail: wagging,
};

const raccoonSnout = (): Shape[] => [
  ellipsoid([0, -0.22, 0.41], [0.165, 0.12, 0.26]),
  ellipsoid([0, -0.34, 0.36], [0.13, 0.1, 0.21]),
  ruff(0.54, -0.28),
];

export const raccoon: Species = {
  snout: raccoonSnout,
  ears: (coat) => plates(POINTED, { at: [0.31, 0.42, -0.03], turn: [-6, 14, -24], scale: 0.78 }, coat),
  nose: lump(-0.16, [0.065, 0.05, 0.05], 0.005),
  light: either(browBand, muzzle, oval(0.32, -0.34, 0.2, 0.12, -0.1)),
  dark: either(mask, blaze(0.035, -0.12, 0.42)),
  tones: { lids: 'dark', hands: 'dark' },
  tail: bushyRinged('dark'),
};

export const redPanda: Species = {
  own: { inner: '#fbf0e2' },
  snout: raccoonSnout,
  ears: (coat) =>
    plates(POINTED, { at: [0.34, 0.4, -0.03], turn: [-6, 14, -30], scale: 0.86 }, coat, 0.74, coat.light),
  nose: lump(-0.16, [0.065, 0.05, 0.05], 0.005),
  light: either(muzzle, oval(0.2, 0.21, 0.09, 0.06), oval(0.4, -0.14, 0.12, 0.16, -0.15)),
  dark: tears(0.42, 0.055),
  tones: { hands: 'dark', brows: 'light' },
  tail: bushyRinged('light'),
};

export const skunk: Species = {
  coat: { fur: '#2f2c31', light: '#f4f0ea', dark: '#1e1b1f', nose: '#1c181a', inner: '#8d6a68' },
  snout: raccoonSnout,
  ears: (coat) => plates(POINTED, { at: [0.35, 0.38, -0.05], turn: [-6, 14, -36], scale: 0.56 }, coat),
  nose: lump(-0.16, [0.065, 0.05, 0.05], 0.005),
  light: (a, b, c) => {
    const half = 0.045 + 0.22 * smoothstep(0.36, 0.62, b) + 0.2 * smoothstep(0.1, -0.3, c);
    return smoothstep(half + 0.02, half - 0.02, Math.abs(a)) * smoothstep(-0.04, 0, b + (c < 0 ? 1 : 0));
  },
  dark: nowhere,
  tones: { muzzle: 'fur', brows: 'light' },
  lip: '#8a4a48',
  tail: plume('light'),
};

export const badger: Species = {
  coat: { fur: '#77777b', light: '#f6f2ec', dark: '#29272b', nose: '#1f1b1c', inner: '#c9a29a' },
  snout: () => [
    ellipsoid([0, -0.21, 0.42], [0.165, 0.12, 0.29]),
    ellipsoid([0, -0.34, 0.36], [0.13, 0.1, 0.22]),
  ],
  ears: (coat) =>
    plates(POINTED, { at: [0.38, 0.36, -0.06], turn: [-6, 14, -40], scale: 0.52 }, coat, 0.64, coat.dark),
  nose: NOSE,
  light: (_a, _b, c) => smoothstep(-0.14, -0.06, c),
  dark: (a, b, c) => {
    const middle = 0.215 - 0.16 * smoothstep(-0.05, -0.3, b) - 0.04 * smoothstep(0.2, 0.5, b);
    const half = 0.12 - 0.05 * smoothstep(-0.1, -0.25, b);
    return (
      smoothstep(half + 0.02, half - 0.02, Math.abs(Math.abs(a) - middle)) *
      smoothstep(-0.27, -0.2, b) *
      smoothstep(-0.14, -0.06, c)
    );
  },
  tones: { lids: 'dark', hands: 'dark', brows: 'light' },
  tail: wagging,
};
