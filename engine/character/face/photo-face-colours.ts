/** The photo's colours for each vertex: light and shade partly taken away, and the edge faded into the skin. */

import { SKIN } from '#engine/face/face-points.ts';
import type { FacePicture } from '#engine/face/photo-face.ts';
import { linear } from '#engine/sculpt/render/colour.ts';
import { clamp, mix, smoothstep } from '#engine/sculpt/shapes/vector.ts';
import type { Rgb } from '../part.ts';

const TO_LINEAR = Float32Array.from(
  { length: 256 },
  (_, i) => linear(`#${i.toString(16).padStart(2, '0').repeat(3)}`)[0],
);

/** How much of the light in the photo is taken away; our own light comes instead. */
const EVENED = 0.7;
/** The outer band of the face that turns into plain skin, in the head's space. */
const FADED = 0.15;

export function sample({ width, height, rgb }: FacePicture, x: number, y: number): Rgb {
  const [px, py] = [clamp(x - 0.5, 0, width - 1.001), clamp(y - 0.5, 0, height - 1.001)];
  const [x0, y0] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - x0, py - y0];
  const o = (y0 * width + x0) * 3;
  const at = (c: number) =>
    mix(
      mix(TO_LINEAR[rgb[o + c]!]!, TO_LINEAR[rgb[o + 3 + c]!]!, fx),
      mix(TO_LINEAR[rgb[o + width * 3 + c]!]!, TO_LINEAR[rgb[o + width * 3 + 3 + c]!]!, fx),
      fy,
    );
  return [at(0), at(1), at(2)];
}

export const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** What the light of the photo does to each channel of a surface that looks this way, against one that looks straight ahead. */
export type LightOf = (nx: number, ny: number) => Rgb;

const TERMS = 4;
/** Light from one side, from above, and from both sides. */
const termsOf = (nx: number, ny: number): number[] => [1, nx, ny, nx * nx];

/** Fits a soft surface through the logarithms of the skin's colours over the way it faces. */
export function lightIn(colours: Float32Array, normals: Float32Array, skin: Rgb): LightOf {
  const fallback = Math.log(luminance(skin) + 1e-3);
  const matrix = new Float64Array(TERMS * TERMS);
  const sums = [0, 1, 2].map(() => new Float64Array(TERMS));
  for (let o = 0; o < colours.length; o += 3) {
    const colour: Rgb = [colours[o]!, colours[o + 1]!, colours[o + 2]!];
    // Eyes, brows, lips and hair are no skin; edges are seen too flatly to be trusted.
    if (Math.abs(Math.log(luminance(colour) + 1e-3) - fallback) > 0.6 || normals[o + 2]! < 0.3) continue;
    const row = termsOf(normals[o]!, normals[o + 1]!);
    for (let i = 0; i < TERMS; i++) {
      for (let j = 0; j < TERMS; j++) matrix[i * TERMS + j]! += row[i]! * row[j]!;
      for (const c of [0, 1, 2] as const) sums[c]![i]! += row[i]! * Math.log(colour[c] + 1e-3);
    }
  }
  // A little stiffness: few or odd points must not bend it.
  for (let i = 1; i < TERMS; i++) matrix[i * TERMS + i]! += 2;
  const fits = sums.map((one) => solved(matrix, one));
  return (nx, ny) => {
    const row = termsOf(nx, ny);
    const channel = (c: number) => {
      let value = 0;
      for (let i = 1; i < TERMS; i++) value += fits[c]![i]! * row[i]!;
      return Math.exp(clamp(value, -0.8, 0.8) * EVENED);
    };
    return [channel(0), channel(1), channel(2)];
  };
}

/** Gauss, for so few unknowns. */
function solved(matrix: Float64Array, right: Float64Array): Float64Array {
  const m = matrix.slice();
  const x = right.slice();
  for (let i = 0; i < TERMS; i++) {
    const pivot = m[i * TERMS + i]! || 1e-9;
    for (let r = i + 1; r < TERMS; r++) {
      const k = m[r * TERMS + i]! / pivot;
      for (let c = i; c < TERMS; c++) m[r * TERMS + c]! -= k * m[i * TERMS + c]!;
      x[r]! -= k * x[i]!;
    }
  }
  for (let i = TERMS - 1; i >= 0; i--) {
    for (let c = i + 1; c < TERMS; c++) x[i]! -= m[i * TERMS + c]! * x[c]!;
    x[i]! /= m[i * TERMS + i]! || 1e-9;
  }
  return x;
}

/** How much plain skin covers the photo this far from the edge of the face. */
export const fadeToSkin = (fromRim: number): number => smoothstep(FADED, 0.035, fromRim);

/** Strands of hair and what is behind the person reach into the edge of the face; a beard on the jaw may stay. */
export function strayness(colour: Rgb, skin: Rgb, fromRim: number, y: number): number {
  const unlike = Math.abs(Math.log((luminance(colour) + 0.01) / (luminance(skin) + 0.01)));
  return smoothstep(0.24, 0.14, fromRim) * smoothstep(0.3, 0.9, unlike) * smoothstep(-0.33, -0.22, y);
}

/** The usual colour among the points that are bare skin in nearly every photo. */
export function skinAmong(colours: Float32Array): Rgb {
  const middle = (c: number) => {
    const values = SKIN.map((i) => colours[i * 3 + c]!).sort((a, b) => a - b);
    return (values[(values.length - 1) >> 1]! + values[values.length >> 1]!) / 2;
  };
  return [middle(0), middle(1), middle(2)];
}
