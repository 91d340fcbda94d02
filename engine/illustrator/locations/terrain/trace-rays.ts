/** Follows rays until they meet the ground: distance, slope and whether the sun reaches the place. */

import { clamp, type Rgb } from '../../canvas/colour.ts';
import { type HeightAt, heightOf, type TerrainShape } from './terrain-shape.ts';

/** Farther than anything that is drawn. */
export const FAR = 60;
/** No ground is higher. */
export const CEILING = 10.5;

export interface RayBatch {
  count: number;
  /** Origin and direction of each ray, six numbers each. */
  rays: Float32Array;
  /** Distance (FAR for none), normal x, y, z, and sunlight 0..1 of each, five numbers each. */
  hits: Float32Array;
}

export type TraceRays = (batch: RayBatch) => void;

export const rayBatch = (count: number): RayBatch => ({
  count,
  rays: new Float32Array(count * 6),
  hits: new Float32Array(count * 5),
});

export function plainTracer(shape: TerrainShape, lattice: Float32Array, sun: Rgb): TraceRays {
  const height = heightOf(shape, lattice);
  return ({ count, rays, hits }) => {
    for (let i = 0; i < count; i++) {
      const r = i * 6;
      const [ox, oy, oz] = [rays[r]!, rays[r + 1]!, rays[r + 2]!];
      const [dx, dy, dz] = [rays[r + 3]!, rays[r + 4]!, rays[r + 5]!];
      const t = march(height, ox, oy, oz, dx, dy, dz);
      hits[i * 5] = t;
      if (t < FAR) describe(height, ox + dx * t, oz + dz * t, t, sun, hits, i * 5);
    }
  };
}

function march(
  height: HeightAt,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  let t = 0.15;
  let before = t;
  for (let i = 0; i < 130 && t < FAR; i++) {
    const y = oy + dy * t;
    if (y > CEILING && dy > 0) return FAR;
    const gap = y - height(ox + dx * t, oz + dz * t, 6);
    if (gap < 0.0015 * t) {
      let low = before;
      let high = t;
      for (let k = 0; k < 4; k++) {
        const half = (low + high) / 2;
        if (oy + dy * half < height(ox + dx * half, oz + dz * half, 8)) high = half;
        else low = half;
      }
      return (low + high) / 2;
    }
    before = t;
    t += Math.max(0.36 * gap, 0.006 * t);
  }
  // Grazing rays run out of steps just above the ground they would meet, also those that rise a little.
  if (t < FAR) return t;
  return dy > 0 ? FAR : FAR - 1;
}

function describe(
  height: HeightAt,
  x: number,
  z: number,
  t: number,
  sun: Rgb,
  hits: Float32Array,
  at: number,
): void {
  const e = 0.0018 * t + 0.002;
  const h = height(x, z, 9);
  const nx = h - height(x + e, z, 9);
  const nz = h - height(x, z + e, 9);
  const length = Math.sqrt(nx * nx + e * e + nz * nz);
  hits[at + 1] = nx / length;
  hits[at + 2] = e / length;
  hits[at + 3] = nz / length;
  let lit = 1;
  let s = 0.05;
  for (let i = 0; i < 20; i++) {
    const gap = h + sun[1] * s - height(x + sun[0] * s, z + sun[2] * s, 4);
    lit = Math.min(lit, clamp(0.35 + (9 * gap) / s));
    s += Math.max(0.08, gap * 0.7);
    if (lit <= 0 || s > 14) break;
  }
  hits[at + 4] = lit;
}
