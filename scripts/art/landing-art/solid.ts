/** Distance functions of simple solids; a scene is their smooth union. All in scene units, negative inside. */

import { clamp } from './maths.ts';

export const sphere = (x: number, y: number, z: number, r: number): number => Math.hypot(x, y, z) - r;

/** Close to exact for radii of similar size, which is all that is used here. */
export function ellipsoid(x: number, y: number, z: number, rx: number, ry: number, rz: number): number {
  const k0 = Math.hypot(x / rx, y / ry, z / rz);
  const k1 = Math.hypot(x / (rx * rx), y / (ry * ry), z / (rz * rz));
  return k1 === 0 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
}

/** A rounded stick from a to b. */
export function stick(
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  r: number,
): number {
  const px = x - ax;
  const py = y - ay;
  const pz = z - az;
  const qx = bx - ax;
  const qy = by - ay;
  const qz = bz - az;
  const t = clamp((px * qx + py * qy + pz * qz) / (qx * qx + qy * qy + qz * qz));
  return Math.hypot(px - qx * t, py - qy * t, pz - qz * t) - r;
}

/** A ring lying flat around the y axis. */
export const ring = (x: number, y: number, z: number, radius: number, r: number): number =>
  Math.hypot(Math.hypot(x, z) - radius, y) - r;

export function roundBox(
  x: number,
  y: number,
  z: number,
  bx: number,
  by: number,
  bz: number,
  r: number,
): number {
  const qx = Math.abs(x) - bx + r;
  const qy = Math.abs(y) - by + r;
  const qz = Math.abs(z) - bz + r;
  const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
  return outside + Math.min(Math.max(qx, qy, qz), 0) - r;
}

/** Union with a fillet of size k. */
export function blend(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** Solid a with b taken out, edge rounded by k. */
export const carve = (a: number, b: number, k: number): number => -blend(-a, b, k);
