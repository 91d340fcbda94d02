/** A coarse copy of the whole model's distance field: cheap to ask, smooth, and good enough for soft light. */

import { blend } from '../shapes/combine.ts';
import { nearOf, type Shape } from '../shapes/shape.ts';
import type { Vec3 } from '../shapes/vector.ts';

const BLOCK = 6;

export interface DistanceGrid {
  lo: Vec3;
  cell: number;
  nx: number;
  ny: number;
  nz: number;
  values: Float32Array;
}

/** `cells` along the longest side; `margin` is free room around the shapes. */
export function distanceGrid(shapes: readonly Shape[], lo: Vec3, hi: Vec3, cells: number): DistanceGrid {
  const longest = Math.max(hi[0] - lo[0], hi[1] - lo[1], hi[2] - lo[2]);
  const cell = longest / cells;
  const margin = 4 * cell;
  const count = (axis: 0 | 1 | 2) => Math.ceil((hi[axis] - lo[axis] + 2 * margin) / cell / BLOCK) * BLOCK + 1;
  const [nx, ny, nz] = [count(0), count(1), count(2)];
  const origin: Vec3 = [lo[0] - margin, lo[1] - margin, lo[2] - margin];
  const values = new Float32Array(nx * ny * nz);
  const all = blend(0, ...shapes);
  const r = cell * BLOCK * 0.9;
  for (let k = 0; k < nz; k += BLOCK)
    for (let j = 0; j < ny; j += BLOCK)
      for (let i = 0; i < nx; i += BLOCK) {
        const h = (BLOCK / 2) * cell;
        const at: Vec3 = [origin[0] + i * cell + h, origin[1] + j * cell + h, origin[2] + k * cell + h];
        const field = nearOf(all, ...at, r);
        for (let c = k; c < Math.min(nz, k + BLOCK); c++)
          for (let b = j; b < Math.min(ny, j + BLOCK); b++)
            for (let a = i; a < Math.min(nx, i + BLOCK); a++)
              values[(c * ny + b) * nx + a] = field.distance(
                origin[0] + a * cell,
                origin[1] + b * cell,
                origin[2] + c * cell,
              );
      }
  return { lo: origin, cell, nx, ny, nz, values };
}

/** Distance between grid points by interpolation; outside the grid that of its border. */
export function distanceAt(grid: DistanceGrid, x: number, y: number, z: number): number {
  const { lo, cell, nx, ny, nz, values } = grid;
  let a = (x - lo[0]) / cell;
  let b = (y - lo[1]) / cell;
  let c = (z - lo[2]) / cell;
  a = a < 0 ? 0 : a > nx - 1.001 ? nx - 1.001 : a;
  b = b < 0 ? 0 : b > ny - 1.001 ? ny - 1.001 : b;
  c = c < 0 ? 0 : c > nz - 1.001 ? nz - 1.001 : c;
  const i = a | 0;
  const j = b | 0;
  const k = c | 0;
  a -= i;
  b -= j;
  c -= k;
  const o = (k * ny + j) * nx + i;
  const p = o + nx;
  const q = o + nx * ny;
  const s = q + nx;
  const v00 = values[o]! + (values[o + 1]! - values[o]!) * a;
  const v10 = values[p]! + (values[p + 1]! - values[p]!) * a;
  const v01 = values[q]! + (values[q + 1]! - values[q]!) * a;
  const v11 = values[s]! + (values[s + 1]! - values[s]!) * a;
  const low = v00 + (v10 - v00) * b;
  return low + (v01 + (v11 - v01) * b - low) * c;
}
