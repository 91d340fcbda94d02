/** From the traced places, one for each two by two pixels, to every pixel: only neighbours on the same surface have a say. */

import type { Points } from './points.ts';

export interface Mixer {
  /** Numbers of the points that have a say, and how much; valid until the next look. */
  at: Int32Array;
  weight: Float32Array;
  /** How many they are; 0 where no point is like this pixel. */
  look(x: number, y: number, kind: number, nx: number, ny: number, nz: number, depth: number): number;
}

const MAX = 24;

export function mixer({ width, height, kind, facing, depth }: Points): Mixer {
  const at = new Int32Array(MAX);
  const weight = new Float32Array(MAX);
  let all = 0;
  let n = 0;

  let [fx, fy, fz] = [0, 0, 0];
  const ask = (i: number, j: number, share: number, wanted: number, d: number): void => {
    if (i < 0 || j < 0 || i >= width || j >= height || share <= 0) return;
    const q = j * width + i;
    if (kind[q] !== wanted) return;
    const turn = wanted === 2 ? 1 : fx * facing[q * 3]! + fy * facing[q * 3 + 1]! + fz * facing[q * 3 + 2]!;
    const apart = wanted === 2 ? 0 : (Math.abs(depth[q]! - d) / d) * 60;
    const alike = Math.max(0.02, turn);
    const w = (share * alike * alike) / (1 + apart * apart);
    at[n] = q;
    weight[n++] = w;
    all += w;
  };

  return {
    at,
    weight,
    look(x, y, wanted, nx, ny, nz, d) {
      // The middle of a point's block lies between its pixels.
      const u = (x - 0.5) / 2;
      const v = (y - 0.5) / 2;
      const i = Math.floor(u);
      const j = Math.floor(v);
      const s = u - i;
      const t = v - j;
      fx = nx;
      fy = ny;
      fz = nz;
      n = 0;
      all = 0;
      ask(i, j, (1 - s) * (1 - t), wanted, d);
      ask(i + 1, j, s * (1 - t), wanted, d);
      ask(i, j + 1, (1 - s) * t, wanted, d);
      ask(i + 1, j + 1, s * t, wanted, d);
      if (all < 0.02) {
        n = 0;
        all = 0;
        for (let b = -1; b <= 2; b++) for (let a = -1; a <= 2; a++) ask(i + a, j + b, 1, wanted, d);
      }
      // Between two things that almost touch the next ground may lie farther off.
      if (n === 0)
        for (let b = -3; b <= 4; b++)
          for (let a = -3; a <= 4; a++) if (n < MAX) ask(i + a, j + b, 1, wanted, d);
      for (let k = 0; k < n; k++) weight[k]! /= all;
      return n;
    },
  };
}
