/** The abstract style: any picture broken into facets around its forms, with bold arcs across it. */

import { blurred } from '../canvas/blur.ts';
import { type Canvas, createCanvas } from '../canvas/canvas.ts';
import { clamp, smoothstep } from '../canvas/colour.ts';
import { grade, greyOf } from './grade.ts';
import type { Style, StyleContext } from './style.ts';

interface Facet {
  x: number;
  y: number;
  tone: number;
  /** Belongs to a subject: no facet reaches over its outline. */
  isCast: boolean;
}

export const faceted: Style = (canvas, context) => {
  grade(canvas, context.chance, { saturation: 1.75, contrast: 1.25 });
  const facets = scatter(canvas, context);
  const out = cut(canvas, facets, context.cast.mask);
  arcs(out, context);
  grade(out, context.chance, { saturation: 1.2, contrast: 1.08 });
  return out;
};

/** More and smaller facets where there is more to see. */
function scatter(canvas: Canvas, { chance, cast }: StyleContext): Facet[] {
  const { width, height } = canvas;
  const l = greyOf(blurred(canvas, height * 0.004));
  const facets: Facet[] = [];
  const step = Math.max(2, Math.round(height / 90));
  for (let y = step; y < height - step; y += step)
    for (let x = step; x < width - step; x += step) {
      const at = y * width + x;
      const edge = Math.hypot(l[at + step]! - l[at - step]!, l[at + step * width]! - l[at - step * width]!);
      const isCast = cast.mask[at]! > 0.5;
      const wanted = isCast ? 0.16 + clamp(edge * 1.5) * 0.6 : 0.03 + clamp(edge * 1.5) * 0.3;
      if (chance() < wanted)
        facets.push({
          x: x + (chance() - 0.5) * step,
          y: y + (chance() - 0.5) * step,
          tone: isCast ? 0.94 + 0.14 * chance() : 0.88 + 0.26 * chance(),
          isCast,
        });
    }
  return facets;
}

/** Nearest facet for every pixel, through a grid of buckets; a straight metric makes shards rather than bubbles. */
function cut(canvas: Canvas, facets: readonly Facet[], mask: Float32Array): Canvas {
  const { width, height } = canvas;
  const cell = Math.max(4, Math.round(height / 28));
  const columns = Math.ceil(width / cell) + 1;
  const buckets: number[][] = Array.from({ length: columns * (Math.ceil(height / cell) + 1) }, () => []);
  facets.forEach((f, i) => {
    buckets[Math.floor(f.y / cell) * columns + Math.floor(f.x / cell)]!.push(i);
  });
  const owner = new Int32Array(width * height);
  const sums = new Float32Array(facets.length * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const own = nearest(facets, buckets, columns, cell, x, y, mask[at]! > 0.5);
      owner[at] = own;
      if (own < 0) continue;
      for (let c = 0; c < 3; c++) sums[own * 4 + c]! += canvas.data[at * 3 + c]!;
      sums[own * 4 + 3]!++;
    }
  const out = createCanvas(width, height);
  const line = Math.max(1, Math.round(height / 900));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const own = owner[at]!;
      if (own < 0) {
        out.data.set(canvas.data.subarray(at * 3, at * 3 + 3), at * 3);
        continue;
      }
      const f = facets[own]!;
      const n = sums[own * 4 + 3]!;
      const isSeam =
        x + line < width &&
        y + line < height &&
        (owner[at + line] !== own || owner[at + line * width] !== own);
      const gradient = f.tone + ((x - f.x) * 0.7 + (y - f.y)) * (0.9 / height) - (isSeam ? 0.16 : 0);
      for (let c = 0; c < 3; c++) out.data[at * 3 + c] = clamp((sums[own * 4 + c]! / n) * gradient);
    }
  return out;
}

function nearest(
  facets: readonly Facet[],
  buckets: readonly number[][],
  columns: number,
  cell: number,
  x: number,
  y: number,
  isCast: boolean,
): number {
  const [ci, cj] = [Math.floor(x / cell), Math.floor(y / cell)];
  let best = -1;
  let least = Infinity;
  for (let j = cj - 2; j <= cj + 2; j++)
    for (let i = ci - 2; i <= ci + 2; i++) {
      if (i < 0 || i >= columns) continue;
      for (const k of buckets[j * columns + i] ?? []) {
        const facet = facets[k]!;
        if (facet.isCast !== isCast) continue;
        const dx = facet.x - x;
        const dy = facet.y - y;
        const d = Math.abs(dx + 0.5 * dy) + Math.abs(dy - 0.5 * dx);
        if (d < least) {
          least = d;
          best = k;
        }
      }
    }
  return best;
}

/** Circles that turn the colours behind them lighter or darker, as overlapping glass would. */
function arcs(canvas: Canvas, { chance, cast }: StyleContext): void {
  const { width, height, data } = canvas;
  for (let n = 0; n < 5; n++) {
    const [cx, cy] = [chance() * width, chance() * height];
    const r = (0.14 + 0.3 * chance()) * height;
    const lift = n % 2 === 0 ? 0.13 : -0.11;
    const isRing = chance() < 0.5;
    for (let y = Math.max(0, Math.floor(cy - r)); y < Math.min(height, cy + r); y++)
      for (let x = Math.max(0, Math.floor(cx - r)); x < Math.min(width, cx + r); x++) {
        const d = Math.hypot(x - cx, y - cy);
        const inside = smoothstep(r, r - 1.5, d) * (isRing ? smoothstep(r * 0.86, r * 0.86 + 1.5, d) : 1);
        // Behind the subject, mostly.
        const change = lift * inside * (1 - 0.75 * cast.mask[y * width + x]!);
        for (let c = 0; c < 3; c++) data[(y * width + x) * 3 + c]! += change;
      }
  }
}
