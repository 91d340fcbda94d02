/** Books, toys and other goods in a hand. */

import { linear } from '#engine/sculpt/render/colour.ts';
import { blend, carve, mirror } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { inHand, type Piece } from './held.ts';

export const book = inHand((colour, trim) => [
  { shape: box([0.13, 0.12, 0.0], [0.21, 0.27, 0.055], 0.02), colour },
  { shape: box([0.15, 0.12, 0.0], [0.2, 0.25, 0.042], 0.004), colour: '#f3e9d2' },
  { shape: box([0.13, 0.16, 0.056], [0.12, 0.07, 0.006], 0.004), colour: trim },
]);

/** Between the hand and the body. */
const SIDE: Vec3 = [0.26, 0.04, 0.03];

export const ball = inHand((colour, trim) => {
  const dark = linear(trim);
  return [
    {
      shape: sphere(SIDE, 0.25),
      colour,
      tint: (x, y, z, base) => {
        const [a, b, c] = [x - SIDE[0], y - SIDE[1], z - SIDE[2]];
        const spot = Math.sin(a * 17) * Math.sin(b * 17 + 1) * Math.sin(c * 17 + 2);
        return spot > 0.28 || spot < -0.5 ? dark : base;
      },
      detail: 2,
    },
  ];
});

export const teddy = inHand((colour, trim) => {
  const [x, y, z] = SIDE;
  return [
    {
      shape: blend(
        0.02,
        ellipsoid([x, y - 0.12, z], [0.15, 0.18, 0.13]),
        sphere([x, y + 0.16, z + 0.02], 0.14),
        sphere([x - 0.12, y + 0.28, z], 0.055),
        sphere([x + 0.12, y + 0.28, z], 0.055),
        capsule([x - 0.1, y, z + 0.04], [x - 0.2, y - 0.06, z + 0.1], 0.055),
        capsule([x + 0.1, y, z + 0.04], [x + 0.2, y - 0.06, z + 0.1], 0.055),
        capsule([x - 0.08, y - 0.24, z], [x - 0.12, y - 0.3, z + 0.14], 0.065),
        capsule([x + 0.08, y - 0.24, z], [x + 0.12, y - 0.3, z + 0.14], 0.065),
      ),
      colour,
    },
    { shape: ellipsoid([x, y + 0.12, z + 0.14], [0.06, 0.05, 0.05]), colour: trim },
    {
      shape: blend(
        0,
        sphere([x, y + 0.14, z + 0.18], 0.022),
        sphere([x - 0.05, y + 0.2, z + 0.14], 0.02),
        sphere([x + 0.05, y + 0.2, z + 0.14], 0.02),
      ),
      colour: '#25252b',
    },
  ];
});

export const present = inHand((colour, trim) => [
  { shape: box(SIDE, [0.24, 0.2, 0.2], 0.012), colour },
  {
    shape: blend(
      0.01,
      box(SIDE, [0.05, 0.206, 0.206], 0.008),
      ...[1, -1].map((m) =>
        place(torus([0, 0, 0], 0.07, 0.025), {
          at: [SIDE[0] + 0.07 * m, SIDE[1] + 0.25, SIDE[2]],
          turn: [90, 0, 30 * m],
        }),
      ),
    ),
    colour: trim,
  },
]);

export const trophy = inHand((colour) => [
  {
    shape: blend(
      0.015,
      frustum([0, 0.36, 0], 0.16, 0.07, 0.17, 0.02),
      capsule([0, -0.04, 0], [0, 0.24, 0], 0.035),
      cylinder([0, -0.12, 0], 0.12, 0.04, 0.015),
      place(mirror(torus([0.2, 0, 0], 0.09, 0.022)), { at: [0, 0.38, 0], turn: [90, 0, 0] }),
    ),
    colour,
    material: 'metal',
  },
]);

export const scroll = inHand((colour) => [
  { shape: box([0.16, 0.06, 0.02], [0.22, 0.26, 0.012], 0.01), colour },
  {
    shape: blend(
      0,
      capsule([-0.06, 0.34, 0.02], [0.38, 0.34, 0.02], 0.036),
      capsule([-0.06, -0.2, 0.02], [0.38, -0.2, 0.02], 0.036),
    ),
    colour: '#b98a55',
  },
]);

export const clipboard = inHand((colour) => [
  { shape: box([0.14, 0.12, 0.0], [0.19, 0.26, 0.018], 0.012), colour },
  { shape: box([0.14, 0.1, 0.024], [0.165, 0.21, 0.006], 0.004), colour: '#f4f2ec' },
  { shape: box([0.14, 0.37, 0.02], [0.07, 0.035, 0.02], 0.01), colour: '#b9c0cb', material: 'metal' },
]);

export const laptop = inHand((colour) => [
  { shape: box([0.2, 0.02, 0.06], [0.3, 0.018, 0.2], 0.014), colour, material: 'metal' },
  {
    shape: place(box([0, 0.2, 0], [0.3, 0.2, 0.014], 0.012), { at: [0.2, 0.03, 0.25], turn: [18, 0, 0] }),
    colour,
    material: 'metal',
  },
]);

export const palette = inHand((colour) => [
  {
    shape: place(
      carve(
        0.01,
        blend(0.02, ellipsoid([0, 0, 0], [0.3, 0.025, 0.22])),
        cylinder([-0.16, 0, 0.04], 0.05, 0.2),
      ),
      { at: [0.2, 0.08, 0.08], turn: [50, 0, 0] },
    ),
    colour,
  },
  ...(['#c8423c', '#f2bf3c', '#3a6ea8', '#4f8f63', '#f4f2ec'] as const).map(
    (hex, i): Piece => ({
      shape: place(ellipsoid([-0.04 + 0.07 * i, 0.03, -0.08 + 0.05 * Math.abs(i - 2)], [0.045, 0.02, 0.04]), {
        at: [0.2, 0.08, 0.08],
        turn: [50, 0, 0],
      }),
      colour: hex,
    }),
  ),
]);

export const skateboard = inHand((colour, trim) => [
  {
    shape: place(box([0, 0, 0], [0.14, 0.5, 0.022], 0.02), { at: [0.16, -0.06, 0.02], turn: [0, 20, 0] }),
    colour,
  },
  {
    shape: blend(
      0,
      ...[0.3, -0.34].flatMap((y) =>
        [0.08, 0.24].map((x) =>
          place(cylinder([0, 0, 0], 0.06, 0.035, 0.01), { at: [x, y - 0.06, 0.08], turn: [0, 0, 90] }),
        ),
      ),
    ),
    colour: trim,
  },
]);

export const surfboard = inHand((colour, trim, { floor }) => {
  const other = linear(trim);
  return [
    {
      shape: ellipsoid([0.02, 1.15 - floor, -0.12], [0.3, 1.14, 0.05]),
      colour,
      tint: (x, _y, _z, base) => (Math.abs(x - 0.02) < 0.06 ? other : base),
    },
  ];
});

export const key = inHand((colour) => [
  {
    shape: blend(
      0.01,
      place(torus([0, 0, 0], 0.1, 0.03), { at: [0, -0.14, 0], turn: [90, 0, 0] }),
      capsule([0, -0.04, 0], [0, 0.4, 0], 0.028),
      box([0.06, 0.36, 0], [0.06, 0.03, 0.02], 0.01),
      box([0.05, 0.26, 0], [0.05, 0.025, 0.02], 0.01),
    ),
    colour,
    material: 'metal',
  },
]);

export const crystalBall = inHand((colour, trim) => [
  { shape: sphere([0.08, 0.2, 0.06], 0.19), colour, material: 'glow' },
  { shape: frustum([0.08, 0.02, 0.06], 0.05, 0.14, 0.1, 0.02), colour: trim, material: 'metal' },
]);
