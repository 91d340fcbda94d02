/** Makes canvases larger and smaller. */

import { type Canvas, createCanvas } from './canvas.ts';
import { clamp } from './colour.ts';

/** Smooth enlargement (Catmull-Rom), never brighter or darker than what surrounds a pixel. */
export function enlarge(from: Canvas, width: number, height: number): Canvas {
  if (from.width === width && from.height === height) return from;
  const across = taps(from.width, width);
  const down = taps(from.height, height);
  const middle = createCanvas(width, from.height);
  pass(from.data, middle.data, from.height, width, across, from.width * 3, width * 3, 3);
  const to = createCanvas(width, height);
  pass(middle.data, to.data, width, height, down, 3, 3, width * 3);
  return to;
}

interface Taps {
  start: Int32Array;
  weight: Float32Array;
  last: number;
}

function taps(from: number, to: number): Taps {
  const start = new Int32Array(to);
  const weight = new Float32Array(to * 4);
  for (let i = 0; i < to; i++) {
    const at = ((i + 0.5) * from) / to - 0.5;
    const k = Math.floor(at);
    const t = at - k;
    start[i] = k - 1;
    weight.set(
      [
        0.5 * (-t + 2 * t * t - t * t * t),
        0.5 * (2 - 5 * t * t + 3 * t * t * t),
        0.5 * (t + 4 * t * t - 3 * t * t * t),
        0.5 * (t * t * t - t * t),
      ],
      i * 4,
    );
  }
  return { start, weight, last: from - 1 };
}

function pass(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  { start, weight, last }: Taps,
  fromLine: number,
  toLine: number,
  toStep: number,
): void {
  // Across, a line is a row; down, a line is a column: steps tell which.
  const fromStep = toStep === 3 ? 3 : toStep;
  for (let line = 0; line < lines; line++)
    for (let i = 0; i < length; i++) {
      const s = start[i]!;
      const w = i * 4;
      const base = line * fromLine;
      const a = base + clamp(s, 0, last) * fromStep;
      const b = base + clamp(s + 1, 0, last) * fromStep;
      const c = base + clamp(s + 2, 0, last) * fromStep;
      const d = base + clamp(s + 3, 0, last) * fromStep;
      const out = line * toLine + i * toStep;
      for (let k = 0; k < 3; k++) {
        const near = from[b + k]!;
        const next = from[c + k]!;
        const value =
          from[a + k]! * weight[w]! +
          near * weight[w + 1]! +
          next * weight[w + 2]! +
          from[d + k]! * weight[w + 3]!;
        const spread = Math.abs(near - next) * 0.25;
        to[out + k] = clamp(value, Math.min(near, next) - spread, Math.max(near, next) + spread);
      }
    }
}

/** Averages blocks of `factor` pixels; the last block may be smaller. */
export function shrink(from: Canvas, factor: number): Canvas {
  const to = createCanvas(Math.ceil(from.width / factor), Math.ceil(from.height / factor));
  for (let y = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++) {
      const right = Math.min(from.width, (x + 1) * factor);
      const bottom = Math.min(from.height, (y + 1) * factor);
      let r = 0;
      let g = 0;
      let b = 0;
      for (let j = y * factor; j < bottom; j++)
        for (let i = x * factor; i < right; i++) {
          const at = (j * from.width + i) * 3;
          r += from.data[at]!;
          g += from.data[at + 1]!;
          b += from.data[at + 2]!;
        }
      const n = (right - x * factor) * (bottom - y * factor);
      to.data.set([r / n, g / n, b / n], (y * to.width + x) * 3);
    }
  return to;
}
