/** Photorealistic and vintage: what lenses, film and old presses do to a picture. */

import { blurred, boxBlur } from '../canvas/blur.ts';
import { type Canvas, createCanvas } from '../canvas/canvas.ts';
import { clamp, mix, smoothstep } from '../canvas/colour.ts';
import { shrink, stretch } from '../canvas/scale.ts';
import { flatten } from './flatten.ts';
import { bloom, eachPixel, grade, grey, greyOf } from './grade.ts';
import { finish, type Look, lookFor } from './photo-grade.ts';
import type { Style, StyleContext } from './style.ts';

export const photo: Style = (canvas, context) => {
  const { look } = context.cast;
  if (context.hasSubject) weathered(canvas, context, look ? 0.35 : 1);
  natural(canvas);
  if (look) return finished(canvas, context, lookFor(look));
  const sharp = focused(canvas, context.hasSubject ? context.cast.mask : null);
  bloom(sharp, 0.03, 0.12);
  fringe(sharp, 0.0012);
  grade(sharp, context.chance, {
    saturation: 1.04,
    contrast: 1.14,
    vignette: 0.4,
    warmth: 0.012,
    grain: 0.026,
  });
  return sharp;
};

/** Traced light has come through the lens already. */
function finished(canvas: Canvas, { cast, chance }: StyleContext, look: Look): Canvas {
  bloom(canvas, 0.03, 0.1);
  fringe(canvas, 0.0008);
  finish(canvas, cast.mask, look);
  grade(canvas, chance, { ...look, grain: 0.016 });
  return canvas;
}

/** Nothing outside a toy shop is of one even colour: dust, wear and pores over the subject. */
function weathered(
  { width, height, data }: Canvas,
  { cast, noise: { noise, fbm } }: StyleContext,
  strength: number,
): void {
  const k = 1024 / height;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const share = cast.mask[at]!;
      if (share <= 0) continue;
      const stain = fbm(x * k * 0.012, y * k * 0.012, 5) - 0.47;
      const pore =
        noise(x * k * 0.55, y * k * 0.55) * 0.6 + noise(x * k * 0.23 + 9, y * k * 0.23) * 0.4 - 0.5;
      const wear = 1 + strength * share * (stain * 0.14 + pore * 0.08);
      for (let c = 0; c < 3; c++) data[at * 3 + c] = clamp(data[at * 3 + c]! * wear);
    }
}

/** Film sees no pure violet skies and no poison green meadows. */
function natural(canvas: Canvas): void {
  eachPixel(canvas, (r, g, b) => {
    const violet = Math.max(0, Math.min(r, b) - g);
    const green = Math.max(0, g - Math.max(r, b));
    return [
      r - violet * 0.12 + green * 0.22,
      g + violet * 0.34 - green * 0.12,
      b - violet * 0.1 + green * 0.04,
    ];
  });
}

/** Depth of field: the subject is sharp, else the middle distance; what is nearer and farther swims. */
function focused(canvas: Canvas, mask: Float32Array | null): Canvas {
  const { width, height, data } = canvas;
  const soft = mask ? discs(canvas, height * 0.016) : blurred(canvas, height * 0.004);
  const out = createCanvas(width, height);
  for (let y = 0; y < height; y++) {
    const v = y / height;
    const plane = mask
      ? 1 - 0.85 * smoothstep(0.24, 0.04, Math.abs(v - 0.88))
      : smoothstep(0.26, 0.5, Math.abs(v - 0.55));
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const k = mask ? plane * (1 - mask[at]!) : plane;
      for (let c = 0; c < 3; c++) out.data[at * 3 + c] = mix(data[at * 3 + c]!, soft.data[at * 3 + c]!, k);
    }
  }
  return out;
}

/** Out of focus a lens turns every point into a disc; bright points win, as they do on film. */
function discs(canvas: Canvas, radius: number): Canvas {
  const small = shrink(canvas, 2);
  const { width, height, data } = small;
  const taps = Array.from({ length: 32 }, (_, i) => {
    // Evenly over the disc, along the sunflower's spiral.
    const r = (Math.sqrt((i + 0.5) / 32) * radius) / 2;
    return [Math.round(r * Math.cos(i * 2.399963)), Math.round(r * Math.sin(i * 2.399963))] as const;
  });
  const weight = greyOf(small).map((l) => 0.25 + 3 * l ** 4);
  const out = createCanvas(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [r, g, b, sum] = [0, 0, 0, 0];
      for (const [dx, dy] of taps) {
        const px = clamp(x + dx, 0, width - 1);
        const py = clamp(y + dy, 0, height - 1);
        const at = py * width + px;
        const w = weight[at]!;
        r += data[at * 3]! * w;
        g += data[at * 3 + 1]! * w;
        b += data[at * 3 + 2]! * w;
        sum += w;
      }
      out.data.set([r / sum, g / sum, b / sum], (y * width + x) * 3);
    }
  boxBlur(out.data, width, height, 3, 1, 1);
  return stretch(out, canvas.width, canvas.height);
}

/** Red and blue part towards the corners. */
export function fringe(canvas: Canvas, share: number): void {
  const { width, height, data } = canvas;
  const from = Float32Array.from(data);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const dx = Math.round((x / width - 0.5) * 2 * share * height);
      const at = y * width;
      data[(at + x) * 3] = from[(at + clamp(x + dx, 0, width - 1)) * 3]!;
      data[(at + x) * 3 + 2] = from[(at + clamp(x - dx, 0, width - 1)) * 3 + 2]!;
    }
}

/** An old colour print: few inks, dots, yellowed paper, worn edges. */
export const vintage: Style = (canvas, { noise: { noise, fbm }, chance }) => {
  const flat = flatten(canvas, canvas.height * 0.005);
  const { width, height } = flat;
  const k = height / 1024;
  const screens = [0.26, 1.31, 0].map(
    (angle) => [Math.cos(angle) / (5 * k), Math.sin(angle) / (5 * k)] as const,
  );
  const dot = (ink: number, x: number, y: number, value: number): number => {
    const [c, s] = screens[ink]!;
    const [u, w] = [(x * c + y * s) * 6.283, (y * c - x * s) * 6.283];
    return clamp(((value * 1.06 - (Math.cos(u) + Math.cos(w)) * 0.25 - 0.5) * 2.2) / 0.5 + 0.5);
  };
  eachPixel(flat, (r, g, b, u, v, x, y) => {
    const l = grey(r, g, b);
    const faded = [r, g, b].map((c, i) => {
      const ink = (c * 0.55 + l * 0.45 - 0.5) * 1.12 + 0.5;
      return mix(ink, dot(i, x, y, ink), 0.3);
    });
    const age = 0.9 + 0.16 * fbm((x / k) * 0.006, (y / k) * 0.006, 4) - 0.32 * (u * u + v * v);
    const scratch =
      noise((x / k) * 0.7, (y / k) * 0.004) > 0.97 && noise((x / k) * 0.02, (y / k) * 0.01) > 0.6 ? 0.09 : 0;
    const speck = chance() > 0.9996 ? -0.25 : 0;
    const n = (chance() - 0.5) * 0.045 + scratch + speck;
    const rough =
      (noise((x / k) * 0.05, (y / k) * 0.05) - 0.5) * 5 + (noise((x / k) * 0.3, (y / k) * 0.3) - 0.5) * 3;
    const edge = Math.min(x, width - 1 - x, y, height - 1 - y) / k + rough;
    const printed = smoothstep(26, 29, edge);
    const paper = [0.93, 0.87, 0.73];
    const tint = [1.0, 0.9, 0.7];
    const lifted = faded.map((c, i) => (c * 0.76 + 0.15) * tint[i]! + [0.035, 0.005, 0.0][i]! + n);
    return [0, 1, 2].map((i) => mix(paper[i]! + n * 0.5, lifted[i]!, printed) * age) as [
      number,
      number,
      number,
    ];
  });
  return flat;
};
