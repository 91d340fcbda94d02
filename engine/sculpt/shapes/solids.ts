/** The basic solids everything is sculpted from. */

import { around, type Shape, shape } from './shape.ts';
import { highest, lowest, type Vec3 } from './vector.ts';

export function sphere(centre: Vec3, radius: number): Shape {
  const [cx, cy, cz] = centre;
  return around(
    (x, y, z) => {
      const a = x - cx;
      const b = y - cy;
      const c = z - cz;
      return Math.sqrt(a * a + b * b + c * c) - radius;
    },
    centre,
    [radius, radius, radius],
    radius,
  );
}

/** Exact on the surface, a good first-order estimate elsewhere. */
export function ellipsoid(centre: Vec3, radii: Vec3): Shape {
  const [cx, cy, cz] = centre;
  const ia = 1 / radii[0];
  const ib = 1 / radii[1];
  const ic = 1 / radii[2];
  const thin = Math.min(radii[0], radii[1], radii[2]);
  return around(
    (x, y, z) => {
      let a = (x - cx) * ia;
      let b = (y - cy) * ib;
      let c = (z - cz) * ic;
      const k = Math.sqrt(a * a + b * b + c * c);
      if (k < 1e-4) return -thin;
      a *= ia;
      b *= ib;
      c *= ic;
      return (k * (k - 1)) / Math.sqrt(a * a + b * b + c * c);
    },
    centre,
    radii,
    thin,
  );
}

/** A round bar from a to b whose radius changes evenly along it. */
export function capsule(a: Vec3, b: Vec3, ra: number, rb: number = ra): Shape {
  const [ax, ay, az] = a;
  const bx = b[0] - ax;
  const by = b[1] - ay;
  const bz = b[2] - az;
  const inverse = 1 / (bx * bx + by * by + bz * bz || 1e-9);
  const grow = rb - ra;
  const r = Math.max(ra, rb);
  const lo = lowest(a, b);
  const hi = highest(a, b);
  return shape(
    (px, py, pz) => {
      const x = px - ax;
      const y = py - ay;
      const z = pz - az;
      let t = (x * bx + y * by + z * bz) * inverse;
      t = t < 0 ? 0 : Math.min(t, 1);
      const u = x - bx * t;
      const v = y - by * t;
      const w = z - bz * t;
      return Math.sqrt(u * u + v * v + w * w) - ra - grow * t;
    },
    [lo[0] - r, lo[1] - r, lo[2] - r],
    [hi[0] + r, hi[1] + r, hi[2] + r],
    Math.max(Math.min(ra, rb), r * 0.35),
  );
}

export function box(centre: Vec3, half: Vec3, round = 0): Shape {
  const [cx, cy, cz] = centre;
  const [a, b, c] = half;
  return around(
    (px, py, pz) => {
      const x = Math.abs(px - cx) - a + round;
      const y = Math.abs(py - cy) - b + round;
      const z = Math.abs(pz - cz) - c + round;
      const u = Math.max(x, 0);
      const v = Math.max(y, 0);
      const w = Math.max(z, 0);
      const inside = x > y ? Math.max(x, z) : Math.max(y, z);
      return Math.sqrt(u * u + v * v + w * w) + Math.min(inside, 0) - round;
    },
    centre,
    half,
    Math.min(a, b, c),
  );
}

/** A ring lying flat: its axis is y. */
export function torus(centre: Vec3, ring: number, tube: number): Shape {
  const [cx, cy, cz] = centre;
  return around(
    (px, py, pz) => {
      const x = px - cx;
      const y = py - cy;
      const z = pz - cz;
      const q = Math.sqrt(x * x + z * z) - ring;
      return Math.sqrt(q * q + y * y) - tube;
    },
    centre,
    [ring + tube, tube, ring + tube],
    tube,
  );
}

/** Upright cylinder or cone stump with rounded edges: radius `bottom` at the foot, `top` at the head. */
export function frustum(centre: Vec3, halfHeight: number, bottom: number, top: number, round = 0): Shape {
  const [cx, cy, cz] = centre;
  const h = halfHeight - round;
  const r1 = Math.max(bottom - round, 0);
  const r2 = Math.max(top - round, 0);
  const kx = r2 - r1;
  const ky = 2 * h;
  const inverse = 1 / (kx * kx + ky * ky);
  const r = Math.max(bottom, top);
  return around(
    (px, py, pz) => {
      const x = px - cx;
      const y = py - cy;
      const z = pz - cz;
      const q = Math.sqrt(x * x + z * z);
      const ax = q - Math.min(q, y < 0 ? r1 : r2);
      const ay = Math.abs(y) - h;
      let t = ((r2 - q) * kx + (h - y) * ky) * inverse;
      t = t < 0 ? 0 : Math.min(t, 1);
      const bx = q - r2 + kx * t;
      const by = y - h + ky * t;
      const d = Math.sqrt(Math.min(ax * ax + ay * ay, bx * bx + by * by));
      return (bx < 0 && ay < 0 ? -d : d) - round;
    },
    centre,
    [r, halfHeight, r],
    Math.min(halfHeight, Math.max(Math.min(bottom, top), r * 0.3)),
  );
}

export const cylinder = (centre: Vec3, radius: number, halfHeight: number, round = 0): Shape =>
  frustum(centre, halfHeight, radius, radius, round);

/** Everything on one side of a plane: `normal` points outwards, `offset` is its distance from the origin. */
export function halfSpace(normal: Vec3, offset: number): Shape {
  const l = Math.hypot(normal[0], normal[1], normal[2]) || 1;
  const [a, b, c] = [normal[0] / l, normal[1] / l, normal[2] / l];
  return shape((x, y, z) => x * a + y * b + z * c - offset, [-1e3, -1e3, -1e3], [1e3, 1e3, 1e3], 1e3);
}
