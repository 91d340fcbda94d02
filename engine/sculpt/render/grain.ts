/** What tells wood from marble or bread at a glance: small patterns worked out in the model's space. */

import { noise } from '../shapes/noise.ts';

/** Writes how much lighter the place is (factor), and how far its normal tilts along x, y and z. */
export type Grain = (x: number, y: number, z: number, out: Float32Array) => void;

/** Coordinates are shares of the model's size, so that a pattern reads equally on a spoon and on a table. */

/** Runs along x. */
export const WOOD: Grain = (x, y, z, out) => {
  const wander = noise(x * 2.2, y * 7, z * 7);
  const rings = Math.sin((z + y) * 46 + wander * 11);
  const fibre = noise(x * 9, y * 130, z * 130) - 0.5;
  out[0] = 0.97 + 0.1 * rings + 0.2 * fibre - 0.1 * (wander - 0.5);
  out[1] = 0;
  out[2] = out[3] = 0.07 * fibre;
};

export const MARBLE: Grain = (x, y, z, out) => {
  const drift = noise(x * 4, y * 4, z * 4) + 0.5 * noise(x * 9 + 7, y * 9, z * 9);
  const vein = Math.abs(Math.sin((x + 0.7 * y + 0.8 * z) * 9 + drift * 7));
  const second = Math.abs(Math.sin((x - 0.6 * y - 0.9 * z) * 14 + drift * 5));
  const line = Math.max(0, 1 - vein * 7) * 0.34 + Math.max(0, 1 - second * 12) * 0.16;
  out[0] = 1 - line * (0.4 + drift * 0.5) - 0.1 * (drift - 0.7);
  out[1] = out[2] = out[3] = 0;
};

export const CRUST: Grain = (x, y, z, out) => {
  const coarse = noise(x * 16, y * 16, z * 16) - 0.5;
  const fine = noise(x * 62, y * 62, z * 62) - 0.5;
  out[0] = 1 + 0.4 * coarse + 0.3 * fine;
  out[1] = 0.22 * fine;
  out[2] = 0.18 * coarse;
  out[3] = 0.22 * (noise(x * 62 + 9, y * 62, z * 62) - 0.5);
};

export const LEATHER: Grain = (x, y, z, out) => {
  const a = noise(x * 90, y * 90, z * 90) - 0.5;
  out[0] = 1 + 0.1 * a + 0.12 * (noise(x * 8, y * 8, z * 8) - 0.5);
  out[1] = 0.14 * a;
  out[2] = 0.1 * (noise(x * 90 + 5, y * 90, z * 90) - 0.5);
  out[3] = 0.14 * a;
};

export const CLOTH: Grain = (x, y, z, out) => {
  const warp = Math.sin((x + z) * 260);
  const weft = Math.sin((y + 0.4 * (x - z)) * 260);
  const loose = noise(x * 24, y * 24, z * 24) - 0.5;
  out[0] = 1 + 0.05 * warp * weft + 0.08 * loose;
  out[1] = 0.05 * warp;
  out[2] = 0.05 * weft;
  out[3] = 0.06 * loose;
};
