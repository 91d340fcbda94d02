/** Blurs by running averages: three rounds look like a Gaussian and cost the same at any radius. */

import type { Canvas } from './canvas.ts';
import { shrink, stretch } from './scale.ts';

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
  const line = new Float32Array(width * channels);
  const before = new Float32Array(data.length);
  for (let round = 0; round < rounds; round++) {
    for (let y = 0; y < height; y++) blurRow(data, line, y * width * channels, width, channels, r);
    before.set(data);
    blurColumns(before, data, width * channels, height, r);
  }
}

function blurRow(
  data: Float32Array,
  line: Float32Array,
  start: number,
  width: number,
  channels: number,
  radius: number,
): void {
  line.set(data.subarray(start, start + width * channels));
  const last = (width - 1) * channels;
  const share = 1 / (2 * radius + 1);
  for (let c = 0; c < channels; c++) {
    let sum = line[c]! * (radius + 1);
    for (let i = 1; i <= radius; i++) sum += line[Math.min(i * channels, last) + c]!;
    for (let at = 0; at <= last; at += channels) {
      data[start + at + c] = sum * share;
      const next = at + (radius + 1) * channels;
      const gone = at - radius * channels;
      sum += line[Math.min(next, last) + c]! - line[Math.max(gone, 0) + c]!;
    }
  }
}

/** All columns at once, row by row: memory is read in the order in which it lies. */
function blurColumns(
  from: Float32Array,
  to: Float32Array,
  stride: number,
  height: number,
  radius: number,
): void {
  const sums = new Float64Array(stride);
  const row = (y: number) => (y < 0 ? 0 : Math.min(y, height - 1)) * stride;
  for (let y = -radius; y <= radius; y++) {
    const at = row(y);
    for (let i = 0; i < stride; i++) sums[i]! += from[at + i]!;
  }
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const [here, next, gone] = [y * stride, row(y + radius + 1), row(y - radius)];
    for (let i = 0; i < stride; i++) {
      to[here + i] = sums[i]! * share;
      sums[i]! += from[next + i]! - from[gone + i]!;
    }
  }
}

/** A blurred copy; wide blurs are made small first, which nobody can see afterwards. */
export function blurred(canvas: Canvas, radius: number): Canvas {
  const factor = radius > 24 ? 8 : radius > 8 ? 4 : radius > 3 ? 2 : 1;
  const small = factor > 1 ? shrink(canvas, factor) : { ...canvas, data: Float32Array.from(canvas.data) };
  boxBlur(small.data, small.width, small.height, 3, radius / factor / 1.6);
  return stretch(small, canvas.width, canvas.height);
}
