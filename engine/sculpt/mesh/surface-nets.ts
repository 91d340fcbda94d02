/** Turns a distance field into triangles: only blocks that the surface crosses are ever evaluated in full. */

import { nearOf, type Shape } from '../shapes/shape.ts';
import type { Vec3 } from '../shapes/vector.ts';

export interface Surface {
  positions: Float32Array;
  /** Unit vectors from the gradient of the field. */
  normals: Float32Array;
  indices: Uint32Array;
}

/** Cells of a block along each axis. */
const BLOCK = 5;
/** Room for fields that are not exact distances. */
const SLACK = 1.3;

interface Grid {
  lo: Vec3;
  cell: number;
  blocks: Vec3;
  nx: number;
  ny: number;
  nz: number;
}

interface Block {
  i: number;
  j: number;
  k: number;
  field: Shape;
}

// One scratch area for all meshes of a thread: `vertexAt` is all zero between two calls.
let values = new Float32Array(0);
let vertexAt = new Int32Array(0);

export function polygonise(shape: Shape, cell: number): Surface {
  const grid = gridAround(shape, cell);
  const points = grid.nx * grid.ny * grid.nz;
  if (values.length < points) {
    values = new Float32Array(points);
    vertexAt = new Int32Array(points);
  }
  const blocks = crossedBlocks(shape, grid);
  for (const block of blocks) evaluate(block, grid);
  const surface = netThrough(blocks, grid);
  for (const block of blocks) forget(block, grid);
  return surface;
}

/** About how many triangles `polygonise` would give, at a small part of its cost. */
export const expectedTriangles = (shape: Shape, cell: number): number =>
  // Coarser cells by two: the count of crossed blocks falls by four, and a block holds about 34 triangles.
  crossedBlocks(shape, gridAround(shape, cell * 2)).length * 4 * 34;

function gridAround(shape: Shape, cell: number): Grid {
  const lo: Vec3 = [shape.lo[0] - 1.5 * cell, shape.lo[1] - 1.5 * cell, shape.lo[2] - 1.5 * cell];
  const count = (axis: 0 | 1 | 2) =>
    Math.max(1, Math.ceil((shape.hi[axis] - lo[axis] + 1.5 * cell) / cell / BLOCK));
  const blocks: Vec3 = [count(0), count(1), count(2)];
  return {
    lo,
    cell,
    blocks,
    nx: blocks[0] * BLOCK + 1,
    ny: blocks[1] * BLOCK + 1,
    nz: blocks[2] * BLOCK + 1,
  };
}

/** Halves the box again and again, each time with a field reduced to what matters in that half. */
function crossedBlocks(shape: Shape, grid: Grid): Block[] {
  const found: Block[] = [];
  const size = grid.cell * BLOCK;
  const visit = (field: Shape, i: number, j: number, k: number, a: number, b: number, c: number) => {
    const x = grid.lo[0] + (i + a / 2) * size;
    const y = grid.lo[1] + (j + b / 2) * size;
    const z = grid.lo[2] + (k + c / 2) * size;
    const r = 0.5 * size * Math.sqrt(a * a + b * b + c * c);
    if (Math.abs(field.distance(x, y, z)) > r * SLACK) return;
    const local = nearOf(field, x, y, z, r + grid.cell);
    if (a === 1 && b === 1 && c === 1) {
      found.push({ i: i * BLOCK, j: j * BLOCK, k: k * BLOCK, field: local });
    } else if (a >= b && a >= c) {
      const half = a >> 1;
      visit(local, i, j, k, half, b, c);
      visit(local, i + half, j, k, a - half, b, c);
    } else if (b >= c) {
      const half = b >> 1;
      visit(local, i, j, k, a, half, c);
      visit(local, i, j + half, k, a, b - half, c);
    } else {
      const half = c >> 1;
      visit(local, i, j, k, a, b, half);
      visit(local, i, j, k + half, a, b, c - half);
    }
  };
  visit(shape, 0, 0, 0, ...grid.blocks);
  return found;
}

function evaluate({ i, j, k, field }: Block, { lo, cell, nx, ny }: Grid): void {
  const distance = field.distance;
  for (let c = k; c <= k + BLOCK; c++)
    for (let b = j; b <= j + BLOCK; b++) {
      let o = (c * ny + b) * nx + i;
      const y = lo[1] + b * cell;
      const z = lo[2] + c * cell;
      for (let a = i; a <= i + BLOCK; a++) values[o++] = distance(lo[0] + a * cell, y, z) || 1e-7;
    }
}

function forget({ i, j, k }: Block, { nx, ny }: Grid): void {
  for (let c = k; c < k + BLOCK; c++)
    for (let b = j; b < j + BLOCK; b++) {
      const o = (c * ny + b) * nx + i;
      vertexAt.fill(0, o, o + BLOCK);
    }
}

function netThrough(blocks: readonly Block[], grid: Grid): Surface {
  const { nx, ny } = grid;
  const sy = nx;
  const sz = nx * ny;
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  const corners = [0, 1, sy, sy + 1, sz, sz + 1, sz + sy, sz + sy + 1];

  for (const { i, j, k, field } of blocks)
    for (let c = k; c < k + BLOCK; c++)
      for (let b = j; b < j + BLOCK; b++)
        for (let a = i; a < i + BLOCK; a++) {
          const o = (c * ny + b) * nx + a;
          const inside = values[o]! < 0;
          let crossed = false;
          for (let q = 1; q < 8; q++)
            if (values[o + corners[q]!]! < 0 !== inside) {
              crossed = true;
              break;
            }
          if (!crossed) continue;
          addVertex(field, grid, o, a, b, c, corners, positions, normals);
          vertexAt[o] = positions.length / 3;
        }

  const quad = (a: number, b: number, c: number, d: number, flip: boolean) => {
    if (!a || !b || !c || !d) return;
    if (flip) indices.push(a - 1, c - 1, b - 1, a - 1, d - 1, c - 1);
    else indices.push(a - 1, b - 1, c - 1, a - 1, c - 1, d - 1);
  };
  for (const { i, j, k } of blocks)
    for (let c = k; c < k + BLOCK; c++)
      for (let b = j; b < j + BLOCK; b++)
        for (let a = i; a < i + BLOCK; a++) {
          const o = (c * ny + b) * nx + a;
          const inside = values[o]! < 0;
          const me = vertexAt[o]!;
          if (!me) continue;
          if (b && c && values[o + 1]! < 0 !== inside)
            quad(vertexAt[o - sy - sz]!, vertexAt[o - sz]!, me, vertexAt[o - sy]!, !inside);
          if (a && c && values[o + sy]! < 0 !== inside)
            quad(vertexAt[o - 1 - sz]!, vertexAt[o - 1]!, me, vertexAt[o - sz]!, !inside);
          if (a && b && values[o + sz]! < 0 !== inside)
            quad(vertexAt[o - 1 - sy]!, vertexAt[o - sy]!, me, vertexAt[o - 1]!, !inside);
        }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    indices: Uint32Array.from(indices),
  };
}

/** Pairs of cube corners (bit 0: x, bit 1: y, bit 2: z) that an edge joins. */
const EDGES = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7];

/** The mean of where the surface crosses the cell's edges, then moved onto the surface along the gradient. */
function addVertex(
  field: Shape,
  { lo, cell }: Grid,
  o: number,
  a: number,
  b: number,
  c: number,
  corners: readonly number[],
  positions: number[],
  normals: number[],
): void {
  let sx = 0;
  let sy = 0;
  let sz = 0;
  let count = 0;
  for (let e = 0; e < 24; e += 2) {
    const p = EDGES[e]!;
    const q = EDGES[e + 1]!;
    const u = values[o + corners[p]!]!;
    const v = values[o + corners[q]!]!;
    if (u < 0 === v < 0) continue;
    const t = u / (u - v);
    sx += (p & 1) + ((q & 1) - (p & 1)) * t;
    sy += ((p >> 1) & 1) + (((q >> 1) & 1) - ((p >> 1) & 1)) * t;
    sz += (p >> 2) + ((q >> 2) - (p >> 2)) * t;
    count++;
  }
  const x = lo[0] + (a + sx / count) * cell;
  const y = lo[1] + (b + sy / count) * cell;
  const z = lo[2] + (c + sz / count) * cell;
  const e = cell * 0.3;
  const distance = field.distance;
  const d0 = distance(x + e, y - e, z - e);
  const d1 = distance(x - e, y - e, z + e);
  const d2 = distance(x - e, y + e, z - e);
  const d3 = distance(x + e, y + e, z + e);
  let nx = d0 - d1 - d2 + d3;
  let ny = d2 + d3 - d0 - d1;
  let nz = d1 + d3 - d0 - d2;
  const l = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
  nx *= l;
  ny *= l;
  nz *= l;
  const off = (d0 + d1 + d2 + d3) * 0.25;
  const step = off > cell * 0.6 ? cell * 0.6 : Math.max(off, -cell * 0.6);
  positions.push(x - nx * step, y - ny * step, z - nz * step);
  normals.push(nx, ny, nz);
}
