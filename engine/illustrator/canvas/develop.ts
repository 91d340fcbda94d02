/** From light to a displayed picture: glow around what is bright, a film curve, and at the end bytes. */

import { blurred } from './blur.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { clamp, luma } from './colour.ts';
import { random } from './noise.ts';

/** Light that bleeds out of bright places; radii are shares of the picture's height. */
export function addGlow(canvas: Canvas, strength: number): void {
  const bright = createCanvas(canvas.width, canvas.height);
  for (let at = 0; at < canvas.data.length; at += 3) {
    const [r, g, b] = [canvas.data[at]!, canvas.data[at + 1]!, canvas.data[at + 2]!];
    // A disc of the sun is a hundred times as bright as its sky; unlimited, it would wash out everything.
    const keep = clamp((luma(r, g, b) - 0.45) / 1.1);
    bright.data[at] = Math.min(6, r) * keep;
    bright.data[at + 1] = Math.min(6, g) * keep;
    bright.data[at + 2] = Math.min(6, b) * keep;
  }
  for (const [share, weight] of [
    [0.008, 0.5],
    [0.045, 0.5],
  ] as const) {
    const glow = blurred(bright, canvas.height * share);
    for (let at = 0; at < canvas.data.length; at++) canvas.data[at]! += glow.data[at]! * strength * weight;
  }
}

const STEPS = 4096;
/** The curve over x / (1 + x), which gives the dark values the finer steps they need. */
const CURVE = Float32Array.from({ length: STEPS + 2 }, (_, i) => {
  const x = i >= STEPS ? 1e4 : i / STEPS / (1 - i / STEPS);
  return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)) ** (1 / 2.2);
});

/** Film curve and gamma, in place: linear light becomes 0..1 as displayed. */
export function develop({ data }: Canvas, exposure = 0.9): void {
  for (let at = 0; at < data.length; at++) {
    const x = data[at]! * exposure;
    const t = x > 0 ? (x / (1 + x)) * STEPS : 0;
    const i = Math.floor(t);
    const low = CURVE[i]!;
    data[at] = low + (CURVE[i + 1]! - low) * (t - i);
  }
}

/** A breath of noise hides the steps of eight bits. */
export function toBytes({ width, height, data }: Canvas, seed: number): Uint8ClampedArray {
  const dither = random(seed ^ 0x5bd1e995);
  const bytes = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const d = dither() - 0.5;
    bytes[i * 4] = data[i * 3]! * 255 + d;
    bytes[i * 4 + 1] = data[i * 3 + 1]! * 255 + d;
    bytes[i * 4 + 2] = data[i * 3 + 2]! * 255 + d;
    bytes[i * 4 + 3] = 255;
  }
  return bytes;
}
