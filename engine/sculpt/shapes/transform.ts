/** Moving, turning, scaling, bending and twisting solids. */

import { nearOf, type Shape } from './shape.ts';
import { highest, lowest, radians, type Vec3 } from './vector.ts';

export interface Placement {
  at?: Vec3;
  /** Degrees about x, then y, then z. */
  turn?: Vec3;
  scale?: number;
}

/** Rows of the rotation matrix. */
export function rotation([ax, ay, az]: Vec3): [Vec3, Vec3, Vec3] {
  const [a, b, c] = [radians(ax), radians(ay), radians(az)];
  const [sa, ca, sb, cb, sc, cc] = [
    Math.sin(a),
    Math.cos(a),
    Math.sin(b),
    Math.cos(b),
    Math.sin(c),
    Math.cos(c),
  ];
  return [
    [cc * cb, cc * sb * sa - sc * ca, cc * sb * ca + sc * sa],
    [sc * cb, sc * sb * sa + cc * ca, sc * sb * ca - cc * sa],
    [-sb, cb * sa, cb * ca],
  ];
}

export function placed(point: Vec3, { at = [0, 0, 0], turn = [0, 0, 0], scale = 1 }: Placement): Vec3 {
  const [r0, r1, r2] = rotation(turn);
  const [x, y, z] = point;
  return [
    at[0] + scale * (r0[0] * x + r0[1] * y + r0[2] * z),
    at[1] + scale * (r1[0] * x + r1[1] * y + r1[2] * z),
    at[2] + scale * (r2[0] * x + r2[1] * y + r2[2] * z),
  ];
}

/** Box around a placed box. */
function placedBounds(lo: Vec3, hi: Vec3, placement: Placement): { lo: Vec3; hi: Vec3 } {
  let low: Vec3 = [Infinity, Infinity, Infinity];
  let high: Vec3 = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < 8; i++) {
    const corner: Vec3 = [i & 1 ? hi[0] : lo[0], i & 2 ? hi[1] : lo[1], i & 4 ? hi[2] : lo[2]];
    const p = placed(corner, placement);
    low = lowest(low, p);
    high = highest(high, p);
  }
  return { lo: low, hi: high };
}

export function place(s: Shape, placement: Placement): Shape {
  const { at = [0, 0, 0], turn = [0, 0, 0], scale = 1 } = placement;
  const [tx, ty, tz] = at;
  const [[a, b, c], [d, e, f], [g, h, i]] = rotation(turn);
  const inverse = 1 / scale;
  const field = s.distance;
  const whole: Shape = {
    ...placedBounds(s.lo, s.hi, placement),
    thin: s.thin * scale,
    distance(px, py, pz) {
      const x = (px - tx) * inverse;
      const y = (py - ty) * inverse;
      const z = (pz - tz) * inverse;
      return scale * field(a * x + d * y + g * z, b * x + e * y + h * z, c * x + f * y + i * z);
    },
    near(px, py, pz, r) {
      const x = (px - tx) * inverse;
      const y = (py - ty) * inverse;
      const z = (pz - tz) * inverse;
      const local: Vec3 = [a * x + d * y + g * z, b * x + e * y + h * z, c * x + f * y + i * z];
      const kept = nearOf(s, ...local, r * inverse);
      // Placing anew costs matrices and boxes: asked thousands of times, that was a third of all building.
      return kept === s ? whole : place(kept, placement);
    },
  };
  return whole;
}

/** Uneven scaling about the origin; distances become a safe estimate. */
export function stretch(s: Shape, [sx, sy, sz]: Vec3): Shape {
  const least = Math.min(sx, sy, sz);
  return {
    lo: [s.lo[0] * sx, s.lo[1] * sy, s.lo[2] * sz],
    hi: [s.hi[0] * sx, s.hi[1] * sy, s.hi[2] * sz],
    thin: s.thin * least,
    distance: (x, y, z) => least * s.distance(x / sx, y / sy, z / sz),
    near: (x, y, z, r) => stretch(nearOf(s, x / sx, y / sy, z / sz, r / least), [sx, sy, sz]),
  };
}

/** Bends along x like a bow: the ends rise in y by `lift` for each unit of x squared. */
export function bend(s: Shape, lift: number): Shape {
  const reach = Math.max(s.lo[0] ** 2, s.hi[0] ** 2) * lift;
  return {
    lo: [s.lo[0], s.lo[1] + Math.min(0, reach), s.lo[2]],
    hi: [s.hi[0], s.hi[1] + Math.max(0, reach), s.hi[2]],
    thin: s.thin,
    distance: (x, y, z) => 0.8 * s.distance(x, y - lift * x * x, z),
    // The bow is steepest at the ball's far end, and stretches the ball by as much.
    near: (x, y, z, r) =>
      bend(nearOf(s, x, y - lift * x * x, z, r * (1 + 2 * Math.abs(lift) * (Math.abs(x) + r))), lift),
  };
}

/** Turns about y, more the higher: `rate` degrees for each unit of y. */
export function twist(s: Shape, rate: number): Shape {
  const reach = Math.max(
    Math.hypot(s.lo[0], s.lo[2]),
    Math.hypot(s.hi[0], s.hi[2]),
    Math.hypot(s.lo[0], s.hi[2]),
    Math.hypot(s.hi[0], s.lo[2]),
  );
  const k = radians(rate);
  return {
    lo: [-reach, s.lo[1], -reach],
    hi: [reach, s.hi[1], reach],
    thin: s.thin,
    distance(x, y, z) {
      const c = Math.cos(k * y);
      const n = Math.sin(k * y);
      return 0.75 * s.distance(c * x - n * z, y, n * x + c * z);
    },
  };
}
