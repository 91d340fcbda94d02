/** Three numbers as a point or direction, and the few operations the kit needs on them. */

export type Vec3 = readonly [x: number, y: number, z: number];

export const clamp = (v: number, low = 0, high = 1): number => (v < low ? low : Math.min(v, high));
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const smoothstep = (low: number, high: number, v: number): number => {
  const t = clamp((v - low) / (high - low));
  return t * t * (3 - 2 * t);
};
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scaled = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const mixed = (a: Vec3, b: Vec3, t: number): Vec3 => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec3): number => Math.sqrt(dot(a, a));
export const unit = (a: Vec3): Vec3 => scaled(a, 1 / (length(a) || 1));
export const lowest = (a: Vec3, b: Vec3): Vec3 => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.min(a[2], b[2]),
];
export const highest = (a: Vec3, b: Vec3): Vec3 => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.max(a[2], b[2]),
];
