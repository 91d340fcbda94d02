/** Tools, toys and loads in a hand that are neither long nor flat. */

import { linear } from '#engine/sculpt/render/colour.ts';
import { blend, carve, keep } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { inHand } from './held.ts';

const WOOD = '#8a5a34';

/** A half circle that opens upwards. */
export const fan = inHand((colour, trim) => {
  const dark = linear(trim);
  return [
    {
      shape: keep(
        0.01,
        place(cylinder([0, 0, 0], 0.44, 0.014, 0.008), { at: [0, 0.02, 0], turn: [90, 0, 0] }),
        shape((x, y) => Math.abs(x) * 0.55 - y + 0.02, [-1, -0.2, -0.2], [1, 1, 0.2], 0.2),
      ),
      colour,
      tint: (x, y, _z, base) => (Math.abs(Math.sin(Math.atan2(x, y - 0.02) * 13)) < 0.2 ? dark : base),
      detail: 2.6,
    },
    { shape: capsule([0, -0.1, 0], [0, 0.1, 0], 0.03), colour: trim },
  ];
});

const coil = (at: Vec3, turn: Vec3) =>
  blend(
    0,
    ...[0.2, 0.23, 0.26].map((r, i) =>
      place(torus([0, 0, 0], r, 0.024), { at: [at[0], at[1], at[2] + i * 0.02], turn }),
    ),
  );

export const rope = inHand((colour) => [
  {
    shape: blend(
      0.01,
      coil([0.02, -0.22, 0], [90, 0, 10]),
      tube(
        [
          [0.02, 0.02, 0],
          [-0.04, 0.2, 0.1],
          [0.06, 0.26, 0.18],
        ],
        0.024,
      ),
    ),
    colour,
  },
]);

export const hose = inHand((colour, trim) => [
  {
    shape: blend(0.01, coil([0.06, -0.3, 0], [90, 0, 10]), capsule([0, -0.1, 0], [0, 0.14, 0], 0.04)),
    colour,
  },
  { shape: frustum([0, 0.27, 0], 0.13, 0.06, 0.035, 0.01), colour: trim, material: 'metal' },
]);

export const sack = inHand((colour) => [
  {
    shape: blend(
      0.06,
      ellipsoid([0.06, -0.36, 0.04], [0.26, 0.28, 0.22]),
      frustum([0.02, -0.06, 0.02], 0.1, 0.1, 0.06, 0.02),
      frustum([0.01, 0.08, 0], 0.07, 0.05, 0.12, 0.02),
    ),
    colour,
  },
  { shape: torus([0.01, 0, 0], 0.085, 0.024), colour: WOOD },
]);

export const mat = inHand((colour) => [
  {
    shape: carve(
      0.004,
      place(cylinder([0, 0, 0], 0.13, 0.42, 0.03), { at: [0.16, 0, 0.02], turn: [66, 0, 12] }),
      place(cylinder([0, 0, 0], 0.05, 0.6), { at: [0.16, 0, 0.02], turn: [66, 0, 12] }),
    ),
    colour,
  },
]);

export const scissors = inHand((colour, trim) => [
  {
    shape: blend(
      0.005,
      capsule([-0.03, 0, 0], [0.08, 0.46, 0], 0.03, 0.01),
      capsule([0.03, 0, 0.02], [-0.08, 0.46, 0.02], 0.03, 0.01),
    ),
    colour,
    material: 'metal',
  },
  {
    shape: blend(
      0,
      ...[1, -1].map((m) =>
        place(torus([0, 0, 0], 0.075, 0.024), { at: [0.08 * m, -0.11, 0.01], turn: [90, 0, 0] }),
      ),
    ),
    colour: trim,
  },
]);

/** Down to the floor, its foot to the front. */
export const hockeyStick = inHand((colour, trim, { floor }) => [
  { shape: capsule([0, 0.05 - floor, 0], [0, 0.3, 0], 0.03), colour },
  { shape: blend(0.02, capsule([0, 0.06 - floor, 0], [-0.08, 0.05 - floor, 0.28], 0.05)), colour: trim },
]);

export const crutch = inHand((colour, _trim, { floor }) => [
  {
    shape: blend(
      0.01,
      capsule([0, 0.04 - floor, 0], [0, 0.1, 0], 0.03),
      capsule([0, 0.1, 0], [0, 0.42, -0.14], 0.028),
    ),
    colour,
    material: 'metal',
  },
  {
    shape: blend(
      0,
      sphere([0, 0.05 - floor, 0], 0.05),
      place(torus([0, 0, 0], 0.11, 0.03), { at: [0, 0.46, -0.16], turn: [20, 0, 0] }),
    ),
    colour: '#3a3d46',
  },
]);

export const club = inHand((colour) => [
  {
    shape: blend(
      0.03,
      frustum([0, 0.32, 0], 0.36, 0.05, 0.17, 0.06),
      sphere([0, 0.66, 0], 0.16),
      sphere([0.12, 0.5, 0.08], 0.05),
      sphere([-0.12, 0.58, 0.06], 0.05),
      sphere([0, -0.08, 0], 0.055),
    ),
    colour,
  },
]);

export const paddle = inHand((colour, _trim, { floor }) => [
  { shape: capsule([0, 0.3 - floor, 0], [0, 0.6, 0], 0.03), colour: WOOD },
  { shape: ellipsoid([0, 0.86, 0], [0.15, 0.3, 0.03]), colour },
]);

export const net = inHand((colour, _trim, { floor }) => [
  { shape: capsule([0, 0.4 - floor, 0], [0, 0.56, 0], 0.024), colour: WOOD },
  {
    shape: place(torus([0, 0, 0], 0.24, 0.022), { at: [0, 0.8, 0], turn: [78, 0, 0] }),
    colour: '#8b8f98',
    material: 'metal',
  },
  {
    shape: place(
      carve(
        0.01,
        ellipsoid([0, 0, 0], [0.23, 0.23, 0.34]),
        shape((_x, _y, z) => -z, [-1, -1, 0], [1, 1, 1], 1),
      ),
      { at: [0, 0.8, 0] },
    ),
    colour,
    tint: (x, y, z, base) =>
      Math.sin(x * 60) * Math.sin((y + z) * 60) > 0.1
        ? [base[0] * 0.55, base[1] * 0.55, base[2] * 0.55]
        : base,
  },
]);

export const pot = inHand((colour, trim) => [
  {
    shape: carve(
      0.02,
      blend(0.04, ellipsoid([0.2, 0.02, 0.06], [0.25, 0.22, 0.23])),
      cylinder([0.2, 0.24, 0.06], 0.17, 0.14),
    ),
    colour,
    material: 'glossy',
  },
  { shape: torus([0.2, 0.13, 0.06], 0.2, 0.03), colour: trim },
]);

export const plant = inHand((colour, trim) => [
  { shape: frustum([0.18, -0.02, 0.06], 0.15, 0.12, 0.17, 0.02), colour: trim },
  {
    shape: blend(
      0.01,
      ...[0, 1, 2, 3, 4, 5].map((i) => {
        const a = (i * Math.PI) / 3;
        return place(ellipsoid([0, 0.2, 0], [0.07, 0.2, 0.03]), {
          at: [0.18, 0.1, 0.06],
          turn: [26 * Math.cos(a), (i * 180) / 3, 26 * Math.sin(a)],
        });
      }),
      ellipsoid([0.18, 0.36, 0.06], [0.06, 0.22, 0.05]),
    ),
    colour,
  },
]);

export const candle = inHand((colour, trim) => [
  { shape: blend(0, cylinder([0, 0.2, 0], 0.055, 0.24, 0.015)), colour },
  {
    shape: blend(0.01, cylinder([0, -0.06, 0], 0.13, 0.025, 0.01), cylinder([0, -0.1, 0], 0.05, 0.06, 0.01)),
    colour: '#d9a93f',
    material: 'metal',
  },
  { shape: ellipsoid([0, 0.54, 0], [0.045, 0.1, 0.045]), colour: trim, material: 'glow' },
]);

export const screwdriver = inHand((colour, trim) => [
  { shape: capsule([0, -0.14, 0], [0, 0.14, 0], 0.05), colour, material: 'glossy' },
  { shape: capsule([0, 0.16, 0], [0, 0.48, 0], 0.018), colour: trim, material: 'metal' },
]);

export const saw = inHand((colour, trim) => [
  {
    shape: place(box([0, 0.36, 0], [0.11, 0.32, 0.012], 0.008), { turn: [10, 0, -6] }),
    colour,
    material: 'metal',
  },
  {
    shape: carve(
      0.01,
      box([0, -0.04, 0], [0.12, 0.12, 0.035], 0.04),
      box([0, -0.04, 0], [0.05, 0.05, 0.1], 0.02),
    ),
    colour: trim,
  },
]);

export const roller = inHand((colour, trim) => [
  { shape: capsule([0, -0.2, 0], [0, 0.14, 0], 0.035), colour: trim },
  {
    shape: tube(
      [
        [0, 0.14, 0],
        [0.16, 0.2, 0],
        [0.16, 0.36, 0],
      ],
      0.018,
    ),
    colour: '#8b8f98',
    material: 'metal',
  },
  { shape: place(cylinder([0, 0, 0], 0.09, 0.2, 0.04), { at: [0, 0.38, 0], turn: [0, 0, 90] }), colour },
]);

/** A rescue ring: quarters in two colours. */
export const ring = inHand((colour, trim) => {
  const other = linear(trim);
  return [
    {
      shape: place(torus([0, 0, 0], 0.3, 0.085), { at: [0.06, -0.28, 0.02], turn: [90, 0, 10] }),
      colour,
      tint: (x, y, _z, base) => (Math.sin(Math.atan2(y + 0.28, x - 0.06) * 4) > 0 ? other : base),
    },
  ];
});

/** In place of a hand. */
export const hook = inHand((colour, trim) => [
  {
    shape: blend(0.02, sphere([0, 0, 0.03], 0.13), cylinder([0, 0.08, 0.03], 0.1, 0.06, 0.02)),
    colour: trim,
  },
  {
    shape: tube(
      [
        [0, 0.12, 0.04],
        [0, 0.26, 0.05],
        [-0.1, 0.42, 0.06],
        [-0.26, 0.44, 0.06],
        [-0.34, 0.32, 0.06],
        [-0.28, 0.22, 0.06],
      ],
      [0.045, 0.045, 0.045, 0.042, 0.034, 0.012],
      5,
    ),
    colour,
    material: 'metal',
  },
]);

export const burger = inHand((colour, trim) => [
  {
    shape: blend(
      0,
      keep(
        0.02,
        ellipsoid([0.06, 0.16, 0.08], [0.18, 0.14, 0.18]),
        shape((_x, y) => 0.16 - y, [-1, 0, -1], [1, 1, 1], 1),
      ),
      cylinder([0.06, 0.04, 0.08], 0.17, 0.035, 0.03),
    ),
    colour,
  },
  { shape: cylinder([0.06, 0.14, 0.08], 0.195, 0.014, 0.012), colour: trim },
  { shape: cylinder([0.06, 0.1, 0.08], 0.175, 0.03, 0.02), colour: '#5a3220' },
]);

/** A ball of wool with two needles. */
export const yarn = inHand((colour, trim) => [
  {
    shape: sphere([0.14, 0.06, 0.08], 0.18),
    colour,
    tint: (x, y, z, base) => {
      const k = 0.82 + 0.18 * Math.sin((x + y * 1.4) * 70 + z * 30);
      return [base[0] * k, base[1] * k, base[2] * k];
    },
  },
  {
    shape: blend(
      0,
      capsule([0.0, -0.1, 0.1], [0.32, 0.4, 0.1], 0.014),
      capsule([0.28, -0.08, 0.14], [-0.02, 0.42, 0.12], 0.014),
      sphere([0.32, 0.41, 0.1], 0.03),
      sphere([-0.02, 0.43, 0.12], 0.03),
    ),
    colour: trim,
    material: 'metal',
  },
]);

export const pompomInHand = inHand((colour) => [
  {
    shape: blend(
      0.02,
      sphere([0, 0.06, 0.06], 0.2),
      ...Array.from({ length: 14 }, (_, i) => {
        const a = i * 2.4;
        const y = 1 - (2 * (i + 0.5)) / 14;
        const r = Math.sqrt(1 - y * y);
        return sphere([0.21 * r * Math.cos(a), 0.06 + 0.21 * y, 0.06 + 0.21 * r * Math.sin(a)], 0.06);
      }),
    ),
    colour,
  },
]);
