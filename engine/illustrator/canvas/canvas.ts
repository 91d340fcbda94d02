/** A picture while it is made: three floats a pixel, and how a colour function becomes one. */

import { clamp, luma, type Rgb } from './colour.ts';

export interface Canvas {
  width: number;
  height: number;
  /** Linear light while painting, 0..1 as displayed once developed. */
  data: Float32Array;
}

/** Light at u (0 in the middle, positive to the right, in picture heights) and v (0 top to 1 bottom). */
export type Shade = (u: number, v: number) => Rgb;

export const createCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  data: new Float32Array(width * height * 3),
});

/** Called between rows, so that long work can be stopped and can tell how far it is. */
export type Tick = (share: number) => void;

/** Pixels that differ more than this from a neighbour are looked at four more times. */
const EDGE = 0.07;
const OFFSETS = [-0.3, -0.12, 0.12, -0.3, 0.3, 0.12, -0.12, 0.3];

export function trace(shade: Shade, width: number, height: number, tick: Tick): Canvas {
  const canvas = createCanvas(width, height);
  const { data } = canvas;
  const key = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    tick((0.6 * y) / height);
    for (let x = 0; x < width; x++) {
      const c = shade((x + 0.5 - width / 2) / height, (y + 0.5) / height);
      const at = y * width + x;
      data[at * 3] = c[0];
      data[at * 3 + 1] = c[1];
      data[at * 3 + 2] = c[2];
      // Edges are judged as the eye sees them: the root of the light, with highlights held back.
      key[at] = Math.sqrt(clamp(luma(c[0], c[1], c[2])));
    }
  }
  for (let y = 1; y < height - 1; y++) {
    tick(0.6 + (0.4 * y) / height);
    for (let x = 1; x < width - 1; x++) if (isEdge(key, y * width + x, width)) refine(canvas, shade, x, y);
  }
  return canvas;
}

function isEdge(key: Float32Array, at: number, width: number): boolean {
  const here = key[at]!;
  return (
    Math.abs(here - key[at + 1]!) > EDGE ||
    Math.abs(here - key[at - 1]!) > EDGE ||
    Math.abs(here - key[at + width]!) > EDGE ||
    Math.abs(here - key[at - width]!) > EDGE
  );
}

/** Compressing before averaging keeps one sparkling sample from whitening its pixel. */
function refine({ width, height, data }: Canvas, shade: Shade, x: number, y: number): void {
  const at = (y * width + x) * 3;
  let r = data[at]! / (1 + data[at]! * 0.3);
  let g = data[at + 1]! / (1 + data[at + 1]! * 0.3);
  let b = data[at + 2]! / (1 + data[at + 2]! * 0.3);
  for (let k = 0; k < 8; k += 2) {
    const c = shade((x + 0.5 + OFFSETS[k]! - width / 2) / height, (y + 0.5 + OFFSETS[k + 1]!) / height);
    r += c[0] / (1 + c[0] * 0.3);
    g += c[1] / (1 + c[1] * 0.3);
    b += c[2] / (1 + c[2] * 0.3);
  }
  data[at] = r / (5 - 0.3 * r);
  data[at + 1] = g / (5 - 0.3 * g);
  data[at + 2] = b / (5 - 0.3 * b);
}
