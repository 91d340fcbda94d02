/** Patterns of cloth as tints of its vertices: soft at their edges, so only broad ones. */

import type { Pattern } from '#common/character/garments.ts';
import { linear } from '#engine/sculpt/render/colour.ts';
import { smoothstep } from '#engine/sculpt/shapes/vector.ts';
import type { Rgb, SolidPart } from '../part.ts';

type Tint = NonNullable<SolidPart['tint']>;

const between = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** `many` for each unit of height. */
export const stripes = (hex: string, many: number): Tint => {
  const to = linear(hex);
  return (_x, y, _z, base) =>
    between(base, to, smoothstep(-0.35, 0.35, Math.sin(y * many * 2 * Math.PI) - 0.1));
};

export const checks = (hex: string, many: number): Tint => {
  const to = linear(hex);
  const half = (v: number) => 0.5 * smoothstep(-0.4, 0.4, Math.sin(v * many * Math.PI));
  return (x, y, z, base) => between(base, to, half(y) + half(x + z * 0.6));
};

/** Around the body and down it, so that patterns are as wide at the sides as in front. */
const spread = (x: number, z: number): number => Math.atan2(x, z) * 0.46;

/** Where in its field of a pattern a place is; every second row is shifted by half. */
const inField = (across: number, down: number) => (x: number, y: number, z: number) => {
  const row = Math.floor(y / down);
  const u = spread(x, z) / across + (row % 2) / 2;
  return { a: (u - Math.floor(u) - 0.5) * across, b: y - (row + 0.5) * down };
};

const dots = (hex: string): Tint => {
  const to = linear(hex);
  const at = inField(0.24, 0.2);
  return (x, y, z, base) => {
    const { a, b } = at(x, y, z);
    return between(base, to, smoothstep(0.07, 0.05, Math.hypot(a, b)));
  };
};

/** Five petals around a yellow heart. */
const flowers = (hex: string): Tint => {
  const to = linear(hex);
  const heart = linear('#f2bf3c');
  const at = inField(0.32, 0.28);
  return (x, y, z, base) => {
    const { a, b } = at(x, y, z);
    const r = Math.hypot(a, b);
    const edge = 0.08 + 0.028 * Math.cos(5 * Math.atan2(a, b));
    return between(between(base, to, smoothstep(edge, edge * 0.75, r)), heart, smoothstep(0.036, 0.024, r));
  };
};

const stars = (hex: string): Tint => {
  const to = linear(hex);
  const at = inField(0.3, 0.27);
  return (x, y, z, base) => {
    const { a, b } = at(x, y, z);
    const turn = (Math.atan2(a, b) / (2 * Math.PI)) * 5;
    const off = Math.abs(turn - Math.round(turn)) * 2;
    const edge = 0.045 + 0.065 * (1 - off) ** 1.4;
    return between(base, to, smoothstep(edge, edge * 0.8, Math.hypot(a, b)));
  };
};

export const PATTERNS: Record<Pattern, (hex: string) => Tint> = {
  dotted: dots,
  striped: (hex) => stripes(hex, 6),
  checked: (hex) => checks(hex, 7),
  floral: flowers,
  starry: stars,
};
