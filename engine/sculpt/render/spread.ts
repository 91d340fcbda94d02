/** Fills pixels from what is known at the corners of the triangles that they see. */

import { type CelTone, celFinish } from './cel-shader.ts';
import { encode } from './colour.ts';
import type { Projected, Visible } from './raster.ts';
import { flags, floats } from './scratch.ts';

/** Samples a pixel along each axis. */
export const SAMPLES = 2;

export interface Spread {
  indices: Uint32Array;
  /** Of each triangle. */
  partOf: Uint8Array;
  /** In samples of `seen`. */
  projected: Projected;
  /** `channels` numbers for each corner that was learnt; three are linear light as it is. */
  values: Float32Array;
  learnCorner(corner: number, triangle: number): void;
  channels: number;
  /** What the samples of `box` see. */
  seen: Visible;
  box: { left: number; top: number; right: number; bottom: number };
  width: number;
  height: number;
  /** Of drawn pictures, whose five numbers become a flat tone. */
  tones?: readonly CelTone[];
}

/** Numbers of a triangle's own plane: where it begins, and how the two weights change across and down. */
const PLANE = 6;

/** Of the distance: what differs by more is another surface. */
const STEP = 0.004;
/** Of the light, and in the dark: what differs by more is a line, as around an iris. */
const SHARP = 0.1;
const DARK = 0.003;

/** The highest byte of a pixel. */
const OPAQUE = 255 << 24;

/** Straight sRGB with coverage as alpha. */
export function spread(order: Spread): Uint8ClampedArray {
  const { indices, partOf, projected, values, channels, seen, box, width, height, tones } = order;
  const { x: px, y: py } = projected;
  const { near, triangle, width: across } = seen;
  const out = new Uint32Array(width * height);
  const stride = PLANE + channels * 3;
  const triangles = indices.length / 3;
  const planes = floats('planes', triangles * stride);
  const isKnown = flags('known planes', triangles);
  const at = new Float32Array(Math.max(3, channels));
  const sum = new Float32Array(3);

  const learn = (t: number): void => {
    isKnown[t] = 1;
    const [a, b, c] = [indices[t * 3]!, indices[t * 3 + 1]!, indices[t * 3 + 2]!];
    order.learnCorner(a, t);
    order.learnCorner(b, t);
    order.learnCorner(c, t);
    const [ax, ay] = [px[a]!, py[a]!];
    const [ux, uy, vx, vy] = [px[b]! - ax, py[b]! - ay, px[c]! - ax, py[c]! - ay];
    const inverse = 1 / (ux * vy - vx * uy);
    let o = t * stride;
    planes[o++] = ax;
    planes[o++] = ay;
    planes[o++] = vy * inverse;
    planes[o++] = -vx * inverse;
    planes[o++] = -uy * inverse;
    planes[o++] = ux * inverse;
    for (let k = 0; k < channels; k++) {
      const first = values[a * channels + k]!;
      planes[o++] = first;
      planes[o++] = values[b * channels + k]! - first;
      planes[o++] = values[c * channels + k]! - first;
    }
  };

  /** What a triangle shows at a sample, into `at`. */
  const read = (t: number, x: number, y: number): void => {
    if (isKnown[t] === 0) learn(t);
    let o = t * stride;
    const dx = x - planes[o]!;
    const dy = y - planes[o + 1]!;
    let w1 = dx * planes[o + 2]! + dy * planes[o + 3]!;
    let w2 = dx * planes[o + 4]! + dy * planes[o + 5]!;
    // Slivers seen edge-on would extrapolate wildly.
    if (w1 < 0) w1 = 0;
    else if (w1 > 1) w1 = 1;
    if (w2 < 0) w2 = 0;
    else if (w2 > 1 - w1) w2 = 1 - w1;
    o += PLANE;
    at[0] = planes[o]! + w1 * planes[o + 1]! + w2 * planes[o + 2]!;
    at[1] = planes[o + 3]! + w1 * planes[o + 4]! + w2 * planes[o + 5]!;
    at[2] = planes[o + 6]! + w1 * planes[o + 7]! + w2 * planes[o + 8]!;
    if (tones === undefined) return;
    at[3] = planes[o + 9]! + w1 * planes[o + 10]! + w2 * planes[o + 11]!;
    at[4] = planes[o + 12]! + w1 * planes[o + 13]! + w2 * planes[o + 14]!;
    celFinish(at, tones[partOf[t]!]!);
  };
  /** How bright a triangle is, at one of its corners. */
  const greenOf = (t: number): number => {
    if (isKnown[t] === 0) learn(t);
    return planes[t * stride + PLANE + 3]!;
  };
  /** Whether four samples see neighbours on one surface, which hardly differ. */
  const isSmooth = (o: number, p: number, q: number, r: number, s: number): boolean => {
    const part = partOf[p - 1];
    if (partOf[q - 1] !== part || partOf[r - 1] !== part || partOf[s - 1] !== part) return false;
    const [here, below] = [near[o]!, near[o + across]!];
    const slack = here * STEP;
    const isNear =
      Math.abs(here - near[o + across + 1]!) < slack &&
      Math.abs(here - below) < slack &&
      Math.abs(here - near[o + 1]!) < slack;
    if (!isNear) return false;
    const green = greenOf(p - 1);
    const apart = green * SHARP + DARK;
    return (
      Math.abs(greenOf(q - 1) - green) < apart &&
      Math.abs(greenOf(r - 1) - green) < apart &&
      Math.abs(greenOf(s - 1) - green) < apart
    );
  };
  const add = (t: number, x: number, y: number): void => {
    read(t, x, y);
    sum[0]! += at[0]!;
    sum[1]! += at[1]!;
    sum[2]! += at[2]!;
  };

  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      const left = (x - box.left) * SAMPLES;
      const top = (y - box.top) * SAMPLES;
      const o = top * across + left;
      const p = triangle[o]!;
      const q = triangle[o + 1]!;
      const r = triangle[o + across]!;
      const s = triangle[o + across + 1]!;
      if (!p && !q && !r && !s) continue;
      const d = y * width + x;
      const isOne = p === q && p === r && p === s;
      if (isOne || (tones === undefined && p && q && r && s && isSmooth(o, p, q, r, s))) {
        read(p - 1, left + 1, top + 1);
        out[d] = encode(at[0]!) | (encode(at[1]!) << 8) | (encode(at[2]!) << 16) | OPAQUE;
        continue;
      }
      sum[0] = 0;
      sum[1] = 0;
      sum[2] = 0;
      let covered = 0;
      if (p) {
        add(p - 1, left + 0.5, top + 0.5);
        covered++;
      }
      if (q) {
        add(q - 1, left + 1.5, top + 0.5);
        covered++;
      }
      if (r) {
        add(r - 1, left + 0.5, top + 1.5);
        covered++;
      }
      if (s) {
        add(s - 1, left + 1.5, top + 1.5);
        covered++;
      }
      out[d] =
        encode(sum[0]! / covered) |
        (encode(sum[1]! / covered) << 8) |
        (encode(sum[2]! / covered) << 16) |
        (Math.round((255 * covered) / 4) << 24);
    }
  return new Uint8ClampedArray(out.buffer);
}
