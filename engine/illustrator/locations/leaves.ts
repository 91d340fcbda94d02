/** Single leaves over painted crowns, and blades over painted moss: the sharp detail that soft fields cannot give. */

import type { Canvas } from '../canvas/canvas.ts';
import { clamp, luma, type Rgb, smoothstep } from '../canvas/colour.ts';
import { random } from '../canvas/noise.ts';

const LEAVES = 15_000;
const BLADES = 5_000;
/** Crowns hang down to here, in picture heights. */
const CROWN = 0.44;

/** `tint` is the colour of a leaf in the sun, `strength` how much sun there is. */
export function strewLeaves(canvas: Canvas, seed: number, tint: Rgb, strength: number): void {
  const chance = random(seed + 211);
  const { width, height } = canvas;
  for (let n = 0; n < LEAVES; n++) {
    const y = chance() ** 1.3 * CROWN * height;
    const size = height * (0.0022 + 0.0042 * chance() ** 2);
    const x = chance() * width;
    const thin = smoothstep(CROWN, CROWN * 0.55, y / height);
    if (chance() > thin || !isFoliage(canvas, x, y)) continue;
    // Some leaves catch the light, most are a shade darker than what is behind them.
    const lit = chance() < 0.45 ? 1.15 + 0.5 * chance() : 0.5 + 0.35 * chance();
    dab(canvas, x, y, size, size * (0.4 + 0.25 * chance()), chance() * Math.PI, lit, tint, strength);
  }
  for (let n = 0; n < BLADES; n++) {
    const v = 0.68 + 0.32 * Math.sqrt(chance());
    const near = (v - 0.66) / 0.34;
    const long = height * (0.004 + 0.016 * near * chance());
    const lean = Math.PI / 2 + (chance() - 0.5) * 0.9;
    const lit = chance() < 0.5 ? 1.1 + 0.5 * chance() : 0.6 + 0.3 * chance();
    dab(canvas, chance() * width, v * height, long, long * 0.14 + 0.5, lean, lit, tint, strength * 0.5);
  }
}

/** Bright gaps between the crowns stay open. */
function isFoliage({ width, height, data }: Canvas, x: number, y: number): boolean {
  const at = (Math.min(height - 1, Math.floor(y)) * width + Math.min(width - 1, Math.floor(x))) * 3;
  const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
  return luma(r, g, b) < 0.55 && Math.max(r, g, b) > 0.02;
}

/** A pointed ellipse in the colour of the place, made lighter or darker. */
function dab(
  canvas: Canvas,
  x: number,
  y: number,
  long: number,
  wide: number,
  angle: number,
  lit: number,
  tint: Rgb,
  strength: number,
): void {
  const { width, height, data } = canvas;
  const from = (Math.min(height - 1, Math.floor(y)) * width + Math.min(width - 1, Math.floor(x))) * 3;
  const glow = lit > 1 ? (lit - 1) * 0.16 * strength : 0;
  const color = [0, 1, 2].map((c) => data[from + c]! * lit + tint[c]! * glow);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.ceil(long) + 1;
  for (let j = Math.max(0, Math.floor(y) - reach); j <= Math.min(height - 1, y + reach); j++)
    for (let i = Math.max(0, Math.floor(x) - reach); i <= Math.min(width - 1, x + reach); i++) {
      const along = ((i - x) * cos + (j - y) * sin) / long;
      const across = ((j - y) * cos - (i - x) * sin) / wide;
      const inside = 1 - along * along - Math.abs(across);
      const alpha = clamp(inside * wide * 0.9) * 0.85;
      if (alpha <= 0) continue;
      const at = (j * width + i) * 3;
      for (let c = 0; c < 3; c++) data[at + c]! += (color[c]! - data[at + c]!) * alpha;
    }
}
