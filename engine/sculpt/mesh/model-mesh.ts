/** A whole model as one list of triangles, each knowing its part. */

import { type Model, modelBounds } from '../model.ts';
import type { Shape } from '../shapes/shape.ts';
import { length, subtract, type Vec3 } from '../shapes/vector.ts';
import { type DistanceGrid, distanceGrid } from './distance-grid.ts';
import { occlusionOf } from './occlusion.ts';
import { expectedTriangles, polygonise, type Surface } from './surface-nets.ts';

export interface ModelMesh {
  positions: Float32Array;
  normals: Float32Array;
  occlusion: Float32Array;
  indices: Uint32Array;
  /** Which part of the model each triangle belongs to. */
  partOf: Uint8Array;
  model: Model;
  lo: Vec3;
  hi: Vec3;
  field: DistanceGrid;
}

export type Quality = 'draft' | 'normal' | 'fine';

/** Cells along the diagonal of the whole model. */
const CELLS: Record<Quality, number> = { draft: 84, normal: 150, fine: 215 };

/** Triangles that all parts together should not pass by much. */
const BUDGET: Record<Quality, number> = { draft: 26_000, normal: 62_000, fine: 120_000 };

/** Cells fine enough for the thinnest feature, but never so fine that one part eats all triangles. */
function cellOf(shape: Shape, detail: number, base: number): number {
  const extent = length(subtract(shape.hi, shape.lo));
  const wanted = Math.min(base, shape.thin * 1.05, extent / 26);
  return Math.max(wanted, base * 0.36, extent / 420) / detail;
}

export function buildMesh(model: Model, quality: Quality = 'normal'): ModelMesh {
  const bounds = modelBounds(model);
  const diagonal = length(subtract(bounds.hi, bounds.lo));
  const base = diagonal / CELLS[quality];
  const cells = model.parts.map((p) => cellOf(p.shape, p.detail ?? 1, base));
  const expected = model.parts.reduce((sum, p, i) => sum + expectedTriangles(p.shape, cells[i]!), 0);
  const coarser = Math.max(1, Math.sqrt(expected / BUDGET[quality]));
  const surfaces = model.parts.map((p, i) => polygonise(p.shape, cells[i]! * coarser));
  const joined = join(surfaces);
  const { lo, hi } = extentOf(joined.positions);
  const field = distanceGrid(
    model.parts.map((p) => p.shape),
    lo,
    hi,
    quality === 'fine' ? 40 : 30,
  );
  const occlusion = occlusionOf(joined.positions, joined.normals, field, diagonal * 0.09, lo[1]);
  return { ...joined, occlusion, model, lo, hi, field };
}

function join(surfaces: readonly Surface[]) {
  let vertices = 0;
  let corners = 0;
  for (const s of surfaces) {
    vertices += s.positions.length;
    corners += s.indices.length;
  }
  const positions = new Float32Array(vertices);
  const normals = new Float32Array(vertices);
  const indices = new Uint32Array(corners);
  const partOf = new Uint8Array(corners / 3);
  let v = 0;
  let c = 0;
  for (const [number, s] of surfaces.entries()) {
    positions.set(s.positions, v);
    normals.set(s.normals, v);
    partOf.fill(number, c / 3, (c + s.indices.length) / 3);
    for (const index of s.indices) indices[c++] = index + v / 3;
    v += s.positions.length;
  }
  return { positions, normals, indices, partOf };
}

/** Box of the real surface, which is tighter than the shapes' own boxes. */
function extentOf(positions: Float32Array): { lo: Vec3; hi: Vec3 } {
  const lo: [number, number, number] = [Infinity, Infinity, Infinity];
  const hi: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3)
    for (const axis of [0, 1, 2] as const) {
      const v = positions[i + axis]!;
      if (v < lo[axis]) lo[axis] = v;
      if (v > hi[axis]) hi[axis] = v;
    }
  return { lo, hi };
}
