/** The head's own space: sculpted at one size around the origin, then placed on the neck at the figure's head size. */

import type { Shape } from '#engine/sculpt/shapes/shape.ts';
import { place } from '#engine/sculpt/shapes/transform.ts';
import { add, scaled, subtract, unit, type Vec3 } from '#engine/sculpt/shapes/vector.ts';

export interface HeadSpace {
  at: Vec3;
  scale: number;
  /** From the head's space to the figure's. */
  out(p: Vec3): Vec3;
  /** From the figure's space to the head's. */
  into(p: Vec3): Vec3;
  put(shape: Shape): Shape;
}

export const headSpace = (at: Vec3, scale: number): HeadSpace => ({
  at,
  scale,
  out: (p) => add(at, scaled(p, scale)),
  into: (p) => scaled(subtract(p, at), 1 / scale),
  put: (shape) => place(shape, { at, scale }),
});

/** Follows a ray until it meets the solid; undefined when it misses. */
export function meets(shape: Shape, from: Vec3, towards: Vec3, reach = 4): Vec3 | undefined {
  let t = 0;
  for (let step = 0; step < 90; step++) {
    const d = shape.distance(from[0] + towards[0] * t, from[1] + towards[1] * t, from[2] + towards[2] * t);
    if (d < 0.0005) return add(from, scaled(towards, t));
    t += d * 0.8;
    if (t > reach) return undefined;
  }
  return add(from, scaled(towards, t));
}

export function normalAt(shape: Shape, [x, y, z]: Vec3, e = 0.006): Vec3 {
  const d = shape.distance;
  return unit([
    d(x + e, y, z) - d(x - e, y, z),
    d(x, y + e, z) - d(x, y - e, z),
    d(x, y, z + e) - d(x, y, z - e),
  ]);
}

/** The place on the front of the face above (x, y), lifted off the skin by `lift`. */
export function onFace(face: Shape, x: number, y: number, lift = 0): Vec3 {
  const hit = meets(face, [x, y, 1.3], [0, 0, -1]) ?? [x, y, 0.35];
  return lift === 0 ? hit : add(hit, scaled(normalAt(face, hit), lift));
}
