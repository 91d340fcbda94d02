/** Round bars along smooth paths: tails, necks, handles, horns, ropes. */

import { blend } from './combine.ts';
import { catmull } from './outline.ts';
import type { Shape } from './shape.ts';
import { capsule } from './solids.ts';
import type { Vec3 } from './vector.ts';

/** The path through the points, `steps` pieces between each two of them. */
export function smoothPath(points: readonly Vec3[], steps = 4): Vec3[] {
  const path: Vec3[] = [];
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))]!;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      path.push([
        catmull(a[0], b[0], c[0], d[0], t),
        catmull(a[1], b[1], c[1], d[1], t),
        catmull(a[2], b[2], c[2], d[2], t),
      ]);
    }
  }
  path.push(at(points.length - 1));
  return path;
}

/** One radius for each point, or one for all; the bar is smooth in both path and thickness. */
export function tube(points: readonly Vec3[], radii: number | readonly number[], steps = 4): Shape {
  const path = smoothPath(points, steps);
  const radius = (i: number): number => {
    if (typeof radii === 'number') return radii;
    const at = i / steps;
    const k = Math.min(radii.length - 2, Math.floor(at));
    const r = (j: number) => radii[Math.min(radii.length - 1, Math.max(0, j))]!;
    return Math.max(1e-3, catmull(r(k - 1), r(k), r(k + 1), r(k + 2), at - k));
  };
  const pieces: Shape[] = [];
  for (let i = 0; i + 1 < path.length; i++)
    pieces.push(capsule(path[i]!, path[i + 1]!, radius(i), radius(i + 1)));
  // A little melting hides the joints where the thickness changes.
  const thick = typeof radii === 'number' ? radii : Math.max(...radii);
  return blend(thick * 0.12, ...pieces);
}
