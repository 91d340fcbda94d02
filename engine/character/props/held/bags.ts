/** What hangs from a hand or fills it: bags, baskets, buckets, lanterns, bouquets. */

import { linear } from '#engine/sculpt/render/colour.ts';
import { blend, carve } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { inHand } from './held.ts';

const BLOSSOMS: readonly Vec3[] = [
  [0, 0.5, 0.06],
  [0.14, 0.46, 0.02],
  [-0.13, 0.46, 0.03],
  [0.07, 0.43, 0.16],
  [-0.08, 0.42, 0.15],
  [0.05, 0.56, -0.07],
  [-0.08, 0.54, -0.05],
  [0.18, 0.38, 0.12],
  [-0.19, 0.38, 0.1],
];

export const bouquet = inHand((colour, trim) => [
  { shape: frustum([0, 0.14, 0.02], 0.22, 0.05, 0.2, 0.02), colour: '#f3e9d2' },
  { shape: ellipsoid([0, 0.38, 0.03], [0.23, 0.1, 0.2]), colour: '#4f8f63' },
  { shape: blend(0, ...BLOSSOMS.filter((_, i) => i % 2 === 0).map((at) => sphere(at, 0.085))), colour },
  { shape: blend(0, ...BLOSSOMS.filter((_, i) => i % 2 === 1).map((at) => sphere(at, 0.08))), colour: trim },
]);

export const lantern = inHand((colour, trim) => [
  { shape: place(torus([0, 0, 0], 0.12, 0.018), { at: [0, -0.1, 0.02], turn: [90, 0, 0] }), colour },
  {
    shape: blend(
      0.01,
      frustum([0, -0.24, 0.02], 0.05, 0.16, 0.06, 0.01),
      cylinder([0, -0.58, 0.02], 0.16, 0.03, 0.01),
      ...[0, 1, 2, 3].map((i) =>
        capsule(
          [0.13 * Math.cos(i * 1.57), -0.28, 0.02 + 0.13 * Math.sin(i * 1.57)],
          [0.13 * Math.cos(i * 1.57), -0.57, 0.02 + 0.13 * Math.sin(i * 1.57)],
          0.016,
        ),
      ),
    ),
    colour,
  },
  { shape: ellipsoid([0, -0.42, 0.02], [0.1, 0.14, 0.1]), colour: trim, material: 'glow' },
]);

/** Two ends of a handle meet in the hand. */
const handleTo = (half: number, low: number, r = 0.022) =>
  tube(
    [
      [-half, low, 0.02],
      [-half * 0.8, low * 0.35, 0.02],
      [0, 0, 0.02],
      [half * 0.8, low * 0.35, 0.02],
      [half, low, 0.02],
    ],
    r,
  );

export const basket = inHand((colour, trim) => {
  const dark = linear('#7a5530');
  return [
    { shape: handleTo(0.26, -0.3, 0.03), colour },
    {
      shape: carve(
        0.015,
        frustum([0, -0.44, 0.02], 0.15, 0.24, 0.31, 0.03),
        frustum([0, -0.36, 0.02], 0.16, 0.2, 0.27, 0.02),
      ),
      colour,
      tint: (x, y, z, base) =>
        Math.sin(y * 60) * Math.sin(Math.atan2(x, z) * 16) > 0
          ? base
          : [(base[0] + dark[0]) / 2, (base[1] + dark[1]) / 2, (base[2] + dark[2]) / 2],
      detail: 1.8,
    },
    {
      shape: blend(0, ...BLOSSOMS.slice(0, 7).map(([x, , z]) => sphere([x * 1.1, -0.3, z * 1.1], 0.09))),
      colour: trim,
    },
  ];
});

export const bucket = inHand((colour) => [
  { shape: handleTo(0.22, -0.26), colour: '#5a6270' },
  {
    shape: carve(
      0.012,
      frustum([0, -0.44, 0.02], 0.19, 0.17, 0.24, 0.02),
      frustum([0, -0.38, 0.02], 0.19, 0.14, 0.21),
    ),
    colour,
    material: 'metal',
  },
]);

export const wateringCan = inHand((colour) => [
  {
    shape: blend(
      0.015,
      cylinder([0, -0.3, 0.1], 0.2, 0.18, 0.03),
      capsule([0, -0.38, 0.26], [0, -0.08, 0.56], 0.045, 0.03),
      place(frustum([0, 0, 0], 0.04, 0.04, 0.1, 0.01), { at: [0, -0.05, 0.6], turn: [48, 0, 0] }),
      tube(
        [
          [0, -0.14, 0.26],
          [0, 0, 0.16],
          [0, 0, -0.06],
          [0, -0.28, -0.1],
        ],
        0.026,
      ),
    ),
    colour,
    material: 'glossy',
  },
]);

export const handbag = inHand((colour, trim) => [
  { shape: handleTo(0.16, -0.24), colour },
  { shape: box([0, -0.42, 0.02], [0.26, 0.2, 0.1], 0.06), colour },
  { shape: box([0, -0.34, 0.12], [0.04, 0.03, 0.02], 0.012), colour: trim, material: 'metal' },
]);

export const shoppingBag = inHand((colour, trim) => [
  { shape: handleTo(0.12, -0.2), colour: trim },
  { shape: box([0, -0.46, 0.02], [0.22, 0.27, 0.11], 0.012), colour },
]);

export const suitcase = inHand((colour, trim) => [
  { shape: handleTo(0.11, -0.12, 0.03), colour: trim },
  { shape: box([0, -0.38, 0.02], [0.1, 0.26, 0.38], 0.03), colour },
  {
    shape: blend(
      0,
      box([0, -0.38, -0.16], [0.106, 0.265, 0.03], 0.01),
      box([0, -0.38, 0.2], [0.106, 0.265, 0.03], 0.01),
    ),
    colour: trim,
  },
]);
