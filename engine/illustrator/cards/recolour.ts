/** Gives a card another colour: its most common bright hue becomes the one asked for, light and dark stay. */

import { clamp } from '../canvas/colour.ts';
import type { Pixels } from './card-piece.ts';

interface Hsl {
  h: number;
  s: number;
  l: number;
}

function toHsl(r: number, g: number, b: number): Hsl {
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const l = (high + low) / 2;
  const d = high - low;
  if (d === 0) return { h: 0, s: 0, l };
  const s = d / (1 - Math.abs(2 * l - 1) || 1);
  const h = high === r ? ((g - b) / d + 6) % 6 : high === g ? (b - r) / d + 2 : (r - g) / d + 4;
  return { h: h / 6, s: clamp(s), l };
}

function fromHsl({ h, s, l }: Hsl): [number, number, number] {
  const channel = (n: number): number => {
    const k = (n + h * 12) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

const HUES = 24;

/** `hex` is '#rrggbb'. */
export function recoloured({ width, height, rgba }: Pixels, hex: string): Pixels {
  const n = Number.parseInt(hex.slice(1), 16);
  const wanted = toHsl(((n >> 16) & 255) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255);
  const counts = new Float32Array(HUES);
  const levels = new Float32Array(HUES);
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 3]! < 128) continue;
    const { h, s, l } = toHsl(rgba[at]! / 255, rgba[at + 1]! / 255, rgba[at + 2]! / 255);
    const bin = Math.floor(h * HUES) % HUES;
    counts[bin]! += s;
    levels[bin]! += s * l;
  }
  const main = counts.indexOf(Math.max(...counts));
  const level = levels[main]! / Math.max(1e-6, counts[main]!);
  const out = Uint8ClampedArray.from(rgba);
  for (let at = 0; at < rgba.length; at += 4) {
    const own = toHsl(rgba[at]! / 255, rgba[at + 1]! / 255, rgba[at + 2]! / 255);
    const away = Math.abs(((own.h * HUES - main - 0.5 + HUES * 1.5) % HUES) - HUES / 2);
    const share = clamp((3.2 - away) / 1.2) * clamp(own.s * 3);
    if (share <= 0) continue;
    const l = clamp(wanted.l + (own.l - level) * 0.9, 0.03, 0.97);
    const [r, g, b] = fromHsl({ h: wanted.h, s: wanted.s * (0.5 + 0.5 * own.s), l });
    for (const [c, value] of [r, g, b].entries()) out[at + c]! += (value * 255 - rgba[at + c]!) * share;
  }
  return { width, height, rgba: out };
}
