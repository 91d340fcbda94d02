/** Food and drink in a hand. */

import { linear } from '#engine/sculpt/render/colour.ts';
import { blend } from '#engine/sculpt/shapes/combine.ts';
import { capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { inHand, type Piece } from './held.ts';

export const cup = inHand((colour) => [
  {
    shape: blend(
      0.01,
      cylinder([0.18, 0.03, 0.02], 0.125, 0.15, 0.03),
      place(torus([0, 0, 0], 0.085, 0.032), { at: [0.06, 0.02, 0.02], turn: [90, 0, 0] }),
    ),
    colour,
    material: 'glossy',
  },
  { shape: cylinder([0.18, 0.17, 0.02], 0.1, 0.022, 0.005), colour: '#5a3723', material: 'glossy' },
]);

export const teapot = inHand((colour, trim) => [
  {
    shape: blend(
      0.02,
      ellipsoid([0.28, 0, 0.02], [0.21, 0.18, 0.2]),
      tube(
        [
          [0.42, -0.02, 0.02],
          [0.55, 0.04, 0.02],
          [0.6, 0.17, 0.02],
        ],
        [0.06, 0.045, 0.03],
      ),
      place(torus([0, 0, 0], 0.12, 0.028), { at: [0.06, 0, 0.02], turn: [90, 0, 0] }),
    ),
    colour,
    material: 'glossy',
  },
  {
    shape: blend(0.01, ellipsoid([0.28, 0.17, 0.02], [0.1, 0.03, 0.1]), sphere([0.28, 0.22, 0.02], 0.035)),
    colour: trim,
    material: 'glossy',
  },
]);

export const glass = inHand((colour) => [
  { shape: frustum([0, 0.12, 0], 0.17, 0.07, 0.1, 0.015), colour: '#dfeef5', material: 'glossy' },
  { shape: frustum([0, 0.15, 0], 0.15, 0.085, 0.104, 0.01), colour, material: 'glossy' },
]);

export const bottle = inHand((colour, trim) => [
  {
    shape: blend(0.05, cylinder([0, 0.05, 0], 0.09, 0.22, 0.04), capsule([0, 0.3, 0], [0, 0.42, 0], 0.035)),
    colour,
    material: 'glossy',
  },
  { shape: cylinder([0, 0.46, 0], 0.04, 0.03, 0.01), colour: trim },
]);

export const iceCream = inHand((colour, trim) => [
  { shape: frustum([0, 0.06, 0], 0.2, 0.012, 0.1, 0.01), colour: '#d9a05b' },
  { shape: blend(0.02, sphere([0, 0.33, 0], 0.12)), colour },
  { shape: sphere([0, 0.5, 0], 0.1), colour: trim },
]);

export const lollipop = inHand((colour, trim) => {
  const other = linear(trim);
  return [
    { shape: capsule([0, -0.22, 0], [0, 0.3, 0], 0.016), colour: '#f4f2ec' },
    {
      shape: place(cylinder([0, 0, 0], 0.17, 0.04, 0.03), { at: [0, 0.44, 0], turn: [90, 0, 0] }),
      colour,
      material: 'glossy',
      tint: (x, y, _z, base) =>
        Math.sin(Math.atan2(y - 0.44, x) + Math.hypot(x, y - 0.44) * 40) > 0 ? other : base,
      detail: 2.2,
    } satisfies Piece,
  ];
});

export const apple = inHand((colour) => [
  { shape: blend(0.02, ellipsoid([0.05, 0.08, 0.03], [0.13, 0.12, 0.13])), colour, material: 'glossy' },
  { shape: capsule([0.05, 0.18, 0.03], [0.07, 0.26, 0.03], 0.014), colour: '#6f4a30' },
]);

export const carrot = inHand((colour) => [
  { shape: capsule([0, -0.3, 0], [0, 0.16, 0], 0.015, 0.075), colour },
  {
    shape: blend(0.01, ...[-0.08, 0, 0.08].map((x) => capsule([0, 0.2, 0], [x, 0.42, 0], 0.03, 0.035))),
    colour: '#4f8f63',
  },
]);

export const bread = inHand((colour) => [
  {
    shape: capsule([0, -0.3, 0], [0, 0.6, 0.05], 0.085),
    colour,
    tint: (_x, y, _z, base) =>
      Math.sin(y * 34) > 0.6 ? [base[0] * 1.4, base[1] * 1.4, base[2] * 1.3] : base,
  },
]);

const TRAY: Vec3 = [0.2, 0.07, 0.12];

export const tray = inHand((colour, trim) => [
  { shape: cylinder(TRAY, 0.36, 0.022, 0.015), colour, material: 'metal' },
  {
    shape: blend(
      0,
      cylinder([0.06, 0.2, 0.1], 0.07, 0.1, 0.02),
      cylinder([0.32, 0.2, 0.14], 0.07, 0.1, 0.02),
    ),
    colour: trim,
  },
]);

export const cake = inHand((colour, trim) => [
  { shape: cylinder(TRAY, 0.34, 0.02, 0.012), colour: '#f4f2ec', material: 'glossy' },
  { shape: cylinder([0.2, 0.2, 0.12], 0.25, 0.12, 0.02), colour },
  {
    shape: blend(0.02, cylinder([0.2, 0.31, 0.12], 0.26, 0.035, 0.03), sphere([0.2, 0.4, 0.12], 0.06)),
    colour: trim,
  },
]);

export const pizza = inHand((colour, trim) => {
  const spot = linear(trim);
  return [
    { shape: blend(0.01, cylinder(TRAY, 0.36, 0.02, 0.015), torus(TRAY, 0.34, 0.035)), colour: '#d9a05b' },
    {
      shape: cylinder([0.2, 0.095, 0.12], 0.32, 0.015, 0.01),
      colour,
      tint: (x, _y, z, base) => (Math.sin(x * 26) * Math.sin(z * 26) > 0.45 ? spot : base),
      detail: 1.8,
    },
  ];
});
