/** Blurs by running averages: three rounds look like a Gaussian and cost the same at any radius. */

import type { Canvas } from './canvas.ts';
import { enlarge, shrink } from './scale.ts';

/** In place; `channels` interleaved values a pixel. */
export function boxBlur(
  data: Float32Array,
  width: number,
  height: number,
  channels: number,
  radius: number,
  rounds = 3,
): void {
  const r = Math.round(radius);
  if (r < 1) return;
  const line = new Float32Array(Math.max(width, height));
  for (let round = 0; round < rounds; round++)
    for (let c = 0; c < channels; c++) {
      for (let y = 0; y < height; y++) blurLine(data, line, y * width * channels + c, channels, width, r);
      for (let x = 0; x < width; x++) blurLine(data, line, x * channels + c, width * channels, height, r);
    }
}

function blurLine(
  data: Float32Array,
  line: Float32Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  for (let i = 0; i < length; i++) line[i] = data[start + i * step]!;
  const last = length - 1;
  let sum = line[0]! * (radius + 1);
  for (let i = 1; i <= radius; i++) sum += line[Math.min(i, last)]!;
  const share = 1 / (2 * radius + 1);
  for (let i = 0; i < length; i++) {
    data[start + i * step] = sum * share;
    const next = i + radius + 1;
    const gone = i - radius;
    sum += line[Math.min(next, last)]! - line[Math.max(gone, 0)]!;
  }
}

/** A blurred copy; wide blurs are made small first, which nobody can see afterwards. */
export function blurred(canvas: Canvas, radius: number): Canvas {
  const factor = radius > 24 ? 8 : radius > 8 ? 4 : radius > 3 ? 2 : 1;
  const small = factor > 1 ? shrink(canvas, factor) : { ...canvas, data: Float32Array.from(canvas.data) };
  boxBlur(small.data, small.width, small.height, 3, radius / factor / 1.6);
  return enlarge(small, canvas.width, canvas.height);
}
