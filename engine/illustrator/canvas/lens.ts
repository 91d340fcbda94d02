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
  const widest = widestNear(disc, width, height, Math.ceil((aperture * NEAREST) / TILE));
  const across = Math.ceil(width / TILE);
  const out = createCanvas(width, height);
  out.data.set(data);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const reach = widest[Math.floor(y / TILE) * across + Math.floor(x / TILE)]!;
      if (reach < 0.7) continue;
      const p = y * width + x;
      const own = disc[p]!;
      const mine = depth[p]! * 1.01;
      const w0 = 1 / Math.max(1, own * own);
      let [r, g, b, all] = [data[p * 3]! * w0, data[p * 3 + 1]! * w0, data[p * 3 + 2]! * w0, w0];
      const count = Math.round(Math.min(44, Math.max(10, reach * reach * 0.7)));
      // Each of the taps stands for its part of the disc.
      const part = Math.max(1, (reach * reach * 3.14) / count / 3.14);
      for (let k = 0; k < count; k++) {
        const far = Math.sqrt((k + 0.7) / count) * reach;
        const i = x + Math.round(far * COS[k]!);
        const j = y + Math.round(far * SIN[k]!);
        if (i < 0 || j < 0 || i >= width || j >= height) continue;
        const q = j * width + i;
        let c = disc[q]!;
        // Light from behind stays behind: it only reaches here as far as this place is out of focus itself.
        if (depth[q]! > mine && own < c) c = own;
        const spread = c - far + 1;
        if (spread <= 0) continue;
        const w = (Math.min(1, spread) * part) / Math.max(1, c * c);
        r += Math.min(BRIGHTEST, data[q * 3]!) * w;
        g += Math.min(BRIGHTEST, data[q * 3 + 1]!) * w;
        b += Math.min(BRIGHTEST, data[q * 3 + 2]!) * w;
        all += w;
      }
      out.data[p * 3] = r / all;
      out.data[p * 3 + 1] = g / all;
      out.data[p * 3 + 2] = b / all;
    }
  return out;
}

/** Evenly over the disc, along the sunflower's spiral. */
const COS = Float32Array.from({ length: 44 }, (_, k) => Math.cos(k * 2.399963));
const SIN = Float32Array.from({ length: 44 }, (_, k) => Math.sin(k * 2.399963));

/** The widest disc in each tile and so many tiles around it. */
function widestNear(disc: Float32Array, width: number, height: number, around: number): Float32Array {
  const [across, down] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const own = new Float32Array(across * down);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const t = Math.floor(y / TILE) * across + Math.floor(x / TILE);
      const c = disc[y * width + x]!;
      if (c > own[t]!) own[t] = c;
    }
  const out = new Float32Array(own.length);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      for (let j = Math.max(0, y - around); j <= Math.min(down - 1, y + around); j++)
        for (let i = Math.max(0, x - around); i <= Math.min(across - 1, x + around); i++)
          out[y * across + x] = Math.max(out[y * across + x]!, own[j * across + i]!);
  return out;
}
