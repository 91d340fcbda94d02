/** Fills a hole from what is around it, from coarse to fine, where no model is installed. */

import { type Canvas, nearestPatches, REACH, seededRandom } from './patch-match.ts';

const SMALLEST = 24;
const SEED = 20260101;

/** Half the size; a place is known when any of its four is. */
function halved({ width, height, rgb, hole }: Canvas): Canvas {
  const [w, h] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const out: Canvas = { width: w, height: h, rgb: new Float32Array(w * h * 3), hole: new Uint8Array(w * h) };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let known = 0;
      const to = y * w + x;
      for (const from of [0, 1, width, width + 1].map((d) => y * 2 * width + x * 2 + d)) {
        if (hole[from]) continue;
        known++;
        for (let c = 0; c < 3; c++) out.rgb[to * 3 + c]! += rgb[from * 3 + c]!;
      }
      if (known === 0) out.hole[to] = 1;
      else for (let c = 0; c < 3; c++) out.rgb[to * 3 + c]! /= known;
    }
  return out;
}

/** A smooth first guess: each place becomes the mean of its neighbours, again and again. */
export function diffuse({ width, height, rgb, hole }: Canvas, rounds: number): void {
  const holes: number[] = [];
  const known = hole.map((one) => 1 - one);
  for (let i = 0; i < hole.length; i++) if (hole[i]) holes.push(i);
  for (let round = 0; round < rounds; round++) {
    for (let k = 0; k < holes.length; k++) {
      const i = holes[round % 2 ? holes.length - 1 - k : k]!;
      const [x, y] = [i % width, (i / width) | 0];
      let [r, g, b, many] = [0, 0, 0, 0];
      const add = (j: number) => {
        if (!known[j]) return;
        many++;
        r += rgb[j * 3]!;
        g += rgb[j * 3 + 1]!;
        b += rgb[j * 3 + 2]!;
      };
      if (x > 0) add(i - 1);
      if (x < width - 1) add(i + 1);
      if (y > 0) add(i - width);
      if (y < height - 1) add(i + width);
      if (many === 0) continue;
      rgb[i * 3] = r / many;
      rgb[i * 3 + 1] = g / many;
      rgb[i * 3 + 2] = b / many;
      known[i] = 1;
    }
  }
}

/** Every place becomes the mean of what the chosen patches around it say about it. */
function vote({ width, height, rgb, hole }: Canvas, sources: Int32Array): void {
  const next = new Float32Array(rgb.length);
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i]) continue;
    const [x, y] = [i % width, (i / width) | 0];
    let total = 0;
    for (let dy = -REACH; dy <= REACH; dy++)
      for (let dx = -REACH; dx <= REACH; dx++) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
        const source = sources[ny * width + nx]!;
        if (source < 0) continue;
        const from = source - dy * width - dx;
        // The nearer the patch's middle, the more it counts.
        const weight = 1 / (1 + dx * dx + dy * dy) ** 2;
        total += weight;
        for (let c = 0; c < 3; c++) next[i * 3 + c]! += weight * rgb[from * 3 + c]!;
      }
    if (total > 0) for (let c = 0; c < 3; c++) next[i * 3 + c]! /= total;
  }
  for (let i = 0; i < hole.length; i++)
    if (hole[i]) for (let c = 0; c < 3; c++) rgb[i * 3 + c] = next[i * 3 + c]!;
}

/** Fills the hole in place. */
export function patchFill(canvas: Canvas, signal?: AbortSignal): void {
  const levels = [canvas];
  while (Math.min(levels.at(-1)!.width, levels.at(-1)!.height) >= SMALLEST * 2)
    levels.push(halved(levels.at(-1)!));
  const random = seededRandom(SEED);
  for (let k = levels.length - 1; k >= 0; k--) {
    const level = levels[k]!;
    const coarser = levels[k + 1];
    diffuse(level, coarser ? 6 : 200);
    if (coarser) enlarge(coarser, level);
    let sources: Int32Array | undefined;
    for (let round = 0; round < (k === 0 ? 2 : 4); round++) {
      signal?.throwIfAborted();
      sources = nearestPatches(level, { rounds: 3, random, start: sources });
      if (!sources) break;
      vote(level, sources);
    }
  }
}

function enlarge(from: Canvas, to: Canvas): void {
  for (let y = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++) {
      const i = y * to.width + x;
      if (!to.hole[i]) continue;
      const j = Math.min(from.height - 1, y >> 1) * from.width + Math.min(from.width - 1, x >> 1);
      for (let c = 0; c < 3; c++) to.rgb[i * 3 + c] = from.rgb[j * 3 + c]!;
    }
}
