/** Colour grading shared by the styles: saturation, contrast, warmth, darker corners, grain. */

import { blurred } from '../canvas/blur.ts';
import { type Canvas, createCanvas } from '../canvas/canvas.ts';
import { clamp, type Rgb } from '../canvas/colour.ts';

export interface Grade {
  saturation?: number;
  contrast?: number;
  /** Added to red, taken from blue. */
  warmth?: number;
  /** Darkness of the corners. */
  vignette?: number;
  grain?: number;
}

/** Luma as displayed values have it. */
export const grey = (r: number, g: number, b: number): number => 0.3 * r + 0.59 * g + 0.11 * b;

export function grade(canvas: Canvas, chance: () => number, options: Grade): void {
  const { saturation = 1, contrast = 1, warmth = 0, vignette = 0, grain = 0 } = options;
  eachPixel(canvas, (r, g, b, u, v) => {
    const l = grey(r, g, b);
    const dark = 1 - vignette * (u * u + v * v) * 1.6;
    const n = grain > 0 ? (chance() + chance() - 1) * grain : 0;
    const f = (c: number, w: number) => ((l + (c - l) * saturation - 0.5) * contrast + 0.5 + w) * dark + n;
    return [f(r, warmth), f(g, 0), f(b, -warmth)];
  });
}

/** Changes every pixel; u and v run from -0.5 to 0.5. */
export function eachPixel(
  { width, height, data }: Canvas,
  change: (r: number, g: number, b: number, u: number, v: number, x: number, y: number) => Rgb,
): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const c = change(data[at]!, data[at + 1]!, data[at + 2]!, x / width - 0.5, y / height - 0.5, x, y);
      data[at] = clamp(c[0]);
      data[at + 1] = clamp(c[1]);
      data[at + 2] = clamp(c[2]);
    }
}

/** Bright places shine over their surroundings; the radius is a share of the height. */
export function bloom(canvas: Canvas, share: number, strength: number): void {
  const soft = blurred(canvas, canvas.height * share);
  for (let i = 0; i < canvas.data.length; i++) {
    const c = canvas.data[i]!;
    canvas.data[i] = 1 - (1 - c) * (1 - Math.max(0, soft.data[i]! - 0.25) * strength);
  }
}

export function copy(canvas: Canvas): Canvas {
  const out = createCanvas(canvas.width, canvas.height);
  out.data.set(canvas.data);
  return out;
}

/** Lightness alone. */
export function greyOf({ width, height, data }: Canvas): Float32Array {
  const out = new Float32Array(width * height);
  for (let i = 0; i < out.length; i++) out[i] = grey(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!);
  return out;
}
