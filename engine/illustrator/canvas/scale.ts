/** Enlarges and shrinks canvases: some passes are painted small because they are soft anyway. */

import { type Canvas, createCanvas } from './canvas.ts';
import { clamp } from './colour.ts';

/** Smooth enlargement (Catmull-Rom), hardly brighter or darker than what surrounds a pixel. */
export function enlarge(from: Canvas, width: number, height: number): Canvas {
  if (from.width === width && from.height === height) return from;
  const middle = createCanvas(width, from.height);
  const across = taps(from.width, width);
  for (let y = 0; y < from.height; y++)
    for (let x = 0; x < width; x++) {
      mixFour(from.data, middle.data, (y * width + x) * 3, 3, across, x, y * from.width * 3, 3);
    }
  const to = createCanvas(width, height);
  const down = taps(from.height, height);
  for (let y = 0; y < height; y++)
    mixFour(middle.data, to.data, y * width * 3, width * 3, down, y, 0, width * 3);
  return to;
}

/** Plain enlargement between neighbours, for what is soft already. */
export function stretch(from: Canvas, width: number, height: number): Canvas {
  if (from.width === width && from.height === height) return from;
  const to = createCanvas(width, height);
  const places = new Int32Array(width);
  const shares = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const at = clamp(((x + 0.5) * from.width) / width - 0.5, 0, from.width - 1.001);
    places[x] = Math.floor(at) * 3;
    shares[x] = at - Math.floor(at);
  }
  // One row of the original, already mixed between its upper and lower neighbour.
  const row = new Float32Array(from.width * 3);
  for (let y = 0; y < height; y++) {
    const at = clamp(((y + 0.5) * from.height) / height - 0.5, 0, from.height - 1.001);
    const top = Math.floor(at) * row.length;
    const k = at - Math.floor(at);
    for (let i = 0; i < row.length; i++) {
      const upper = from.data[top + i]!;
      row[i] = upper + (from.data[top + row.length + i]! - upper) * k;
    }
    for (let x = 0, o = y * width * 3; x < width; x++, o += 3) {
      const p = places[x]!;
      const share = shares[x]!;
      to.data[o] = row[p]! + (row[p + 3]! - row[p]!) * share;
      to.data[o + 1] = row[p + 1]! + (row[p + 4]! - row[p + 1]!) * share;
      to.data[o + 2] = row[p + 2]! + (row[p + 5]! - row[p + 2]!) * share;
    }
  }
  return to;
}

interface Taps {
  /** Four places and their weights for each target. */
  place: Int32Array;
  weight: Float32Array;
}

function taps(from: number, to: number): Taps {
  const place = new Int32Array(to * 4);
  const weight = new Float32Array(to * 4);
  for (let i = 0; i < to; i++) {
    const at = ((i + 0.5) * from) / to - 0.5;
    const k = Math.floor(at);
    const t = at - k;
    for (let n = 0; n < 4; n++) place[i * 4 + n] = clamp(k - 1 + n, 0, from - 1);
    weight[i * 4] = 0.5 * (-t + 2 * t * t - t * t * t);
    weight[i * 4 + 1] = 0.5 * (2 - 5 * t * t + 3 * t * t * t);
    weight[i * 4 + 2] = 0.5 * (t + 4 * t * t - 3 * t * t * t);
    weight[i * 4 + 3] = 0.5 * (t * t * t - t * t);
  }
  return { place, weight };
}

/** Writes `count` values, each from the same places of four runs that lie `step` apart from `base` on; overshoot is held to a quarter of the step. */
function mixFour(
  from: Float32Array,
  to: Float32Array,
  start: number,
  count: number,
  { place, weight }: Taps,
  i: number,
  base: number,
  step: number,
): void {
  const t = i * 4;
  const a = base + place[t]! * step;
  const b = base + place[t + 1]! * step;
  const c = base + place[t + 2]! * step;
  const d = base + place[t + 3]! * step;
  const wa = weight[t]!;
  const wb = weight[t + 1]!;
  const wc = weight[t + 2]!;
  const wd = weight[t + 3]!;
  for (let k = 0; k < count; k++) {
    const near = from[b + k]!;
    const next = from[c + k]!;
    const value = from[a + k]! * wa + near * wb + next * wc + from[d + k]! * wd;
    const low = Math.min(near, next);
    const high = Math.max(near, next);
    const spread = (high - low) * 0.25;
    to[start + k] = value < low - spread ? low - spread : Math.min(value, high + spread);
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
