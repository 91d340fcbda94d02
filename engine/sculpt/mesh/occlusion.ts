/** How much of the sky each vertex sees, asked of the distance field: soft, free of noise, the same from all sides. */

import { cross, type Vec3 } from '../shapes/vector.ts';
import { type DistanceGrid, distanceAt } from './distance-grid.ts';

/** Steps away from the surface, as shares of the reach, with their weights. */
const STEPS = [
  [0.12, 0.9],
  [0.32, 0.65],
  [0.7, 0.45],
  [1, 0.3],
] as const;

/** 1 is open, 0 is buried. `reach` in the model's units; `ground` darkens what is close above it. */
export function occlusionOf(
  positions: Float32Array,
  normals: Float32Array,
  grid: DistanceGrid,
  reach: number,
  ground: number | undefined,
): Float32Array {
  const seen = new Float32Array(positions.length / 3);
  for (let v = 0; v < seen.length; v++) {
    const o = v * 3;
    const n: Vec3 = [normals[o]!, normals[o + 1]!, normals[o + 2]!];
    const p: Vec3 = [positions[o]!, positions[o + 1]!, positions[o + 2]!];
    const side = cross(n, Math.abs(n[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]);
    const l = 1 / Math.hypot(...side);
    const s: Vec3 = [side[0] * l, side[1] * l, side[2] * l];
    const t = cross(n, s);
    const here = Math.min(0.02 * reach, distanceAt(grid, ...p));
    let blocked = 0;
    for (let ray = 0; ray < 5; ray++) {
      // One ray straight out, four leaning 50 degrees to the sides.
      const lean = ray === 0 ? 0 : 0.77;
      const up = ray === 0 ? 1 : 0.64;
      const a = ray === 1 ? lean : ray === 2 ? -lean : 0;
      const b = ray === 3 ? lean : ray === 4 ? -lean : 0;
      const dx = n[0] * up + s[0] * a + t[0] * b;
      const dy = n[1] * up + s[1] * a + t[1] * b;
      const dz = n[2] * up + s[2] * a + t[2] * b;
      for (const [share, weight] of STEPS) {
        const h = share * reach;
        let d = distanceAt(grid, p[0] + dx * h, p[1] + dy * h, p[2] + dz * h) - here;
        if (ground !== undefined) d = Math.min(d, p[1] + dy * h - ground);
        const missing = 1 - d / (h * up);
        if (missing > 0) blocked += weight * Math.min(1, missing) * (ray === 0 ? 1.4 : 1);
      }
    }
    // 12.4 is the sum of all weights.
    const open = 1 - blocked / 10.5;
    seen[v] = Math.max(open, 0.08);
  }
  return seen;
}
