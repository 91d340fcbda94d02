/** Studio light and lens for the sculpted portraits: key, fill and rim lamps, soft shadow, skin that glows. */

import { addRgb, clamp, mixRgb, type Rgb, scaleRgb, smoothstep } from './maths.ts';

export interface Surface {
  color: Rgb;
  /** 0 matt … 1 polished. */
  gloss: number;
  /** Light that wanders under the surface, as in skin. */
  soft?: number;
  /** Light of its own. */
  glow?: number;
}

export interface Sitter {
  /** Distance to the nearest surface. */
  distance: (x: number, y: number, z: number) => number;
  surface: (x: number, y: number, z: number) => Surface;
  /** Backdrop colours: middle and rim. */
  backdrop: [middle: Rgb, rim: Rgb];
  /** Colour of the two lamps behind the sitter. */
  rim: [left: Rgb, right: Rgb];
  /** Turn of the sitter in radians, for a livelier pose. */
  turn: number;
}

const KEY = [0.48, 0.62, 0.62] as const;
const EYE_Z = 7.4;
const ZOOM = 2.12;

function march(s: Sitter, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
  let t = 4.2;
  for (let i = 0; i < 110; i++) {
    const d = s.distance(ox + dx * t, oy + dy * t, oz + dz * t);
    if (d < 0.0012) return t;
    t += d * 0.82;
    if (t > 11) break;
  }
  return Number.POSITIVE_INFINITY;
}

function shadow(s: Sitter, x: number, y: number, z: number, k: readonly [number, number, number]): number {
  let open = 1;
  let t = 0.06;
  for (let i = 0; i < 26 && t < 3; i++) {
    const d = s.distance(x + k[0] * t, y + k[1] * t, z + k[2] * t);
    open = Math.min(open, 0.5 + (5 * d) / t);
    if (open < 0) return 0;
    t += clamp(d, 0.04, 0.3);
  }
  return open * open * (3 - 2 * open);
}

/** How closed in a point is by its surroundings, 0 dark … 1 open. */
function openness(s: Sitter, x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
  let closed = 0;
  let weight = 1;
  for (const h of [0.05, 0.13, 0.26, 0.45]) {
    closed += weight * (h - s.distance(x + nx * h, y + ny * h, z + nz * h));
    weight *= 0.72;
  }
  return clamp(1 - 1.5 * closed);
}

export const shadePortrait =
  (s: Sitter) =>
  (u: number, v: number): Rgb => {
    const sx = u - 0.5;
    const sy = 0.5 - v;
    const length = Math.hypot(sx, sy - 0.02, ZOOM);
    const cos = Math.cos(s.turn);
    const sin = Math.sin(s.turn);
    /* The camera orbits, so that lamps stay fixed to the sitter's studio only up to this small turn. */
    const rx = sx / length;
    const rz = -ZOOM / length;
    const dx = rx * cos + rz * sin;
    const dz = -rx * sin + rz * cos;
    const dy = (sy - 0.02) / length;
    const ox = EYE_Z * sin;
    const oz = EYE_Z * cos;
    const oy = -0.2;
    const glow = Math.hypot(sx * 0.9 + 0.05, sy - 0.06);
    const wall = mixRgb(s.backdrop[0], s.backdrop[1], smoothstep(0.05, 0.72, glow));
    const t = march(s, ox, oy, oz, dx, dy, dz);
    if (t === Number.POSITIVE_INFINITY) return wall;
    return light(s, ox + dx * t, oy + dy * t, oz + dz * t, dx, dy, dz);
  };

function light(s: Sitter, x: number, y: number, z: number, dx: number, dy: number, dz: number): Rgb {
  const e = 0.0015;
  const d = s.distance(x, y, z);
  let nx = s.distance(x + e, y, z) - d;
  let ny = s.distance(x, y + e, z) - d;
  let nz = s.distance(x, y, z + e) - d;
  const l = Math.hypot(nx, ny, nz) || 1;
  nx /= l;
  ny /= l;
  nz /= l;
  const skin = s.surface(x, y, z);
  const soft = skin.soft ?? 0;
  const open = openness(s, x, y, z, nx, ny, nz);
  const lit = shadow(s, x + nx * 0.01, y + ny * 0.01, z + nz * 0.01, KEY);
  const facing = nx * KEY[0] + ny * KEY[1] + nz * KEY[2];
  const key = clamp((facing + soft * 0.28) / (1 + soft * 0.28)) * (lit * 0.88 + 0.12 * soft);
  const terminator = soft * clamp(0.5 - Math.abs(facing - 0.05) * 1.5) * lit;

  let sum: Rgb = [key * 2.05, key * 1.86, key * 1.66];
  sum = addRgb(sum, [0.5, 0.1, 0.05], terminator);
  sum = addRgb(sum, [0.5, 0.5, 0.66], (0.5 + 0.5 * ny) * open * 0.9);
  sum = addRgb(sum, [0.4, 0.3, 0.42], clamp(-nx * 0.75 + nz * 0.4 + 0.15) * open * 0.8);
  sum = addRgb(sum, [0.34, 0.2, 0.2], clamp(-ny) * open * 0.6);
  let color: Rgb = [skin.color[0] * sum[0], skin.color[1] * sum[1], skin.color[2] * sum[2]];

  const toEye = clamp(-(dx * nx + dy * ny + dz * nz));
  const edge = (1 - toEye) ** 3;
  color = addRgb(color, s.rim[0], edge * clamp(-nx + 0.15) * open * 1.35);
  color = addRgb(color, s.rim[1], edge * clamp(nx + 0.15) * open * 1.35);
  const hx = KEY[0] - dx;
  const hy = KEY[1] - dy;
  const hz = KEY[2] - dz;
  const half = clamp((nx * hx + ny * hy + nz * hz) / Math.hypot(hx, hy, hz));
  const sharp = 8 + 160 * skin.gloss ** 1.5;
  color = addRgb(color, [1, 0.95, 0.88], half ** sharp * skin.gloss * 1.5 * (0.25 + 0.75 * lit));
  return skin.glow ? addRgb(color, scaleRgb(skin.color, skin.glow)) : color;
}
