/** Depth of field as a lens makes it: every point spreads into its own disc, and what is sharp in front is never spread over. */

import { type Canvas, createCanvas } from './canvas.ts';

export interface Focus {
  /** Metres from the viewer, for every pixel. */
  depth: Float32Array;
  /** What is sharp, and how much nearer or farther is sharp too, as a share. */
  distance: number;
  tolerance: number;
  /** Radius of the disc of what is infinitely far, in pixels. */
  aperture: number;
}

const TILE = 16;
/** Discs never grow beyond this share of the aperture, however near something is to the lens. */
const NEAREST = 1.2;
const BRIGHTEST = 5;

export function throughLens(canvas: Canvas, focus: Focus): Canvas {
  const { width, height, data } = canvas;
  const { depth, distance, tolerance, aperture } = focus;
  const disc = new Float32Array(width * height);
  for (let i = 0; i < disc.length; i++) {
    const off = Math.abs(1 - distance / depth[i]!) - tolerance;
    disc[i] = off > 0 ? aperture * Math.min(NEAREST, off) : 0;
  }
  const around = Math.ceil((aperture * NEAREST) / TILE);
  const tiles = tilesOf(disc, depth, width, height, around);
  const across = Math.ceil(width / TILE);
  const out = createCanvas(width, height);
  out.data.set(data);
  for (let top = 0; top < height; top += TILE)
    for (let left = 0; left < width; left += TILE) {
      const t = (top / TILE) * across + left / TILE;
      const reach = tiles.widest[t]!;
      // Nothing here is out of focus, and nothing that is stands before it.
      const isSharp = tiles.own[t]! < 0.7 && tiles.nearest[t]! > tiles.farthest[t]!;
      if (reach < 0.7 || isSharp) continue;
      // Far out of focus neighbours look the same.
      const step = tiles.least[t]! > 3.5 ? 2 : 1;
      const count = Math.round(Math.min(TAPS, Math.max(8, reach * reach * 0.5)));
      const [bottom, right] = [Math.min(height, top + TILE), Math.min(width, left + TILE)];
      for (let y = top; y < bottom; y += step)
        for (let x = left; x < right; x += step) {
          const from = (y * width + x) * 3;
          spread(canvas, disc, depth, x, y, reach, count, out.data);
          for (let k = 1; k < step * step; k++) {
            const [i, j] = [x + (k & 1), y + (k >> 1)];
            if (i >= right || j >= bottom) continue;
            const to = (j * width + i) * 3;
            for (let c = 0; c < 3; c++) out.data[to + c] = out.data[from + c]!;
          }
        }
    }
  return out;
}

/** What reaches one pixel from all whose discs cover it. */
function spread(
  { width, height, data }: Canvas,
  disc: Float32Array,
  depth: Float32Array,
  x: number,
  y: number,
  reach: number,
  count: number,
  out: Float32Array,
): void {
  const p = y * width + x;
  const own = disc[p]!;
  const mine = depth[p]! * 1.01;
  let all = 1 / Math.max(1, own * own);
  let r = data[p * 3]! * all;
  let g = data[p * 3 + 1]! * all;
  let b = data[p * 3 + 2]! * all;
  // Each of the taps stands for its part of the disc.
  const part = Math.max(1, (reach * reach) / count);
  for (let k = 0; k < count; k++) {
    const far = Math.sqrt((k + 0.7) / count) * reach;
    const i = (x + far * COS[k]! + 0.5) | 0;
    const j = (y + far * SIN[k]! + 0.5) | 0;
    if (i < 0 || j < 0 || i >= width || j >= height) continue;
    const q = j * width + i;
    let c = disc[q]!;
    // Light from behind stays behind: it only reaches here as far as this place is out of focus itself.
    if (depth[q]! > mine && own < c) c = own;
    const over = c - far + 1;
    if (over <= 0) continue;
    const w = (Math.min(1, over) * part) / (c > 1 ? c * c : 1);
    r += Math.min(BRIGHTEST, data[q * 3]!) * w;
    g += Math.min(BRIGHTEST, data[q * 3 + 1]!) * w;
    b += Math.min(BRIGHTEST, data[q * 3 + 2]!) * w;
    all += w;
  }
  out[p * 3] = r / all;
  out[p * 3 + 1] = g / all;
  out[p * 3 + 2] = b / all;
}

const TAPS = 36;
/** Evenly over the disc, along the sunflower's spiral. */
const COS = Float32Array.from({ length: TAPS }, (_, k) => Math.cos(k * 2.399963));
const SIN = Float32Array.from({ length: TAPS }, (_, k) => Math.sin(k * 2.399963));

/** Of each tile: its widest and narrowest disc, its farthest depth; of it and its surroundings: the widest disc, and the nearest of what is out of focus. */
function tilesOf(disc: Float32Array, depth: Float32Array, width: number, height: number, around: number) {
  const [across, down] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const n = across * down;
  const own = new Float32Array(n);
  const least = new Float32Array(n).fill(1e9);
  const farthest = new Float32Array(n);
  const soft = new Float32Array(n).fill(1e9);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const t = Math.floor(y / TILE) * across + Math.floor(x / TILE);
      const at = y * width + x;
      const c = disc[at]!;
      const d = depth[at]!;
      if (c > own[t]!) own[t] = c;
      if (c < least[t]!) least[t] = c;
      if (d > farthest[t]!) farthest[t] = d;
      if (c >= 0.7 && d < soft[t]!) soft[t] = d;
    }
  const widest = new Float32Array(n);
  const nearest = new Float32Array(n).fill(1e9);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const t = y * across + x;
      for (let j = Math.max(0, y - around); j <= Math.min(down - 1, y + around); j++)
        for (let i = Math.max(0, x - around); i <= Math.min(across - 1, x + around); i++) {
          const q = j * across + i;
          if (own[q]! > widest[t]!) widest[t] = own[q]!;
          if (soft[q]! < nearest[t]!) nearest[t] = soft[q]!;
        }
    }
  return { own, least, farthest, widest, nearest };
}
