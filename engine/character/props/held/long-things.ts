/** Long things in a hand: brooms, swords, umbrellas, staffs, rods and flags. */

import { linear } from '#engine/sculpt/render/colour.ts';
import { blend, keep, radial, shell } from '#engine/sculpt/shapes/combine.ts';
import { shape } from '#engine/sculpt/shapes/shape.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { inHand, type Piece } from './held.ts';

const WOOD = '#8a5a34';
const STEEL = '#b9c0cb';

/** From the floor, or from below the hand, to above it. */
const pole = (from: number, to: number, r = 0.032, colour = WOOD): Piece => ({
  shape: capsule([0, from, 0], [0, to, 0], r),
  colour,
});

/** Its brush up, where a long skirt does not hide it. */
export const broom = inHand((colour, _trim, { floor }) => [
  pole(0.04 - floor, 0.62),
  {
    shape: blend(
      0.02,
      frustum([0, 0.98, 0], 0.24, 0.09, 0.24, 0.02),
      frustum([0, 0.68, 0], 0.08, 0.05, 0.1, 0.02),
    ),
    colour,
    tint: (x, _y, z, base) => {
      const k = 0.82 + 0.18 * Math.sin(Math.atan2(x, z) * 14);
      return [base[0] * k, base[1] * k, base[2] * k];
    },
  },
  { shape: torus([0, 0.75, 0], 0.1, 0.028), colour: '#a33a32' },
]);

export const mop = inHand((colour, _trim, { floor }) => [
  pole(0.3 - floor, 0.75),
  {
    shape: blend(
      0.03,
      ...[0, 1, 2, 3, 4, 5, 6].map((i) => {
        const a = (i * 2 * Math.PI) / 7;
        return capsule(
          [0.03 * Math.cos(a), 0.3 - floor, 0.03 * Math.sin(a)],
          [0.17 * Math.cos(a), 0.04 - floor, 0.17 * Math.sin(a)],
          0.05,
        );
      }),
    ),
    colour,
  },
]);

export const shovel = inHand((colour, _trim, { floor }) => [
  pole(0.4 - floor, 0.5),
  { shape: capsule([-0.1, 0.52, 0], [0.1, 0.52, 0], 0.035), colour: WOOD },
  { shape: ellipsoid([0, 0.26 - floor, 0], [0.17, 0.25, 0.05]), colour, material: 'metal' },
]);

export const rake = inHand((colour, _trim, { floor }) => [
  pole(0.1 - floor, 0.7),
  {
    shape: blend(
      0.01,
      capsule([-0.26, 0.12 - floor, 0], [0.26, 0.12 - floor, 0], 0.03),
      ...[-0.24, -0.12, 0, 0.12, 0.24].map((x) =>
        capsule([x, 0.12 - floor, 0], [x, 0.02 - floor, 0.08], 0.022),
      ),
    ),
    colour,
    material: 'metal',
  },
]);

export const pitchfork = inHand((colour, _trim, { floor }) => [
  pole(0.04 - floor, 0.85),
  { shape: prongs(0.85, 0.36), colour, material: 'metal' },
]);

const prongs = (y: number, high: number) =>
  blend(
    0.02,
    tube(
      [
        [-0.17, y + high, 0],
        [-0.17, y + 0.1, 0],
        [0, y, 0],
        [0.17, y + 0.1, 0],
        [0.17, y + high, 0],
      ],
      0.03,
    ),
    capsule([0, y, 0], [0, y + high + 0.06, 0], 0.03, 0.016),
  );

export const trident = inHand((colour, _trim, { floor }) => [
  pole(0.04 - floor, 1, 0.035, colour),
  { shape: prongs(1, 0.4), colour, material: 'metal' },
]);

export const spear = inHand((colour, _trim, { floor }) => [
  pole(0.04 - floor, 1.1),
  { shape: ellipsoid([0, 1.26, 0], [0.085, 0.24, 0.03]), colour, material: 'metal' },
]);

export const staff = inHand((colour, trim, { floor }) => [
  pole(0.04 - floor, 1.05, 0.042, colour),
  {
    shape: tube(
      [
        [0, 1.0, 0],
        [0.13, 1.14, 0],
        [0.12, 1.32, 0],
      ],
      [0.04, 0.035, 0.015],
    ),
    colour,
  },
  {
    shape: tube(
      [
        [0, 1.0, 0],
        [-0.13, 1.14, 0],
        [-0.12, 1.32, 0],
      ],
      [0.04, 0.035, 0.015],
    ),
    colour,
  },
  { shape: sphere([0, 1.22, 0], 0.11), colour: trim, material: 'glow' },
]);

export const cane = inHand((colour, _trim, { floor }) => [
  {
    shape: tube(
      [
        [0, 0.03 - floor, 0],
        [0, -0.2, 0],
        [0, 0.12, 0],
        [0, 0.2, 0.07],
        [0, 0.18, 0.17],
        [0, 0.08, 0.19],
      ],
      0.034,
    ),
    colour,
  },
]);

export const sword = inHand((_colour, trim) => [
  {
    shape: blend(
      0.01,
      box([0, 0.66, 0], [0.062, 0.5, 0.028], 0.02),
      ellipsoid([0, 1.14, 0], [0.06, 0.16, 0.028]),
    ),
    colour: '#d5dbe4',
    material: 'metal',
  },
  {
    shape: blend(
      0.01,
      capsule([-0.18, 0.14, 0], [0.18, 0.14, 0], 0.035),
      sphere([0, -0.2, 0], 0.055),
      capsule([0, -0.18, 0], [0, 0.12, 0], 0.034),
    ),
    colour: trim,
    material: 'metal',
  },
]);

/** A blade of light. */
export const lightSword = inHand((colour, trim) => [
  { shape: capsule([0, 0.16, 0], [0, 1.2, 0], 0.04, 0.034), colour, material: 'glow' },
  { shape: capsule([0, -0.2, 0], [0, 0.12, 0], 0.042), colour: trim, material: 'metal' },
]);

export const umbrella = inHand((colour, trim, { overHead }) => {
  const top = overHead + 0.5;
  const other = linear(trim);
  return [
    { ...pole(-0.32, top, 0.036, '#3a3d46') },
    {
      shape: tube(
        [
          [0, -0.3, 0],
          [0, -0.4, 0.04],
          [0, -0.4, 0.12],
          [0, -0.33, 0.15],
        ],
        0.034,
      ),
      colour: WOOD,
    },
    {
      shape: keep(
        0.012,
        shell(0.032, ellipsoid([0, top - 0.42, 0], [0.92, 0.44, 0.92])),
        shape(
          (x, y, z) => {
            // The edge hangs in eight bows.
            const bow = 0.06 * Math.abs(Math.cos(4 * Math.atan2(x, z)));
            return (top - 0.4 - bow - y) * 0.8;
          },
          [-1, top - 0.5, -1],
          [1, top + 0.2, 1],
          0.05,
        ),
      ),
      colour,
      tint: (x, _y, z, base) => (Math.floor((Math.atan2(x, z) / Math.PI) * 4 + 8) % 2 ? other : base),
      detail: 1.2,
    },
  ];
});

export const balloon = inHand((colour, _trim, { overHead }) => [
  { shape: capsule([0, -0.2, 0], [0, overHead + 0.1, 0], 0.022), colour: '#e8e4da' },
  {
    shape: blend(
      0.03,
      ellipsoid([0, overHead + 0.42, 0], [0.33, 0.38, 0.33]),
      frustum([0, overHead + 0.05, 0], 0.03, 0.05, 0.015),
    ),
    colour,
    material: 'glossy',
  },
]);

export const fishingRod = inHand((colour, _trim) => [
  { shape: capsule([0, -0.35, 0], [0, 0.2, 0], 0.036), colour },
  { shape: capsule([0, 0.2, 0], [0.0, 1.7, 0.5], 0.03, 0.02), colour },
  { shape: capsule([0, 1.7, 0.5], [0, 0.4, 0.62], 0.018), colour: '#e8e4da' },
  { shape: sphere([0, 0.4, 0.62], 0.05), colour: '#c8423c' },
  {
    shape: place(cylinder([0, 0, 0], 0.08, 0.05, 0.02), { at: [0, 0.18, 0.08], turn: [0, 0, 90] }),
    colour: STEEL,
    material: 'metal',
  },
]);

export const flag = inHand((colour, trim, { overHead }) => {
  const top = overHead + 0.1;
  const other = linear(trim);
  return [
    pole(-0.4, top),
    { shape: sphere([0, top, 0], 0.055), colour: '#d9a93f', material: 'metal' },
    {
      shape: shape(
        (x, y, z) =>
          Math.max(
            Math.abs(z - 0.05 * Math.sin(x * 9)) * 0.8 - 0.014,
            Math.abs(x + 0.44) - 0.42,
            Math.abs(y - top + 0.32) - 0.26,
          ),
        [-0.9, top - 0.6, -0.1],
        [0, top, 0.1],
        0.028,
      ),
      colour,
      tint: (_x, y, _z, base) => (Math.abs(y - top + 0.32) < 0.085 ? other : base),
    },
  ];
});

export const flower = inHand((colour, trim) => [
  { shape: capsule([0, -0.3, 0], [0, 0.42, 0.02], 0.018), colour: '#4f8f63' },
  {
    shape: ellipsoid([0.09, 0.1, 0.02], [0.11, 0.045, 0.03]),
    colour: '#4f8f63',
  },
  {
    shape: place(radial(6, ellipsoid([0.11, 0, 0], [0.1, 0.035, 0.065])), {
      at: [0, 0.5, 0.06],
      turn: [65, 0, 0],
    }),
    colour,
  },
  { shape: sphere([0, 0.5, 0.08], 0.065), colour: trim },
]);
