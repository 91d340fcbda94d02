/** Sculpts stylised people for the portraits: one head, with hair, hats, glasses and clothes to choose from. */

import { fbm, mixRgb, noise, type Rgb, smoothstep } from './maths.ts';
import type { Surface } from './portrait.ts';
import { blend, carve, ellipsoid, ring, roundBox, sphere, stick } from './solid.ts';

export interface Person {
  skin: Rgb;
  iris: Rgb;
  hair: Rgb;
  top: Rgb;
  accent: Rgb;
  /** Turn of the eyes in radians; the turn of the camera makes them meet it. */
  gaze: number;
  style: 'bob' | 'curls' | 'beanie';
  glasses?: boolean;
  beard?: boolean;
  earrings?: boolean;
  headphones?: boolean;
}

const EYE = { x: 0.335, y: 0.05, z: 0.62, r: 0.262 } as const;
/** Each eye turns this much towards the nose, as eyes do that look at somebody near. */
const CROSS = 0.05;

/** Lower edge of the upper lid, falling outwards for a friendly look. */
const lidLine = (ax: number): number => EYE.y + 0.178 - 0.1 * (ax - EYE.x);

function skull(x: number, y: number, z: number, ax: number): number {
  let d = ellipsoid(x, y - 0.14, z, 0.88, 0.96, 0.87);
  d = blend(d, ellipsoid(x, y + 0.46, z - 0.16, 0.56, 0.44, 0.56), 0.42);
  d = blend(d, sphere(ax - 0.44, y + 0.26, z - 0.52, 0.23), 0.3);
  d = carve(d, sphere(ax - EYE.x, y - EYE.y, z - 0.94, 0.18), 0.22);
  d = blend(d, ellipsoid(x, y + 0.16, z - 0.87, 0.085, 0.075, 0.11), 0.12);
  d = blend(d, ellipsoid(ax - 0.89, y + 0.02, z + 0.02, 0.1, 0.2, 0.14), 0.07);
  return blend(d, stick(x, y, z, 0, -0.6, -0.08, 0, -1.5, -0.16, 0.29), 0.16);
}

function face(x: number, y: number, z: number, ax: number): number {
  let d = skull(x, y, z, ax);
  /* Lids: a slightly larger ball than the eye, kept above a line. */
  const lid = Math.max(sphere(ax - EYE.x, y - EYE.y, z - EYE.z, EYE.r + 0.028), lidLine(ax) - y);
  const below = Math.max(sphere(ax - EYE.x, y - EYE.y, z - EYE.z, EYE.r + 0.016), y - (EYE.y - 0.2));
  d = blend(blend(d, lid, 0.05), below, 0.12);
  return carve(d, mouth(x, y, z), 0.03);
}

/** An open smile: a lens cut into the face. */
function mouth(x: number, y: number, z: number): number {
  const upper = y + 0.455 - 0.55 * x * x;
  const lens = Math.max(Math.hypot(x, (y + 0.4) * 1.25) - 0.265, upper);
  return Math.max(lens * 0.8, 0.55 - z);
}

/** A band just under the surface of the face, so that it stays centred in the smile from any side. */
const teeth = (x: number, y: number, z: number): number =>
  Math.max(
    skull(x, y, z, Math.abs(x)) + 0.05,
    -0.53 - y + 0.5 * x * x,
    y + 0.42,
    Math.abs(x) - 0.25,
    0.4 - z,
  );

const tongue = (x: number, y: number, z: number): number => ellipsoid(x, y + 0.67, z - 0.42, 0.15, 0.1, 0.2);

const eyes = (y: number, z: number, ax: number): number => sphere(ax - EYE.x, y - EYE.y, z - EYE.z, EYE.r);

const brows = (y: number, z: number, ax: number): number =>
  blend(
    stick(ax, y, z, 0.2, 0.425, 0.85, 0.36, 0.462, 0.8, 0.034),
    stick(ax, y, z, 0.36, 0.462, 0.8, 0.53, 0.4, 0.71, 0.024),
    0.05,
  );

function hairOf(p: Person, x: number, y: number, z: number, ax: number): number {
  if (p.style === 'curls') return curls(x, y, z);
  const strands = 0.014 * Math.sin(26 * Math.atan2(x, z + 0.25) + 5 * Math.sin(y * 2.2));
  if (p.style === 'beanie') {
    const sides = Math.max(ellipsoid(x, y - 0.16, z + 0.08, 0.955, 1, 0.9), z - 0.16 - 0.3 * y, -0.34 - y);
    return sides + strands * 0.5;
  }
  let d = ellipsoid(x, y - 0.22, z + 0.1, 1.03, 1.02, 1.03);
  d = blend(d, ellipsoid(ax - 0.72, y + 0.42, z + 0.12, 0.36, 0.72, 0.56), 0.3);
  d = blend(d, ellipsoid(x, y + 0.3, z + 0.5, 0.86, 0.8, 0.52), 0.3);
  d = carve(d, ellipsoid(x, y + 0.36, z - 1.0, 0.8, 1.0, 0.94), 0.1);
  d = blend(d, ellipsoid(x - 0.14, y - 0.78, z - 0.56, 0.5, 0.17, 0.3), 0.16);
  return d + strands;
}

function curls(x: number, y: number, z: number): number {
  let d = ellipsoid(x, y - 0.42, z + 0.22, 1.2, 1.06, 1.06);
  d = blend(d, ellipsoid(Math.abs(x) - 0.86, y - 0.2, z + 0.26, 0.4, 0.5, 0.5), 0.3);
  d = carve(d, ellipsoid(x, y + 0.22, z - 0.98, 0.72, 0.84, 0.86), 0.14);
  if (d > 0.4) return d - 0.1;
  /* A lattice of round lumps over the head, bent a little so that no rows show. */
  const l = Math.hypot(x, y - 0.3, z + 0.1);
  const bend = 1.6 * noise(x * 2.3 + z, y * 2.3 - z);
  const a = 13 * Math.atan2(x, z + 0.1) + bend;
  const b = 11.3 * Math.asin((y - 0.3) / l) + 1.6 * noise(y * 2.3 + 7, x * 2.3 + z);
  const lumps = Math.cos(a) + Math.cos(b - 0.5 * a) + Math.cos(b + 0.5 * a);
  return (d - 0.026 * lumps) * 0.8;
}

function hatOf(p: Person, x: number, y: number, z: number): number {
  if (p.style !== 'beanie') return 9;
  const ribs = 0.008 * Math.sin(36 * Math.atan2(x, z));
  const tilt = y - 0.12 * z;
  const dome = Math.max(ellipsoid(x, y - 0.34, z + 0.06, 0.95, 1.08, 0.95), 0.55 - tilt) + ribs;
  /* The turned-up brim: a flattened ring around the head. */
  const brim = Math.hypot((Math.hypot(x, (z + 0.05) * 1.02) - 0.86) * 1.25, (tilt - 0.66) * 0.62) - 0.125;
  return blend(dome, brim * 0.72 + ribs * 0.6, 0.05);
}

function clothes(x: number, y: number, z: number, ax: number): number {
  let d = ellipsoid(x, y + 2.25, z + 0.2, 1.1, 0.98, 0.62);
  d = blend(d, sphere(ax - 0.98, y + 2.1, z + 0.2, 0.44), 0.4);
  d = blend(d, ring(x, y + 1.3 + 0.16 * z, z + 0.12, 0.42, 0.15), 0.18);
  return d + 0.006 * Math.sin(y * 16 + 3 * Math.sin(x * 4));
}

function extras(p: Person, x: number, y: number, z: number, ax: number): number {
  let d = 9;
  if (p.glasses) {
    const rimX = ax - 0.36;
    const wide = Math.hypot(Math.hypot(rimX, y - 0.04) - 0.3, (z - 0.94 + 0.14 * ax * ax) * 0.9) - 0.03;
    d = Math.min(wide, stick(ax, y, z, 0, 0.1, 0.95, 0.08, 0.09, 0.95, 0.028));
    d = Math.min(d, stick(ax, y, z, 0.66, 0.08, 0.86, 0.95, 0.08, -0.02, 0.026));
  }
  if (p.earrings) d = Math.min(d, Math.hypot(Math.hypot(ax - 0.96, y + 0.46) - 0.2, z - 0.04) - 0.032);
  if (p.headphones) {
    d = Math.min(d, Math.max(Math.hypot(Math.hypot(x, y - 0.24) - 1.15, z + 0.05) - 0.075, 0.05 - y));
    d = Math.min(d, roundBox(ax - 1.04, y - 0.0, z, 0.15, 0.34, 0.3, 0.14));
  }
  return d;
}

const beardOf = (p: Person, x: number, y: number, z: number): number => {
  if (!p.beard) return 9;
  let d = ellipsoid(x, y + 0.5, z - 0.17, 0.63, 0.5, 0.6);
  d = Math.max(d, y + 0.16 - 0.55 * Math.max(0, Math.abs(x) - 0.34), -z - 0.05);
  d = carve(d, ellipsoid(x, y + 0.44, z - 0.8, 0.33, 0.21, 0.4), 0.06);
  return d + 0.006 * (noise(x * 24, y * 24 + z * 20) - 0.5);
};

export function personDistance(p: Person): (x: number, y: number, z: number) => number {
  return (x, y, z) => {
    const ax = Math.abs(x);
    return Math.min(
      face(x, y, z, ax),
      eyes(y, z, ax),
      brows(y, z, ax),
      teeth(x, y, z),
      tongue(x, y, z),
      hairOf(p, x, y, z, ax),
      hatOf(p, x, y, z),
      beardOf(p, x, y, z),
      clothes(x, y, z, ax),
      extras(p, x, y, z, ax),
    );
  };
}

export function personSurface(p: Person): (x: number, y: number, z: number) => Surface {
  return (x, y, z) => {
    const ax = Math.abs(x);
    const near = (d: number) => d < 0.004;
    if (near(eyes(y, z, ax))) return eyeSurface(p, x, y, z);
    if (near(teeth(x, y, z))) return { color: [0.88, 0.86, 0.83], gloss: 0.5, glow: 0.22 };
    if (near(tongue(x, y, z))) return { color: [0.62, 0.16, 0.17], gloss: 0.4, soft: 0.6 };
    if (near(extras(p, x, y, z, ax))) return { color: p.accent, gloss: 0.75 };
    if (near(brows(y, z, ax))) return { color: p.hair, gloss: 0.1 };
    if (near(hatOf(p, x, y, z))) return { color: p.accent, gloss: 0.04 };
    if (near(hairOf(p, x, y, z, ax)) || near(beardOf(p, x, y, z)))
      return {
        color: mixRgb(p.hair, [0.9, 0.75, 0.7], 0.1 * fbm(x * 8, y * 8, 3)),
        gloss: p.style === 'bob' ? 0.34 : 0.12,
      };
    if (near(clothes(x, y, z, ax))) return { color: p.top, gloss: 0.05 };
    return skinSurface(p, x, y, z, ax);
  };
}

function skinSurface(p: Person, x: number, y: number, z: number, ax: number): Surface {
  if (z > 0.3 && mouth(x, y, z) < 0.012) return { color: [0.16, 0.02, 0.03], gloss: 0.1 };
  const blush = Math.exp(-(((ax - 0.5) / 0.2) ** 2 + ((y + 0.22) / 0.15) ** 2)) * smoothstep(0.2, 0.5, z);
  const lips = z > 0.4 ? smoothstep(0.055, 0.02, mouth(x, y, z)) : 0;
  const lash =
    Math.abs(sphere(ax - EYE.x, y - EYE.y, z - EYE.z, EYE.r + 0.028)) < 0.02 &&
    Math.abs(lidLine(ax) - y) < 0.026
      ? 1
      : 0;
  let color = mixRgb(p.skin, [0.75, 0.16, 0.13], blush * 0.34);
  color = mixRgb(color, [0.5, 0.12, 0.12], lips * 0.5);
  color = mixRgb(color, [0.03, 0.015, 0.02], lash * 0.9);
  return { color, gloss: 0.22, soft: 1 };
}

/** White, iris with a bright lower rim, pupil, and two window highlights. */
function eyeSurface(p: Person, x: number, y: number, z: number): Surface {
  const side = x < 0 ? -1 : 1;
  const ex = (x - side * EYE.x) / EYE.r - Math.sin(p.gaze) + side * CROSS;
  const ey = (y - EYE.y) / EYE.r + 0.02;
  const r = Math.hypot(ex, ey);
  const spark = Math.hypot(ex - 0.22, ey - 0.26) < 0.15 || Math.hypot(ex + 0.22, ey + 0.24) < 0.07;
  if (spark && z > EYE.z) return { color: [1, 1, 1], gloss: 0, glow: 1.1 };
  if (r < 0.36) return { color: [0.012, 0.01, 0.014], gloss: 0.9 };
  if (r < 0.72) {
    const inner = smoothstep(0.36, 0.72, r);
    const bright = mixRgb(p.iris, [1, 0.9, 0.8], 0.3 * smoothstep(0.1, -0.5, ey));
    return { color: mixRgb(bright, [0.02, 0.02, 0.03], 0.6 * inner ** 3), gloss: 0.8, glow: 0.22 };
  }
  return { color: [0.9, 0.88, 0.9], gloss: 0.7, soft: 0.4 };
}
