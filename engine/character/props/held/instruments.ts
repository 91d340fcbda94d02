/** Instruments that are carried in a hand. */

import { blend, carve } from '#engine/sculpt/shapes/combine.ts';
import { box, capsule, cylinder, ellipsoid, frustum, sphere, torus } from '#engine/sculpt/shapes/solids.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { tube } from '#engine/sculpt/shapes/tube.ts';
import { inHand, type Piece } from './held.ts';

const DARK = '#2a2320';

/** By its neck, the body down and to the front. */
export const violin = inHand((colour, trim) => [
  {
    shape: carve(
      0.02,
      blend(
        0.06,
        ellipsoid([0.1, -0.26, 0.06], [0.17, 0.17, 0.06]),
        ellipsoid([0.1, -0.52, 0.06], [0.21, 0.2, 0.06]),
      ),
      blend(0, sphere([-0.1, -0.4, 0.06], 0.07), sphere([0.3, -0.4, 0.06], 0.07)),
    ),
    colour,
    material: 'glossy',
  },
  {
    shape: blend(
      0.01,
      capsule([0.1, -0.48, 0.12], [0.1, 0.16, 0.06], 0.028),
      sphere([0.1, 0.19, 0.05], 0.05),
      box([0.1, -0.6, 0.12], [0.05, 0.1, 0.012], 0.01),
    ),
    colour: DARK,
  },
  { shape: capsule([-0.04, -0.5, 0.1], [0.0, 0.5, 0.04], 0.016), colour: trim },
]);

const bell = (from: number, to: number, r: number) =>
  frustum([0, (from + to) / 2, 0], (to - from) / 2, 0.04, r, 0.01);

export const trumpet = inHand((colour) => [
  {
    shape: place(
      blend(
        0.015,
        capsule([0, -0.42, 0], [0, 0.26, 0], 0.03),
        bell(0.24, 0.5, 0.19),
        capsule([0.1, -0.2, 0], [0.1, 0.18, 0], 0.028),
        ...[-0.08, 0.0, 0.08].map((y) => capsule([0.02, y, 0], [0.15, y, 0], 0.03)),
        sphere([0, -0.44, 0], 0.05),
      ),
      { turn: [62, 0, 0], at: [0, 0.02, 0.06] },
    ),
    colour,
    material: 'metal',
  },
]);

export const saxophone = inHand((colour) => [
  {
    shape: blend(
      0.02,
      tube(
        [
          [-0.06, 0.5, 0.02],
          [0.02, 0.52, 0.06],
          [0.06, 0.3, 0.08],
          [0.06, -0.3, 0.08],
          [0.12, -0.5, 0.12],
          [0.24, -0.42, 0.2],
          [0.28, -0.2, 0.24],
        ],
        [0.025, 0.035, 0.05, 0.075, 0.09, 0.1, 0.13],
        4,
      ),
      place(torus([0, 0, 0], 0.15, 0.035), { at: [0.29, -0.16, 0.25], turn: [20, 0, 0] }),
    ),
    colour,
    material: 'metal',
  },
  {
    shape: blend(0, ...[0.2, 0.08, -0.04, -0.16].map((y) => sphere([0.06, y, 0.15], 0.04))),
    colour: '#f6efdc',
  },
  { shape: capsule([-0.06, 0.5, 0.02], [-0.13, 0.47, 0], 0.03), colour: DARK },
]);

export const flute = inHand((colour) => [
  {
    shape: place(capsule([0, -0.5, 0], [0, 0.55, 0], 0.034), { turn: [20, 0, -26] }),
    colour,
    material: 'metal',
  },
]);

/** The bag before the body, three pipes over the shoulder. */
export const bagpipes = inHand((colour, trim) => [
  { shape: ellipsoid([0.26, 0.06, 0.0], [0.27, 0.18, 0.16]), colour },
  {
    shape: blend(
      0.01,
      capsule([0.1, 0.16, 0], [-0.06, 0.86, -0.06], 0.034),
      capsule([0.18, 0.18, 0], [0.12, 0.8, -0.06], 0.03),
      capsule([0.26, 0.18, 0], [0.28, 0.74, -0.06], 0.03),
      capsule([0.3, 0, 0.1], [0.3, -0.5, 0.24], 0.03),
    ),
    colour: trim,
  },
  {
    shape: blend(
      0,
      sphere([-0.06, 0.88, -0.06], 0.05),
      sphere([0.12, 0.82, -0.06], 0.045),
      sphere([0.28, 0.76, -0.06], 0.045),
    ),
    colour: '#f4f2ec',
  },
]);

export const accordion = inHand((colour, trim) => [
  {
    shape: blend(
      0,
      box([0.02, 0.04, 0.1], [0.06, 0.26, 0.15], 0.03),
      box([0.5, 0.04, 0.1], [0.06, 0.26, 0.15], 0.03),
    ),
    colour,
    material: 'glossy',
  },
  {
    shape: blend(
      0,
      ...[0.1, 0.18, 0.26, 0.34, 0.42].map((x) => box([x, 0.04, 0.1], [0.034, 0.23, 0.13], 0.03)),
    ),
    colour: DARK,
  },
  { shape: box([0.5, 0.04, 0.26], [0.035, 0.2, 0.012], 0.01), colour: trim },
]);

export const drum = inHand((colour, trim) => [
  { shape: frustum([0.22, -0.05, 0.06], 0.2, 0.2, 0.24, 0.02), colour },
  { shape: cylinder([0.22, 0.16, 0.06], 0.235, 0.02, 0.01), colour: trim },
  {
    shape: blend(0, torus([0.22, 0.14, 0.06], 0.25, 0.022), torus([0.22, -0.24, 0.06], 0.21, 0.022)),
    colour: '#d9a93f',
    material: 'metal',
  },
]);

const beater = (x: number, turn: number): Piece => ({
  shape: place(blend(0.01, capsule([0, -0.2, 0], [0, 0.52, 0], 0.022), sphere([0, 0.54, 0], 0.036)), {
    at: [x, 0, 0],
    turn: [24, 0, turn],
  }),
  colour: '#c79b62',
});

export const drumsticks = inHand((colour) => [
  { ...beater(0, -22), colour },
  { ...beater(0, 22), colour },
]);

export const maraca = inHand((colour, trim) => [
  { shape: ellipsoid([0, 0.36, 0], [0.14, 0.18, 0.14]), colour },
  { shape: capsule([0, -0.16, 0], [0, 0.2, 0], 0.035), colour: trim },
]);
