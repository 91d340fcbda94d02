/** Bears and others with round heads: pandas, koalas, otters, sloths, monkeys. */

import { mirror } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { smoothstep } from '#engine/sculpt/shapes/vector.ts';
import { roundEars } from '../parts/ears.ts';
import { lump, nostrils } from '../parts/noses.ts';
import { below, either, heart, muzzle, oval, tears } from '../parts/paint.ts';
import { ball, heavy, hooked } from '../parts/tails.ts';
import { nowhere, type Species } from '../species.ts';

const jaw = ellipsoid([0, -0.37, 0.33], [0.15, 0.1, 0.2]);
const snout = (): Shape[] => [ellipsoid([0, -0.25, 0.38], [0.21, 0.165, 0.22]), jaw];
const NOSE = lump(-0.165, [0.085, 0.06, 0.055], 0.01);

export const bear: Species = {
  snout,
  ears: (coat) => roundEars([0.35, 0.43, -0.03], 0.17, coat),
  nose: NOSE,
  light: muzzle,
  dark: nowhere,
  tail: ball(0.13),
};

export const panda: Species = {
  coat: { fur: '#f4f0ea', light: '#fffdf9', dark: '#2c2a2f', nose: '#26211f', inner: '#2c2a2f' },
  snout,
  ears: (coat) => roundEars([0.35, 0.43, -0.05], 0.17, coat, coat.dark),
  nose: NOSE,
  light: nowhere,
  dark: (a, b, c) => {
    const [x, y] = [Math.abs(a) - 0.215, b + 0.035];
    const [u, v] = [x * 0.86 + y * 0.5, y * 0.86 - x * 0.5];
    const patch = smoothstep(1.06, 0.94, Math.hypot(u / 0.165, v / 0.235)) * smoothstep(0.1, 0.2, c);
    return Math.max(patch, smoothstep(-0.5, -0.56, b));
  },
  tones: { base: 'dark', lids: 'dark', hands: 'dark' },
  tail: ball(0.13),
};

export const koala: Species = {
  snout: () => [
    ellipsoid([0, -0.28, 0.34], [0.21, 0.14, 0.18]),
    mirror(ellipsoid([0.3, -0.24, 0.12], [0.2, 0.18, 0.2])),
  ],
  ears: (coat) => [
    ...roundEars([0.52, 0.32, -0.08], 0.3, coat),
    {
      name: 'earTufts',
      shape: mirror(ellipsoid([0.5, 0.22, 0.04], [0.15, 0.13, 0.07])),
      colour: coat.light,
    },
  ],
  nose: lump(-0.13, [0.095, 0.145, 0.075], 0.01),
  light: oval(0, -0.42, 0.2, 0.12),
  dark: nowhere,
};

export const otter: Species = {
  snout: () => [
    mirror(ellipsoid([0.1, -0.24, 0.39], [0.15, 0.115, 0.15])),
    ellipsoid([0, -0.37, 0.32], [0.15, 0.09, 0.17]),
    mirror(ellipsoid([0.28, -0.26, 0.12], [0.2, 0.17, 0.2])),
  ],
  ears: (coat) => roundEars([0.47, 0.26, -0.06], 0.115, coat),
  nose: lump(-0.15, [0.085, 0.055, 0.05], 0.008),
  hasWhiskers: true,
  light: either(below(-0.2), oval(0.1, -0.22, 0.17, 0.13, 0.2)),
  dark: nowhere,
  tail: heavy(),
};

export const sloth: Species = {
  own: { light: '#efdfc4' },
  snout: () => [ellipsoid([0, -0.24, 0.37], [0.18, 0.14, 0.19]), jaw],
  ears: () => [],
  nose: NOSE,
  light: oval(0, -0.06, 0.43, 0.36, 0),
  dark: either(tears(0.7, 0.075), oval(0.23, 0, 0.17, 0.12)),
  tones: { lids: 'dark' },
};

export const monkey: Species = {
  own: { inner: '#e0b48e', nose: '#5a352b' },
  snout: () => [ellipsoid([0, -0.28, 0.35], [0.26, 0.16, 0.18]), jaw],
  ears: (coat) => roundEars([0.54, -0.0, -0.04], 0.19, coat),
  nose: (face) => [nostrils(face, 0.032, -0.19, [0.018, 0.013, 0.012])],
  light: heart,
  dark: nowhere,
  tones: { lids: 'light' },
  tail: hooked,
};
