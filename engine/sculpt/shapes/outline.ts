/** Flat outlines and what can be made of them: plates cut along an outline, and turned (lathe) bodies. */

import { type Shape, shape } from './shape.ts';

export type Point = readonly [x: number, y: number];

/** Signed distance in the plane, negative inside. */
export interface Outline {
  distance(x: number, y: number): number;
  readonly lo: Point;
  readonly hi: Point;
}

export function polygon(points: readonly Point[]): Outline {
  const xs = Float64Array.from(points, (p) => p[0]);
  const ys = Float64Array.from(points, (p) => p[1]);
  const n = points.length;
  return {
    lo: [Math.min(...xs), Math.min(...ys)],
    hi: [Math.max(...xs), Math.max(...ys)],
    distance(x, y) {
      let least = Number.POSITIVE_INFINITY;
      let inside = false;
      for (let i = 0, j = n - 1; i < n; j = i++) {
        const ax = xs[i]!;
        const ay = ys[i]!;
        const ex = xs[j]! - ax;
        const ey = ys[j]! - ay;
        const wx = x - ax;
        const wy = y - ay;
        let t = (wx * ex + wy * ey) / (ex * ex + ey * ey || 1e-9);
        t = t < 0 ? 0 : Math.min(t, 1);
        const bx = wx - ex * t;
        const by = wy - ey * t;
        const d = bx * bx + by * by;
        if (d < least) least = d;
        if (ay > y !== ys[j]! > y && x < (ex * (y - ay)) / ey + ax) inside = !inside;
      }
      const d = Math.sqrt(least);
      return inside ? -d : d;
    },
  };
}

/** A closed curve through the points (Catmull-Rom), as a fine polygon. */
export function curve(points: readonly Point[], steps = 5): Outline {
  const n = points.length;
  const fine: Point[] = [];
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [points[(i + n - 1) % n]!, points[i]!, points[(i + 1) % n]!, points[(i + 2) % n]!];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      fine.push([catmull(a[0], b[0], c[0], d[0], t), catmull(a[1], b[1], c[1], d[1], t)]);
    }
  }
  return sampled(polygon(fine));
}

/** Cells of the raster that stands in for a curve of many corners. */
const RASTER = 112;

/** A curve asked millions of times: its distance is worked out once on a raster, outside of which it is exact. */
function sampled(exact: Outline): Outline {
  const [width, height] = [exact.hi[0] - exact.lo[0], exact.hi[1] - exact.lo[1]];
  const cell = (1.3 * Math.max(width, height)) / RASTER;
  const left = (exact.lo[0] + exact.hi[0]) / 2 - (RASTER * cell) / 2;
  const low = (exact.lo[1] + exact.hi[1]) / 2 - (RASTER * cell) / 2;
  const n = RASTER + 1;
  let values: Float32Array | undefined;
  const build = () => {
    const out = new Float32Array(n * n);
    for (let j = 0; j < n; j++)
      for (let i = 0; i < n; i++) out[j * n + i] = exact.distance(left + i * cell, low + j * cell);
    return out;
  };
  return {
    lo: exact.lo,
    hi: exact.hi,
    distance(x, y) {
      const a = (x - left) / cell;
      const b = (y - low) / cell;
      if (!(a >= 0 && b >= 0 && a < RASTER && b < RASTER)) return exact.distance(x, y);
      values ??= build();
      const i = a | 0;
      const j = b | 0;
      const o = j * n + i;
      const u = a - i;
      const top = values[o]! + (values[o + 1]! - values[o]!) * u;
      const bottom = values[o + n]! + (values[o + n + 1]! - values[o + n]!) * u;
      return top + (bottom - top) * (b - j);
    },
  };
}

export const catmull = (a: number, b: number, c: number, d: number, t: number): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

/** A plate in the xy plane, `half` thick to either side, with edges rounded by `round`. */
export function extrude(outline: Outline, half: number, round = 0): Shape {
  return shape(
    (x, y, z) => {
      const a = outline.distance(x, y) + round;
      const b = Math.abs(z) - half + round;
      const u = Math.max(a, 0);
      const v = Math.max(b, 0);
      const inside = Math.max(a, b);
      return Math.sqrt(u * u + v * v) + Math.min(inside, 0) - round;
    },
    [outline.lo[0], outline.lo[1], -half],
    [outline.hi[0], outline.hi[1], half],
    half,
  );
}

/** A plate that swells towards the middle, like a pebble or a fin; its edge stays round, never a blade. */
export function pillow(outline: Outline, half: number, swellOver: number): Shape {
  const round = half * 0.45;
  return shape(
    (x, y, z) => {
      const d = outline.distance(x, y);
      const t = d >= 0 ? 0 : d <= -swellOver ? 1 : -d / swellOver;
      const a = d + round;
      const b = Math.abs(z) - half * (0.5 + 0.5 * Math.sqrt(t * (2 - t))) + round;
      const u = Math.max(a, 0);
      const v = Math.max(b, 0);
      const inside = Math.max(a, b);
      return 0.8 * (Math.sqrt(u * u + v * v) + Math.min(inside, 0) - round);
    },
    [outline.lo[0], outline.lo[1], -half],
    [outline.hi[0], outline.hi[1], half],
    half * 0.8,
  );
}

/** A body turned about the y axis; the outline's x is the radius. */
export function revolve(outline: Outline, round = 0): Shape {
  const r = outline.hi[0] + round;
  return shape(
    (x, y, z) => outline.distance(Math.sqrt(x * x + z * z), y) - round,
    [-r, outline.lo[1] - round, -r],
    [r, outline.hi[1] + round, r],
    Math.max(0.02 * r, round),
  );
}

/** The outline of a lathe profile given from the bottom to the top along its right side. */
export const profile = (side: readonly Point[], steps = 4): Outline => {
  // Twice as fine as asked: facets of a turned body catch the light as rings.
  const pieces = steps * 2;
  const fine: Point[] = [];
  for (let i = 0; i + 1 < side.length; i++) {
    const [a, b, c, d] = [
      side[Math.max(0, i - 1)]!,
      side[i]!,
      side[i + 1]!,
      side[Math.min(side.length - 1, i + 2)]!,
    ];
    for (let s = 0; s < pieces; s++) {
      const t = s / pieces;
      fine.push([Math.max(0, catmull(a[0], b[0], c[0], d[0], t)), catmull(a[1], b[1], c[1], d[1], t)]);
    }
  }
  const last = side[side.length - 1]!;
  fine.push(last);
  // Closed on the far side of the axis, so that the distance near the axis is that of a solid body.
  return polygon([...fine, ...fine.map(([x, y]): Point => [-x, y]).reverse()]);
};
