/** Birds: a beak that speaks. */

import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { smoothstep } from '#engine/sculpt/shapes/vector.ts';
import { POINTED, plates } from '../parts/ears.ts';
import { comb } from '../parts/horns.ts';
import { below, either, oval } from '../parts/paint.ts';
import { feathers } from '../parts/tails.ts';
import { nowhere, type Painter, type Species } from '../species.ts';

const LIP = '#b8651c';
const beak =
  (x: number, y: number, rx: number, ry: number, front: number): Painter =>
  (a, b, c) =>
    smoothstep(1.04, 0.96, Math.hypot((Math.abs(a) - x) / rx, (b - y) / ry)) *
    smoothstep(front, front + 0.03, c);

export const penguin: Species = {
  coat: { fur: '#2f3644', light: '#fbf8f2', dark: '#20242e', nose: '#f2a33a', inner: '#f2a33a' },
  snout: () => [ellipsoid([0, -0.25, 0.44], [0.16, 0.095, 0.22])],
  ears: () => [],
  light: (a, b, c) => {
    const eyes = Math.hypot((Math.abs(a) - 0.17) / 0.24, (b + 0.1) / 0.34);
    const throat = Math.hypot(a / 0.33, (b + 0.42) / 0.3);
    return smoothstep(1.05, 0.97, Math.min(eyes, throat)) * smoothstep(0, 0.1, c);
  },
  dark: nowhere,
  beak: beak(0, -0.255, 0.185, 0.135, 0.43),
  tones: { lids: 'light', muzzle: 'nose', brows: 'fur' },
  lip: LIP,
};

export const duck: Species = {
  coat: { fur: '#f7d35a', light: '#fbe79c', dark: '#c99a2c', nose: '#ef8f2f', inner: '#ef8f2f' },
  snout: () => [
    ellipsoid([0, -0.25, 0.46], [0.215, 0.07, 0.26]),
    ellipsoid([0, -0.2, 0.42], [0.11, 0.08, 0.16]),
    ellipsoid([0, -0.31, 0.4], [0.17, 0.05, 0.2]),
  ],
  ears: () => [],
  more: (coat) => [
    {
      name: 'tuft',
      shape: blend(
        0.02,
        capsule([0, 0.5, 0.02], [0.03, 0.74, -0.02], 0.06, 0.015),
        capsule([0, 0.5, 0], [-0.1, 0.68, -0.02], 0.055, 0.015),
        capsule([0, 0.5, 0], [0.13, 0.66, -0.06], 0.055, 0.015),
      ),
      colour: coat.fur,
    },
  ],
  light: nowhere,
  dark: nowhere,
  beak: either(beak(0, -0.265, 0.24, 0.115, 0.41), beak(0, -0.2, 0.12, 0.1, 0.46)),
  tones: { muzzle: 'nose' },
  lip: '#a2561a',
  tail: feathers,
};

export const chicken: Species = {
  coat: { fur: '#f8f4ec', light: '#fffdf9', dark: '#c9bba6', nose: '#f0a830', inner: '#f0a830' },
  snout: () => [capsule([0, -0.2, 0.4], [0, -0.24, 0.58], 0.115, 0.05)],
  ears: () => [],
  more: () => [
    comb(),
    {
      name: 'wattle',
      shape: mirror(ellipsoid([0.045, -0.42, 0.42], [0.055, 0.11, 0.05])),
      colour: '#d2413b',
    },
  ],
  light: nowhere,
  dark: nowhere,
  beak: beak(0, -0.22, 0.13, 0.125, 0.44),
  tones: { muzzle: 'nose' },
  lip: LIP,
  tail: feathers,
};

export const owl: Species = {
  own: { nose: '#e9a435' },
  snout: () => [capsule([0, -0.13, 0.42], [0, -0.25, 0.52], 0.085, 0.05)],
  ears: (coat) => plates(POINTED, { at: [0.33, 0.42, 0.0], turn: [-6, 20, -34], scale: 0.72 }, coat, 0.5),
  light: either(oval(0.215, -0.01, 0.25, 0.27, 0.02), below(-0.34)),
  dark: nowhere,
  beak: beak(0, -0.2, 0.1, 0.15, 0.47),
  tones: { lids: 'light', muzzle: 'nose' },
  lip: LIP,
  tail: feathers,
};

export const parrot: Species = {
  coat: { fur: '#d8432f', light: '#f8f1e6', dark: '#2c66b8', nose: '#3a3436', inner: '#f0c13c' },
  snout: () => [
    capsule([0, -0.12, 0.42], [0, -0.2, 0.58], 0.13, 0.09),
    capsule([0, -0.2, 0.58], [0, -0.32, 0.56], 0.08, 0.035),
  ],
  ears: () => [],
  more: (coat) => [
    {
      name: 'tuft',
      shape: blend(
        0.02,
        capsule([0, 0.48, 0.04], [0, 0.76, -0.12], 0.07, 0.02),
        capsule([0, 0.5, -0.06], [0, 0.7, -0.3], 0.07, 0.02),
      ),
      colour: coat.inner,
    },
  ],
  light: oval(0.2, -0.01, 0.22, 0.22, 0.05),
  dark: (_a, _b, c) => smoothstep(-0.24, -0.32, c),
  beak: beak(0, -0.2, 0.14, 0.2, 0.46),
  tones: { lids: 'light', muzzle: 'nose' },
  lip: '#8a6a60',
  tail: feathers,
};
