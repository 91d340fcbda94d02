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
  const fill = (field: Shape, i: number, j: number, k: number) => {
    const distance = field.distance;
    for (let c = k; c < Math.min(nz, k + BLOCK); c++)
      for (let b = j; b < Math.min(ny, j + BLOCK); b++)
        for (let a = i; a < Math.min(nx, i + BLOCK); a++)
          values[(c * ny + b) * nx + a] = distance(
            origin[0] + a * cell,
            origin[1] + b * cell,
            origin[2] + c * cell,
          );
  };
  // Halved again and again, so that far shapes are dropped early and not once for every block.
  const visit = (field: Shape, i: number, j: number, k: number, a: number, b: number, c: number) => {
    const size = BLOCK * cell;
    const x = origin[0] + (i + a / 2) * size;
    const y = origin[1] + (j + b / 2) * size;
    const z = origin[2] + (k + c / 2) * size;
    const local = nearOf(field, x, y, z, 0.5 * size * Math.sqrt(a * a + b * b + c * c));
    if (a === 1 && b === 1 && c === 1) fill(local, i * BLOCK, j * BLOCK, k * BLOCK);
    else if (a >= b && a >= c) {
      visit(local, i, j, k, a >> 1, b, c);
      visit(local, i + (a >> 1), j, k, a - (a >> 1), b, c);
    } else if (b >= c) {
      visit(local, i, j, k, a, b >> 1, c);
      visit(local, i, j + (b >> 1), k, a, b - (b >> 1), c);
    } else {
      visit(local, i, j, k, a, b, c >> 1);
      visit(local, i, j, k + (c >> 1), a, b, c - (c >> 1));
    }
  };
  visit(blend(0, ...shapes), 0, 0, 0, Math.ceil(nx / BLOCK), Math.ceil(ny / BLOCK), Math.ceil(nz / BLOCK));
  return { lo: origin, cell, nx, ny, nz, values };
}

/** Distance between grid points by interpolation; outside the grid that of its border. */
export function distanceAt(grid: DistanceGrid, x: number, y: number, z: number): number {
  const { lo, cell, nx, ny, nz, values } = grid;
  let a = (x - lo[0]) / cell;
  let b = (y - lo[1]) / cell;
  let c = (z - lo[2]) / cell;
  a = a < 0 ? 0 : Math.min(a, nx - 1.001);
  b = b < 0 ? 0 : Math.min(b, ny - 1.001);
  c = c < 0 ? 0 : Math.min(c, nz - 1.001);
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
