/** How a photographer finishes each kind of picture: bright by its hero, colours that agree with it, deep but never grey shadows. */

import type { Canvas } from '../canvas/canvas.ts';
import { clamp, type Rgb } from '../canvas/colour.ts';
import type { FramingKind } from '../scene.ts';
import { eachPixel, grey } from './grade.ts';

export interface Look {
  saturation: number;
  contrast: number;
  warmth: number;
  vignette: number;
  /** How light the middle of the hero comes out. */
  hero: number;
  /** Added to what is dark and to what is light. */
  shade: Rgb;
  light: Rgb;
}

const plain: Look = {
  saturation: 1.08,
  contrast: 1.12,
  warmth: 0.008,
  vignette: 0.3,
  hero: 0.5,
  shade: [-0.006, 0, 0.012],
  light: [0.014, 0.006, -0.012],
};

const LOOKS: Record<FramingKind, Look> = {
  food: {
    ...plain,
    saturation: 1.14,
    warmth: 0.016,
    hero: 0.55,
    shade: [0.012, 0, -0.006],
    light: [0.02, 0.01, -0.014],
  },
  product: { ...plain, warmth: 0.004, hero: 0.56, vignette: 0.24, shade: [-0.004, 0, 0.01] },
  portrait: { ...plain, saturation: 1.04, contrast: 1.06, warmth: 0.014, hero: 0.48 },
  person: { ...plain, warmth: 0.012 },
  animal: { ...plain, warmth: 0.012, hero: 0.53 },
  vehicle: { ...plain, saturation: 1.06, contrast: 1.16, warmth: 0.004, shade: [-0.012, 0, 0.018] },
  interior: { ...plain, warmth: 0.014, hero: 0.52 },
  landscape: { ...plain, contrast: 1.14, hero: 0.47 },
  pattern: plain,
  poster: plain,
};

export const lookFor = (kind: FramingKind): Look => LOOKS[kind];

/** Brightness as the film shows it. */
const shown = (x: number): number =>
  clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)) ** (1 / 2.2);

/** In linear light: the hero comes out as light as its kind wants it, as far as its highlights and its surroundings allow. */
export function exposeFor({ data }: Canvas, mask: Float32Array, { hero }: Look): void {
  const levels = new Float32Array(256);
  let [count, sum, all] = [0, 0, 0];
  for (let i = 0; i < mask.length; i++) {
    const l = shown(0.9 * grey(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!));
    all += l;
    if (mask[i]! < 0.5) continue;
    levels[Math.min(255, Math.floor(l * 256))]!++;
    sum += l;
    count++;
  }
  if (count < mask.length * 0.01) return;
  let bright = 255;
  for (let above = 0; bright > 0 && above < 0.04 * count; bright--) above += levels[bright]!;
  const mean = sum / count;
  const whole = all / mask.length;
  // A dark thing stays dark and a light one light: half the way is enough.
  const wanted = (hero / mean) ** 0.9;
  const highlights = (0.9 / Math.max(0.2, bright / 255)) ** 2.4;
  const surroundings = (0.66 / whole) ** 2.2;
  const factor = Math.min(1.75, Math.max(0.82, Math.min(wanted, highlights, surroundings)));
  for (let at = 0; at < data.length; at++) data[at]! *= factor;
}

/** Degrees of the colour circle, and how coloured it is. */
function hueOf(r: number, g: number, b: number): { hue: number; chroma: number } {
  const [x, y] = [r - 0.5 * (g + b), 0.866 * (g - b)];
  return { hue: (Math.atan2(y, x) * 180) / Math.PI, chroma: Math.hypot(x, y) };
}

const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** The colours of the picture: the hero's, its complement, and what lies beside it. */
function palette({ data }: Canvas, mask: Float32Array): readonly number[] | null {
  let [x, y] = [0, 0];
  for (let i = 0; i < mask.length; i += 3) {
    if (mask[i]! < 0.5) continue;
    const { hue, chroma } = hueOf(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!);
    x += chroma * Math.cos((hue * Math.PI) / 180);
    y += chroma * Math.sin((hue * Math.PI) / 180);
  }
  if (Math.hypot(x, y) < 1e-3 * mask.length) return null;
  const hero = (Math.atan2(y, x) * 180) / Math.PI;
  return [hero, hero + 180, hero + 30, hero - 30];
}

/** Displayed values: what does not agree with the hero steps back, shadows and lights get a colour of their own, ends are soft. */
export function finish(canvas: Canvas, mask: Float32Array, { shade, light }: Look): void {
  const hues = palette(canvas, mask);
  const { width } = canvas;
  eachPixel(canvas, (r, g, b, _u, _v, x, y) => {
    const l = grey(r, g, b);
    let keep = 1;
    const share = mask[y * width + x]!;
    if (hues && share < 1) {
      const chroma = Math.abs(r - 0.5 * (g + b)) + 0.866 * Math.abs(g - b);
      if (chroma > 0.03) keep = 1 - 0.28 * (1 - share) * clamp((offOf(hues, r, g, b) - 25) / 45);
    }
    const dark = (1 - l) ** 2 * Math.min(1, l * 6);
    const bright = l * l;
    return [
      shoulder(l + (r - l) * keep + shade[0] * dark + light[0] * bright),
      shoulder(l + (g - l) * keep + shade[1] * dark + light[1] * bright),
      shoulder(l + (b - l) * keep + shade[2] * dark + light[2] * bright),
    ];
  });
}

/** Nothing runs into plain white at once. */
const shoulder = (x: number): number => (x < 0.8 ? x : 0.8 + 0.2 * (1 - Math.exp((0.8 - x) / 0.2)));

/** Degrees to the nearest colour of the palette. */
function offOf(hues: readonly number[], r: number, g: number, b: number): number {
  const hue = (Math.atan2(0.866 * (g - b), r - 0.5 * (g + b)) * 180) / Math.PI;
  let off = 180;
  for (const one of hues) off = Math.min(off, apart(hue, one));
  return off;
}
