/** Finds which triangle every sample of the picture sees; attributes are worked out later, once for each visible place. */

import type { Camera } from './camera.ts';
import { floats, integers } from './scratch.ts';

export interface Projected {
  x: Float32Array;
  y: Float32Array;
  /** One over the distance for the picture, plain closeness for the light. Larger is nearer. */
  near: Float32Array;
}

export interface Visible {
  width: number;
  height: number;
  near: Float32Array;
  /** Number of the triangle plus one; 0 where there is none. */
  triangle: Int32Array;
}

export const emptyProjected = (n: number): Projected => ({
  x: new Float32Array(n),
  y: new Float32Array(n),
  near: new Float32Array(n),
});

/** In memory that the next one of this name uses again. */
export const scratchProjected = (name: string, n: number): Projected => ({
  x: floats(`${name} x`, n),
  y: floats(`${name} y`, n),
  near: floats(`${name} near`, n),
});

/** Projects all vertices at `samples` samples a pixel along each axis. */
export function projectAll(
  positions: Float32Array,
  camera: Camera,
  samples: number,
  out = emptyProjected(positions.length / 3),
): Projected {
  const n = positions.length / 3;
  const { eye, right: r, up: u, forward: f } = camera;
  for (let i = 0, o = 0; i < n; i++, o += 3) {
    const x = positions[o]! - eye[0];
    const y = positions[o + 1]! - eye[1];
    const z = positions[o + 2]! - eye[2];
    const near = 1 / (x * f[0] + y * f[1] + z * f[2]);
    const k = camera.focal * near;
    out.x[i] = (camera.centreX + (x * r[0] + y * r[1] + z * r[2]) * k) * samples;
    out.y[i] = (camera.centreY - (x * u[0] + y * u[1] + z * u[2]) * k) * samples;
    out.near[i] = near;
  }
  return out;
}

export const emptyPicture = (width: number, height: number): Visible => ({
  width,
  height,
  near: new Float32Array(width * height).fill(-1e9),
  triangle: new Int32Array(width * height),
});

/** Where a sample lies in its cell, and how far outside a triangle rounding may put it. */
const MIDDLE = 0.5;
const SLACK = 0.05;

/** In memory that the next one of this name uses again. */
export const scratchPicture = (name: string, width: number, height: number): Visible => ({
  width,
  height,
  near: floats(`${name} seen`, width * height).fill(-1e9),
  triangle: integers(`${name} triangle`, width * height).fill(0),
});

/** Draws all triangles; those seen from behind are left out when `cull` is set. Their numbers begin at `first`. */
export function drawTriangles(
  p: Projected,
  indices: Uint32Array,
  into: Visible,
  cull: boolean,
  first = 0,
): void {
  const { width, height, near, triangle } = into;
  const { x: px, y: py, near: pn } = p;
  for (let t = 0; t < indices.length; t += 3) {
    const a = indices[t]!;
    const b = indices[t + 1]!;
    const c = indices[t + 2]!;
    const x0 = px[a]!;
    const y0 = py[a]!;
    const x1 = px[b]!;
    const y1 = py[b]!;
    const x2 = px[c]!;
    const y2 = py[c]!;
    const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
    if (area === 0 || (cull && area > 0)) continue;
    let minX = x0 < x1 ? Math.min(x0, x2) : Math.min(x1, x2);
    let maxX = x0 > x1 ? Math.max(x0, x2) : Math.max(x1, x2);
    let minY = y0 < y1 ? Math.min(y0, y2) : Math.min(y1, y2);
    let maxY = y0 > y1 ? Math.max(y0, y2) : Math.max(y1, y2);
    // Only samples whose middle can lie inside: most triangles are hardly larger than a few of them.
    minX = Math.max(0, Math.ceil(minX - MIDDLE - SLACK));
    minY = Math.max(0, Math.ceil(minY - MIDDLE - SLACK));
    maxX = Math.min(width - 1, Math.floor(maxX - MIDDLE + SLACK));
    maxY = Math.min(height - 1, Math.floor(maxY - MIDDLE + SLACK));
    if (minX > maxX || minY > maxY) continue;
    const inverse = 1 / area;
    const n0 = pn[a]!;
    const n1 = pn[b]! - n0;
    const n2 = pn[c]! - n0;
    // Weights of the second and third corner change evenly from sample to sample.
    const w1x = (y2 - y0) * inverse;
    const w1y = -(x2 - x0) * inverse;
    const w2x = -(y1 - y0) * inverse;
    const w2y = (x1 - x0) * inverse;
    for (let y = minY; y <= maxY; y++) {
      const down = y + 0.5 - y0;
      let w1 = (minX + 0.5 - x0) * w1x + down * w1y;
      let w2 = (minX + 0.5 - x0) * w2x + down * w2y;
      let o = y * width + minX;
      let isInside = false;
      for (let x = minX; x <= maxX; x++, o++, w1 += w1x, w2 += w2x) {
        if (w1 < -1e-5 || w2 < -1e-5 || w1 + w2 > 1.00001) {
          // A row enters a triangle once and leaves it once.
          if (isInside) break;
          continue;
        }
        isInside = true;
        const closeness = n0 + w1 * n1 + w2 * n2;
        if (closeness <= near[o]!) continue;
        near[o] = closeness;
        triangle[o] = first + t / 3 + 1;
      }
    }
  }
}
