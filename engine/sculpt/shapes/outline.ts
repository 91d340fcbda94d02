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
        t = t < 0 ? 0 : t > 1 ? 1 : t;
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
  return polygon(fine);
}

export const catmull = (a: number, b: number, c: number, d: number, t: number): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

/** A plate in the xy plane, `half` thick to either side, with edges rounded by `round`. */
export function extrude(outline: Outline, half: number, round = 0): Shape {
  return shape(
    (x, y, z) => {
      const a = outline.distance(x, y) + round;
      const b = Math.abs(z) - half + round;
      const u = a > 0 ? a : 0;
      const v = b > 0 ? b : 0;
      const inside = a > b ? a : b;
      return Math.sqrt(u * u + v * v) + (inside < 0 ? inside : 0) - round;
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
      const u = a > 0 ? a : 0;
      const v = b > 0 ? b : 0;
      const inside = a > b ? a : b;
      return 0.8 * (Math.sqrt(u * u + v * v) + (inside < 0 ? inside : 0) - round);
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
