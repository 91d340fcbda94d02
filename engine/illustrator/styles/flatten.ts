/** Kuwahara filter: flat areas with crisp edges, the first step away from a photograph. */

import { type Canvas, createCanvas } from '../canvas/canvas.ts';
import { grey } from './grade.ts';

/** Each pixel takes the mean of the calmest of the four squares that touch it. */
export function flatten(canvas: Canvas, radius: number): Canvas {
  const { width, height } = canvas;
  const r = Math.max(1, Math.round(radius));
  const sums = tables(canvas);
  const out = createCanvas(width, height);
  const W = width + 1;
  const sum = (table: Float64Array, x0: number, y0: number, x1: number, y1: number): number =>
    table[y1 * W + x1]! - table[y0 * W + x1]! - table[y1 * W + x0]! + table[y0 * W + x0]!;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let least = Infinity;
      const at = (y * width + x) * 3;
      for (let k = 0; k < 4; k++) {
        const x0 = Math.max(0, k & 1 ? x - r : x);
        const x1 = Math.min(width, (k & 1 ? x : x + r) + 1);
        const y0 = Math.max(0, k & 2 ? y - r : y);
        const y1 = Math.min(height, (k & 2 ? y : y + r) + 1);
        const n = (x1 - x0) * (y1 - y0);
        const cr = sum(sums[0]!, x0, y0, x1, y1) / n;
        const cg = sum(sums[1]!, x0, y0, x1, y1) / n;
        const cb = sum(sums[2]!, x0, y0, x1, y1) / n;
        const l = grey(cr, cg, cb);
        const spread = sum(sums[3]!, x0, y0, x1, y1) / n - l * l;
        if (spread < least) {
          least = spread;
          out.data[at] = cr;
          out.data[at + 1] = cg;
          out.data[at + 2] = cb;
        }
      }
    }
  return out;
}

/** Sums over all pixels above and left: red, green, blue and the square of the lightness. */
function tables({ width, height, data }: Canvas): Float64Array[] {
  const W = width + 1;
  const out = Array.from({ length: 4 }, () => new Float64Array(W * (height + 1)));
  const [red, green, blue, square] = out as [Float64Array, Float64Array, Float64Array, Float64Array];
  for (let y = 0; y < height; y++) {
    let [r, g, b, s] = [0, 0, 0, 0];
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const l = grey(data[at]!, data[at + 1]!, data[at + 2]!);
      r += data[at]!;
      g += data[at + 1]!;
      b += data[at + 2]!;
      s += l * l;
      const to = (y + 1) * W + x + 1;
      red[to] = red[to - W]! + r;
      green[to] = green[to - W]! + g;
      blue[to] = blue[to - W]! + b;
      square[to] = square[to - W]! + s;
    }
  }
  return out;
}
