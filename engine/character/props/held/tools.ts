/** Tools and instruments in a hand: what people work, cook, look and play with. */

import { blend, carve, mirror } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import type { GarmentMaker } from '../../costume/wearer.ts';
import { guitar as guitarParts } from '../guitar.ts';
import { inHand, type Piece } from './held.ts';

const WOOD = '#8a5a34';
const STEEL = '#b9c0cb';

const handle = (to: number, colour = WOOD, r = 0.034): Piece => ({
  shape: capsule([0, -0.26, 0], [0, to, 0], r),
  colour,
});

export const hammer = inHand((colour) => [
  handle(0.4),
  {
    shape: blend(
      0.01,
      box([0.05, 0.44, 0], [0.15, 0.065, 0.065], 0.02),
      box([-0.13, 0.44, 0], [0.09, 0.05, 0.03], 0.015),
    ),
    colour,
    material: 'metal',
  },
]);

export const axe = inHand((colour) => [
  handle(0.62),
  {
    shape: carve(
      0.02,
      place(cylinder([0, 0, 0], 0.24, 0.03, 0.02), { at: [-0.08, 0.5, 0], turn: [90, 0, 0] }),
      blend(
        0,
        sphere([-0.06, 0.84, 0], 0.22),
        sphere([-0.06, 0.16, 0], 0.22),
        box([0.28, 0.5, 0], [0.2, 0.4, 0.2]),
      ),
    ),
    colour,
    material: 'metal',
  },
]);

export const pickaxe = inHand((colour) => [
  handle(0.7),
  {
    shape: blend(
      0.03,
      capsule([0, 0.7, 0], [-0.36, 0.6, 0], 0.05, 0.015),
      capsule([0, 0.7, 0], [0.36, 0.6, 0], 0.05, 0.015),
    ),
    colour,
    material: 'metal',
  },
]);

export const wrench = inHand((colour) => [
  {
    shape: carve(
      0.01,
      blend(
        0.03,
        capsule([0, -0.2, 0], [0, 0.36, 0], 0.04),
        place(cylinder([0, 0, 0], 0.12, 0.035, 0.015), { at: [0, 0.46, 0], turn: [90, 0, 0] }),
      ),
      box([0, 0.56, 0], [0.05, 0.12, 0.2], 0.01),
    ),
    colour,
    material: 'metal',
  },
]);

export const spoon = inHand((colour) => [
  {
    shape: blend(0.03, capsule([0, -0.2, 0], [0, 0.5, 0], 0.026), ellipsoid([0, 0.6, 0], [0.1, 0.14, 0.045])),
    colour,
  },
]);

export const spatula = inHand((colour) => [
  handle(0.3, '#25252b'),
  {
    shape: blend(
      0.01,
      capsule([0, 0.3, 0], [0, 0.45, 0], 0.022),
      box([0, 0.6, 0], [0.11, 0.15, 0.026], 0.02),
    ),
    colour,
    material: 'metal',
  },
]);

export const knife = inHand((colour) => [
  handle(0.14, '#3a2a24'),
  {
    shape: blend(
      0.008,
      box([0.015, 0.34, 0], [0.065, 0.2, 0.02], 0.018),
      capsule([0.03, 0.5, 0], [-0.03, 0.6, 0], 0.03, 0.01),
    ),
    colour,
    material: 'metal',
  },
]);

export const controller = inHand((colour, trim) => [
  {
    shape: blend(
      0.04,
      box([0, 0.14, 0], [0.17, 0.075, 0.05], 0.04),
      mirror(capsule([0.16, 0.14, 0], [0.2, 0.0, 0.02], 0.07, 0.05)),
    ),
    colour,
  },
  {
    shape: blend(
      0,
      sphere([-0.1, 0.15, 0.055], 0.03),
      sphere([0.1, 0.17, 0.055], 0.02),
      sphere([0.14, 0.14, 0.055], 0.02),
    ),
    colour: trim,
    material: 'glossy',
  },
]);

export const camera = inHand((colour, trim) => [
  {
    shape: blend(
      0.02,
      box([0, 0.16, 0], [0.2, 0.13, 0.07], 0.03),
      box([0, 0.3, 0], [0.08, 0.04, 0.05], 0.02),
    ),
    colour,
  },
  {
    shape: place(cylinder([0, 0, 0], 0.095, 0.07, 0.02), { at: [0, 0.16, 0.11], turn: [90, 0, 0] }),
    colour: trim,
    material: 'glossy',
  },
  { shape: sphere([0.13, 0.3, 0], 0.03), colour: '#c8423c', material: 'glossy' },
]);

export const fish = inHand((colour, trim) => [
  {
    shape: blend(
      0.04,
      ellipsoid([0, 0.3, 0], [0.11, 0.24, 0.06]),
      capsule([0, 0.06, 0], [0, -0.04, 0], 0.045, 0.03),
      mirror(capsule([0.02, -0.06, 0], [0.12, -0.18, 0], 0.035, 0.02)),
    ),
    colour,
    material: 'glossy',
  },
  {
    shape: blend(
      0,
      mirror(sphere([0, 0.42, 0.055], 0.022)),
      capsule([0.1, 0.32, 0], [0.15, 0.24, 0], 0.03, 0.012),
    ),
    colour: trim,
  },
]);

export const fryingPan = inHand((colour) => [
  handle(0.34, '#25252b'),
  {
    shape: carve(
      0.015,
      place(cylinder([0, 0, 0], 0.26, 0.06, 0.03), { at: [0, 0.58, 0], turn: [90, 0, 0] }),
      place(cylinder([0, 0, 0], 0.22, 0.06), { at: [0, 0.58, 0.04], turn: [90, 0, 0] }),
    ),
    colour,
    material: 'metal',
  },
]);

export const rollingPin = inHand((colour) => [
  {
    shape: blend(0.01, capsule([0, -0.2, 0], [0, 0.8, 0], 0.035), cylinder([0, 0.4, 0], 0.095, 0.28, 0.03)),
    colour,
  },
]);

export const paintbrush = inHand((colour) => [
  { shape: capsule([0, -0.26, 0], [0, 0.4, 0], 0.02, 0.032), colour: WOOD },
  { shape: cylinder([0, 0.43, 0], 0.042, 0.05, 0.01), colour: STEEL, material: 'metal' },
  { shape: ellipsoid([0, 0.53, 0], [0.045, 0.12, 0.045]), colour },
]);

export const pencil = inHand((colour) => [
  { shape: capsule([0, -0.2, 0], [0, 0.42, 0], 0.042), colour },
  { shape: frustum([0, 0.49, 0], 0.07, 0.042, 0.006), colour: '#e8c9a0' },
]);

export const wand = inHand((colour, trim) => [
  { shape: capsule([0, -0.16, 0], [0, 0.56, 0], 0.024), colour },
  {
    shape: blend(
      0.02,
      ...[0, 1, 2, 3, 4].map((i) => {
        const a = Math.PI / 2 + (i * 2 * Math.PI) / 5;
        return capsule([0, 0.66, 0], [0.17 * Math.cos(a), 0.66 + 0.17 * Math.sin(a), 0], 0.06, 0.012);
      }),
    ),
    colour: trim,
    material: 'glow',
  },
]);

export const torch = inHand((colour, trim) => [
  { shape: capsule([0, -0.3, 0], [0, 0.3, 0], 0.034, 0.055), colour },
  {
    shape: blend(0.06, sphere([0, 0.44, 0], 0.12), capsule([0, 0.5, 0], [0.02, 0.72, 0], 0.08, 0.012)),
    colour: trim,
    material: 'glow',
  },
]);

export const magnifier = inHand((colour) => [
  handle(0.2, '#25252b'),
  {
    shape: place(torus([0, 0, 0], 0.17, 0.03), { at: [0, 0.4, 0], turn: [90, 0, 0] }),
    colour,
    material: 'metal',
  },
  {
    shape: place(cylinder([0, 0, 0], 0.165, 0.012, 0.005), { at: [0, 0.4, 0], turn: [90, 0, 0] }),
    colour: '#bfe3f0',
    material: 'glossy',
  },
]);

export const telescope = inHand((colour, trim) => [
  {
    shape: blend(
      0,
      capsule([0, -0.06, -0.02], [0, 0.3, 0.1], 0.05),
      capsule([0, 0.3, 0.1], [0, 0.56, 0.19], 0.065),
    ),
    colour,
    material: 'glossy',
  },
  {
    shape: blend(0, sphere([0, 0.3, 0.1], 0.075), sphere([0, 0.6, 0.2], 0.082)),
    colour: trim,
    material: 'metal',
  },
]);

export const microphone = inHand((colour) => [
  { shape: capsule([0, -0.2, 0], [0, 0.2, 0], 0.028, 0.04), colour, material: 'glossy' },
  { shape: sphere([0, 0.28, 0], 0.09), colour: '#9aa0ab', material: 'metal' },
]);

export const phone = inHand((colour) => [
  { shape: box([0, 0.14, 0.02], [0.1, 0.2, 0.018], 0.015), colour, material: 'glossy' },
  { shape: box([0, 0.14, 0.042], [0.082, 0.17, 0.004], 0.003), colour: '#8cc1e6', material: 'glossy' },
]);

export const racket = inHand((colour, trim) => [
  handle(0.3, trim),
  { shape: place(torus([0, 0, 0], 0.24, 0.028), { at: [0, 0.56, 0], turn: [90, 0, 0] }), colour },
  {
    shape: blend(
      0,
      ...[-0.14, -0.05, 0.05, 0.14].flatMap((d) => [
        capsule([d, 0.36, 0], [d, 0.76, 0], 0.018),
        capsule([-0.2, 0.56 + d, 0], [0.2, 0.56 + d, 0], 0.018),
      ]),
    ),
    colour: '#f4f2ec',
  },
]);

export const bat = inHand((colour) => [{ shape: capsule([0, -0.24, 0], [0, 0.8, 0], 0.034, 0.09), colour }]);

/** On its strap before the body. */
export const guitar: GarmentMaker = ({ body }) => guitarParts(body.joints, body.figure, 'acoustic');

export const electricGuitar: GarmentMaker = ({ body }) => guitarParts(body.joints, body.figure, 'electric');

/** Before the forearm. */
export const shield = inHand((colour, trim) => [
  {
    shape: place(cylinder([0, 0, 0], 0.42, 0.035, 0.03), { at: [0, 0, 0.16], turn: [90, 0, 0] }),
    colour,
    material: 'metal',
  },
  {
    shape: place(torus([0, 0, 0], 0.4, 0.045), { at: [0, 0, 0.18], turn: [90, 0, 0] }),
    colour: trim,
    material: 'metal',
  },
  { shape: ellipsoid([0, 0, 0.2], [0.11, 0.11, 0.07]), colour: trim, material: 'metal' },
]);

export const bow = inHand((colour) => [
  {
    shape: blend(
      0.02,
      ...[1, -1].map((m) => capsule([0, 0, 0.02], [0, 0.42 * m, -0.03], 0.032, 0.028)),
      ...[1, -1].map((m) => capsule([0, 0.42 * m, -0.03], [0, 0.78 * m, -0.22], 0.028, 0.016)),
    ),
    colour,
  },
  { shape: capsule([0, -0.78, -0.22], [0, 0.78, -0.22], 0.018), colour: '#f4f2ec' },
]);

export const dumbbell = inHand((colour) => [
  {
    shape: blend(
      0,
      capsule([0, -0.2, 0], [0, 0.2, 0], 0.03),
      cylinder([0, 0.22, 0], 0.13, 0.07, 0.02),
      cylinder([0, -0.22, 0], 0.13, 0.07, 0.02),
    ),
    colour,
  },
]);

export const binoculars = inHand((colour) => [
  {
    shape: place(
      mirror(blend(0, cylinder([0.1, 0, 0], 0.085, 0.1, 0.02), capsule([0, 0, 0], [0.1, 0, 0], 0.04))),
      { at: [0.06, 0.14, 0.06], turn: [80, 0, 0] },
    ),
    colour,
    material: 'glossy',
  },
]);
