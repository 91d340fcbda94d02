/** Grids of triangles that follow a formula: the same grid for every expression, so one turns into the other smoothly. */

import { linear } from '#engine/sculpt/render/colour.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import type { Rgb } from '../part.ts';

/** Place of the grid's point (u, v), both from 0 to 1. */
export type Formula = (u: number, v: number) => Vec3;

export const rgb = (hex: string): Rgb => linear(hex);

export const mixRgb = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export function gridPoints(across: number, down: number, formula: Formula): Float32Array {
  const points = new Float32Array((across + 1) * (down + 1) * 3);
  let o = 0;
  for (let j = 0; j <= down; j++)
    for (let i = 0; i <= across; i++) {
      const p = formula(i / across, j / down);
      points[o++] = p[0];
      points[o++] = p[1];
      points[o++] = p[2];
    }
  return points;
}

/** Counter-clockwise seen from where u goes right and v goes down; `flip` for grids that are seen from the other side. */
export function gridIndices(across: number, down: number, flip = false): Uint32Array {
  const out = new Uint32Array(across * down * 6);
  let o = 0;
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const a = j * (across + 1) + i;
      const b = a + across + 1;
      out.set(flip ? [a, a + 1, b, a + 1, b + 1, b] : [a, b, a + 1, a + 1, b, b + 1], o);
      o += 6;
    }
  return out;
}

export function gridColours(
  across: number,
  down: number,
  colour: (u: number, v: number) => Rgb,
): Float32Array {
  const out = new Float32Array((across + 1) * (down + 1) * 3);
  let o = 0;
  for (let j = 0; j <= down; j++)
    for (let i = 0; i <= across; i++) {
      out.set(colour(i / across, j / down), o);
      o += 3;
    }
  return out;
}

export interface Grid {
  positions: Float32Array;
  indices: Uint32Array;
  colours: Float32Array;
}

export function flipped(indices: Uint32Array): Uint32Array {
  const out = indices.slice();
  for (let i = 0; i < out.length; i += 3) [out[i + 1], out[i + 2]] = [out[i + 2]!, out[i + 1]!];
  return out;
}

export function joinArrays(parts: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(parts.reduce((sum, one) => sum + one.length, 0));
  let o = 0;
  for (const one of parts) {
    out.set(one, o);
    o += one.length;
  }
  return out;
}

export function joinGrids(grids: readonly Grid[]): Grid {
  const indices = new Uint32Array(grids.reduce((sum, one) => sum + one.indices.length, 0));
  let o = 0;
  let base = 0;
  for (const one of grids) {
    for (const index of one.indices) indices[o++] = index + base;
    base += one.positions.length / 3;
  }
  return {
    positions: joinArrays(grids.map((one) => one.positions)),
    colours: joinArrays(grids.map((one) => one.colours)),
    indices,
  };
}
