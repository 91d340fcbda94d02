/** A neon skyline over water at night: towers in depth, lit windows, signs and their wavering mirror image. */

import {
  addRgb,
  clamp,
  fbm,
  hash,
  mixRgb,
  noise,
  type Rgb,
  ramp,
  rgb,
  scaleRgb,
  smoothstep,
} from './maths.ts';

const SKY: readonly Rgb[] = ['#c23a8e', '#6a2a9a', '#2a1a6b', '#120f3d', '#080822'].map(rgb);
const NEON: readonly Rgb[] = ['#ff2fa0', '#23d7ff', '#8b5cff', '#ffb13d'].map(rgb);
const HORIZON = 0.66;

interface Row {
  cell: number;
  low: number;
  high: number;
  haze: number;
  seed: number;
}

/** Far to near; haze is how much of the glowing air lies in front. */
const ROWS: readonly Row[] = [
  { cell: 0.05, low: 0.1, high: 0.3, haze: 0.78, seed: 3 },
  { cell: 0.075, low: 0.12, high: 0.42, haze: 0.5, seed: 17 },
  { cell: 0.105, low: 0.08, high: 0.54, haze: 0.24, seed: 40 },
  { cell: 0.15, low: 0.02, high: 0.3, haze: 0.05, seed: 68 },
];

function sky(x: number, up: number): Rgb {
  let color = ramp(SKY, up / 0.66);
  const moon = Math.hypot(x - 1.03, up - 0.44);
  color = addRgb(color, rgb('#ff7ac0'), 0.16 * Math.exp(-moon * 5));
  const face = smoothstep(0.124, 0.121, moon);
  const mottled = 0.75 + 0.35 * fbm(x * 16, up * 16, 4);
  color = mixRgb(
    color,
    scaleRgb(mixRgb([0.95, 0.2, 0.42], [1.15, 0.66, 0.5], smoothstep(0.33, 0.56, up)), mottled),
    face,
  );
  color = addRgb(color, rgb('#7a3cff'), 0.25 * smoothstep(0.45, 0.8, fbm(x * 2.2, up * 5, 5)));
  return color;
}

function tower(row: Row, x: number, up: number): Rgb | null {
  const i = Math.floor(x / row.cell + row.seed * 0.37);
  const inside = x / row.cell + row.seed * 0.37 - i;
  const r = hash(i, row.seed);
  const centre = Math.exp(-(((x - 0.72) / 0.5) ** 2));
  let top = row.low + (row.high - row.low) * r ** 1.5 * (0.35 + 0.75 * centre);
  const margin = 0.05 + 0.1 * hash(i, row.seed + 1);
  if (inside < margin || inside > 1 - margin) return null;
  const s = (inside - margin) / (1 - 2 * margin);
  const crown = hash(i, row.seed + 2);
  if (crown > 0.66) top -= Math.abs(s - 0.5) * 0.07;
  else if (crown > 0.33) top -= Math.abs(s - 0.5) > 0.3 ? 0.035 : 0;
  const mast = crown > 0.5 && Math.abs(s - 0.5) < 0.012 && up < top + 0.06;
  if (up > top && !mast) return null;

  const hue = NEON[Math.floor(hash(i, row.seed + 3) * 4)]!;
  const columns = 5 + Math.floor(hash(i, row.seed + 4) * 5);
  const wx = s * columns;
  const wy = (up * (1.35 * columns)) / row.cell;
  const lit = hash(Math.floor(wx) + i * 31, Math.floor(wy) + row.seed * 13);
  const pane = fract(wx) > 0.22 && fract(wx) < 0.78 && fract(wy) > 0.3 && fract(wy) < 0.72;
  let color: Rgb = mixRgb(rgb('#0b0b24'), rgb('#1c1844'), s * 0.8);
  color = addRgb(color, hue, 0.05 * smoothstep(0.28, 0, up));
  if (pane && lit > 0.5 && !mast) {
    const warm = hash(Math.floor(wx) + i * 7, Math.floor(wy) + 5) > 0.35;
    color = addRgb(color, warm ? [1.35, 0.82, 0.42] : hue, (lit - 0.38) * 1.5);
  }
  const edge = Math.min(s, 1 - s);
  const outlined = hash(i, row.seed + 6) > 0.55;
  if (outlined && (edge < 0.025 || (top - up < 0.006 && up <= top))) color = addRgb(color, hue, 1.9);
  if (hash(i, row.seed + 7) > 0.6 && row.haze < 0.6) color = addRgb(color, sign(i, row, s, top - up, hue), 1);
  if (mast && up > top + 0.054) color = [3, 0.35, 0.3];
  return color;
}

/** A vertical sign made of glowing blocks, on some towers. */
function sign(i: number, row: Row, s: number, below: number, hue: Rgb): Rgb {
  const at = 0.2 + 0.5 * hash(i, row.seed + 8);
  if (Math.abs(s - at) > 0.085 || below < 0.035 || below > 0.14) return [0, 0, 0];
  const y = (below - 0.035) / 0.021;
  const inFrame = Math.abs(s - at) > 0.072;
  const glyph = noise(s * 70 + i * 9, Math.floor(y) * 7 + fract(y) * 5) > 0.5 && fract(y) > 0.15;
  return scaleRgb(hue, inFrame ? 1.4 : glyph ? 2.2 : 0.2);
}

const fract = (x: number): number => x - Math.floor(x);

function above(x: number, up: number): Rgb {
  let color = sky(x, up);
  for (const row of ROWS) {
    const hit = tower(row, x, up);
    if (hit) color = hit;
    const air = mixRgb(rgb('#d0408f'), rgb('#4b2bb0'), clamp(up * 2.6));
    const veil = (hit ? row.haze : 0) + 0.16 * Math.exp(-up * 9);
    color = mixRgb(color, scaleRgb(air, 0.75), clamp(veil * Math.exp(-up * 1.4)));
  }
  return color;
}

export function shadeCity(u: number, v: number): Rgb {
  const x = u + 0.06;
  if (v < HORIZON) return above(x, HORIZON - v);
  const depth = v - HORIZON;
  const wave = (noise(x * 6, 90 / (depth + 0.05)) - 0.5) * (0.012 + depth * 0.16);
  const swell = (fbm(x * 14, 30 / (depth + 0.06), 3) - 0.45) * 0.06;
  const mirror = above(x + wave * 0.35, Math.max(0.002, depth * 1.25 + wave + swell * depth * 5));
  const color = addRgb(scaleRgb(mirror, 0.72 - depth * 0.6), rgb('#1b1150'), 0.3);
  return addRgb(color, rgb('#ff5fb0'), 0.35 * Math.exp(-depth * 90));
}
