/** Animals with hooves: farm and steppe, with horns, manes and wool. */

import { blend, mirror } from '#engine/sculpt/shapes/combine.ts';
import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { capsule, ellipsoid } from '#engine/sculpt/shapes/solids.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { LONG, POINTED, plates, roundEars, sideEars } from '../parts/ears.ts';
import { antlers, backHorns, cowHorns, crest, knobs, snoutHorn, spiralHorn, wool } from '../parts/horns.ts';
import { lump, nostrils } from '../parts/noses.ts';
import * as paint from '../parts/paint.ts';
import { ball, curly, flowing, heavy, tufted } from '../parts/tails.ts';
import { type Coat, type HeadPart, nowhere, type Species } from '../species.ts';

const holes = (face: Shape, x: number, y: number, colour: string, size = 0.03): HeadPart => ({
  name: 'nostrils',
  shape: nostrils(face, x, y, [size, size * 0.8, 0.02]),
  colour,
  detail: 1.6,
});

export const pig: Species = {
  coat: { fur: '#f0b2ac', light: '#f6c9c2', dark: '#d98d88', nose: '#e2948f', inner: '#e58f8b' },
  snout: () => [
    capsule([0, -0.19, 0.35], [0, -0.19, 0.52], 0.165, 0.15),
    ellipsoid([0, -0.37, 0.32], [0.17, 0.1, 0.2]),
    mirror(ellipsoid([0.27, -0.24, 0.15], [0.2, 0.18, 0.2])),
  ],
  ears: (coat) => plates(POINTED, { at: [0.31, 0.4, 0.02], turn: [34, 12, -34], scale: 0.78 }, coat),
  nose: lump(-0.19, [0.15, 0.125, 0.05], 0.01),
  more: (_coat, face) => [
    {
      name: 'nostrils',
      shape: nostrils(face, 0.055, -0.19, [0.024, 0.04, 0.014], 0.04),
      colour: '#b0635f',
      detail: 1.4,
    },
  ],
  light: nowhere,
  dark: nowhere,
  tones: { muzzle: 'fur' },
  tail: curly,
};

export const cow: Species = {
  coat: { fur: '#f4efe8', light: '#eeb9ae', dark: '#3d3330', nose: '#eeb9ae', inner: '#e9a9a0' },
  snout: () => [
    ellipsoid([0, -0.27, 0.37], [0.27, 0.17, 0.24]),
    ellipsoid([0, -0.39, 0.32], [0.19, 0.09, 0.19]),
  ],
  ears: (coat) => sideEars(coat, 8, 0.85, [0.42, 0.3, -0.08]),
  more: (_coat, face) => [cowHorns(), holes(face, 0.1, -0.2, '#9c5f58', 0.034)],
  light: paint.oval(0, -0.3, 0.3, 0.21, 0.1),
  dark: paint.either(
    (a, b, c) => (a > 0 ? paint.oval(0.24, 0.06, 0.2, 0.26)(a, b, c) : 0),
    paint.patches(2.6, 0.62),
  ),
  tail: tufted,
};

const horseSnout = (): Shape[] => [
  capsule([0, -0.14, 0.3], [0, -0.27, 0.56], 0.2, 0.165),
  ellipsoid([0, -0.38, 0.38], [0.15, 0.1, 0.24]),
];
const horseEars = (coat: Coat) =>
  plates(POINTED, { at: [0.22, 0.48, -0.06], turn: [-6, 14, -12], scale: 0.72 }, coat);

export const horse: Species = {
  snout: horseSnout,
  ears: horseEars,
  more: (coat, face) => [crest(coat.dark), holes(face, 0.075, -0.22, '#4a2f26', 0.028)],
  light: paint.either(paint.blaze(0.055, -0.3, 0.3), paint.oval(0, -0.36, 0.19, 0.14, 0.4)),
  dark: nowhere,
  tones: { hands: 'dark' },
  tail: flowing,
};

export const zebra: Species = {
  ...horse,
  coat: { fur: '#f5f2ec', light: '#f5f2ec', dark: '#2b292d', nose: '#2b292d', inner: '#d9a79f' },
  more: (coat, face) => [crest(coat.dark), holes(face, 0.075, -0.22, '#15131a', 0.028)],
  light: nowhere,
  dark: paint.either(paint.zebraStripes, paint.oval(0, -0.33, 0.22, 0.16, 0.42)),
  tones: { hands: 'dark', muzzle: 'dark' },
  lip: '#8a5a58',
  tail: tufted,
};

export const unicorn: Species = {
  ...horse,
  coat: { fur: '#f8f3f4', light: '#f6d3de', dark: '#d88bbd', nose: '#f0b6c6', inner: '#f3b9cb' },
  more: (coat, face) => [crest(coat.dark), spiralHorn(), holes(face, 0.075, -0.22, '#c98aa0', 0.026)],
  light: paint.oval(0, -0.36, 0.19, 0.14, 0.4),
  tones: { hands: 'fur' },
};

export const donkey: Species = {
  ...horse,
  ears: (coat) => plates(LONG, { at: [0.22, 0.44, -0.06], turn: [-8, 10, -20], scale: 0.78 }, coat),
  light: paint.either(paint.oval(0, -0.32, 0.23, 0.18, 0.36), paint.oval(0.2, 0, 0.19, 0.2)),
  tail: tufted,
};

const deerSnout = (): Shape[] => [
  ellipsoid([0, -0.22, 0.41], [0.165, 0.13, 0.26]),
  ellipsoid([0, -0.35, 0.35], [0.13, 0.1, 0.2]),
];

export const deer: Species = {
  snout: deerSnout,
  ears: (coat) => sideEars(coat, -14, 0.95),
  nose: lump(-0.16, [0.07, 0.05, 0.05], 0.005),
  more: () => [antlers()],
  light: paint.either(
    paint.muzzle,
    paint.oval(0.2, 0.2, 0.07, 0.04),
    (a, b, c) => 0.9 * paint.spots(a, b, c) * (b > 0.28 ? 1 : 0),
  ),
  dark: nowhere,
  tones: { hands: 'dark' },
  tail: ball(0.1, 'light'),
};

export const giraffe: Species = {
  coat: { fur: '#f0d096', light: '#f7e8c8', dark: '#a8672f', nose: '#7a4a2c', inner: '#eab0a6' },
  snout: horseSnout,
  ears: (coat) => sideEars(coat, -4, 0.85),
  more: (coat, face) => [knobs(coat.dark), holes(face, 0.07, -0.2, '#7a4a2c', 0.024)],
  light: paint.oval(0, -0.33, 0.22, 0.17, 0.38),
  dark: paint.plates,
  tones: { hands: 'dark' },
  tail: tufted,
};

export const sheep: Species = {
  coat: { fur: '#ecdccb', light: '#f5ebdf', dark: '#8f7a6a', nose: '#c58f86', inner: '#e7b0a5' },
  snout: deerSnout,
  ears: (coat) => sideEars(coat, 22, 0.85, [0.46, 0.16, 0.0]),
  nose: lump(-0.17, [0.055, 0.036, 0.04]),
  more: () => [wool('#fbf7ef')],
  light: paint.muzzle,
  dark: nowhere,
  tail: ball(0.16, 'light'),
};

export const goat: Species = {
  snout: deerSnout,
  ears: (coat) => sideEars(coat, 24, 0.85, [0.42, 0.26, -0.04]),
  nose: lump(-0.17, [0.055, 0.036, 0.04]),
  own: { nose: '#b98078' },
  more: (coat) => [
    backHorns('#b7a68a'),
    {
      name: 'goatBeard',
      shape: blend(0.02, capsule([0, -0.44, 0.4], [0, -0.68, 0.46], 0.09, 0.015)),
      colour: coat.light,
    },
  ],
  light: paint.muzzle,
  dark: nowhere,
  tones: { hands: 'dark' },
  tail: ball(0.1),
};

export const elephant: Species = {
  coat: { fur: '#9aa4b0', light: '#aab3bd', dark: '#77808b', nose: '#9aa4b0', inner: '#dba9a6' },
  snout: () => [ellipsoid([0, -0.2, 0.36], [0.2, 0.16, 0.2]), ellipsoid([0, -0.4, 0.28], [0.18, 0.1, 0.2])],
  ears: (coat) => [
    { name: 'ears', shape: mirror(ellipsoid([0.72, 0.02, -0.14], [0.36, 0.46, 0.06])), colour: coat.fur },
    {
      name: 'earHollows',
      shape: mirror(ellipsoid([0.73, 0.01, -0.1], [0.25, 0.34, 0.05])),
      colour: coat.inner,
    },
  ],
  more: (coat) => [
    {
      name: 'trunk',
      shape: tube(
        [
          [0, -0.08, 0.38],
          [0, -0.12, 0.58],
          [-0.08, -0.2, 0.72],
          [-0.26, -0.26, 0.8],
          [-0.41, -0.19, 0.82],
          [-0.44, -0.05, 0.82],
        ],
        [0.14, 0.115, 0.1, 0.088, 0.08, 0.075],
      ),
      colour: coat.fur,
      detail: 1.2,
    },
  ],
  light: nowhere,
  dark: nowhere,
  tones: { muzzle: 'fur' },
  tail: tufted,
};

const hippoSnout = (): Shape[] => [
  ellipsoid([0, -0.27, 0.36], [0.33, 0.18, 0.27]),
  mirror(ellipsoid([0.14, -0.17, 0.5], [0.1, 0.08, 0.1])),
  ellipsoid([0, -0.41, 0.3], [0.24, 0.09, 0.22]),
];

export const hippo: Species = {
  coat: { fur: '#a396ae', light: '#c8b3bf', dark: '#7f7389', nose: '#8a7c94', inner: '#d9a3a8' },
  snout: hippoSnout,
  ears: (coat) => roundEars([0.36, 0.45, -0.05], 0.12, coat),
  more: (_coat, face) => [holes(face, 0.14, -0.14, '#6a5d73', 0.032)],
  light: paint.oval(0, -0.4, 0.34, 0.14, 0.1),
  dark: nowhere,
  tail: ball(0.08),
};

export const rhino: Species = {
  coat: { fur: '#9b9fa6', light: '#b7bac0', dark: '#70747c', nose: '#8a8e95', inner: '#cf9f9c' },
  snout: () => [
    ellipsoid([0, -0.26, 0.4], [0.24, 0.17, 0.27]),
    ellipsoid([0, -0.39, 0.32], [0.18, 0.09, 0.2]),
  ],
  ears: (coat) => plates(POINTED, { at: [0.32, 0.44, -0.06], turn: [-6, 14, -28], scale: 0.56 }, coat),
  more: (_coat, face) => [snoutHorn(0.6), holes(face, 0.12, -0.24, '#5f636b', 0.026)],
  light: nowhere,
  dark: nowhere,
  tones: { muzzle: 'fur' },
  tail: tufted,
};

export const kangaroo: Species = {
  snout: deerSnout,
  ears: (coat) => plates(LONG, { at: [0.24, 0.46, -0.06], turn: [-8, 10, -20], scale: 0.62 }, coat),
  nose: lump(-0.16, [0.07, 0.05, 0.05], 0.005),
  light: paint.either(paint.muzzle, paint.oval(0.32, -0.3, 0.18, 0.12, -0.1)),
  dark: nowhere,
  tones: { hands: 'dark' },
  tail: heavy(),
};
