/** Turns a per-pixel colour function into a finished AVIF file: supersampling, glow, tone curve, grain. */

import sharp, { type Sharp } from 'sharp';
import { clamp, type Rgb, random } from './maths.ts';

export interface Picture {
  name: string;
  width: number;
  height: number;
  /** Rays per pixel along each axis. */
  samples: number;
  /** Strength of the light bleeding out of bright places. */
  glow: number;
  /** Linear light at u (0 left … width/height right) and v (0 top … 1 bottom). */
  shade: (u: number, v: number) => Rgb;
}

const LUMA: Rgb = [0.2126, 0.7152, 0.0722];

export async function renderPicture(picture: Picture, scale: number): Promise<Sharp> {
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const light = trace(picture, width, height);
  if (picture.glow > 0) addGlow(light, width, height, picture.glow);
  const bytes = develop(light, width);
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

function trace(picture: Picture, width: number, height: number): Float32Array {
  const light = new Float32Array(width * height * 3);
  const n = picture.samples;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let k = 0; k < n * n; k++) {
        const u = (x + ((k % n) + 0.5) / n) / height;
        const v = (y + (Math.floor(k / n) + 0.5) / n) / height;
        const c = picture.shade(u, v);
        /* Compress before averaging, or one sparkling sample whitens its pixel. */
        r += c[0] / (1 + c[0] * 0.15);
        g += c[1] / (1 + c[1] * 0.15);
        b += c[2] / (1 + c[2] * 0.15);
      }
      const at = (y * width + x) * 3;
      light[at] = r / (n * n);
      light[at + 1] = g / (n * n);
      light[at + 2] = b / (n * n);
    }
  }
  return light;
}

/** Two box blurs of the bright part, one tight and one wide, added back. */
function addGlow(light: Float32Array, width: number, height: number, strength: number): void {
  const bright = new Float32Array(light.length);
  for (let at = 0; at < light.length; at += 3) {
    const luma = light[at]! * LUMA[0] + light[at + 1]! * LUMA[1] + light[at + 2]! * LUMA[2];
    const keep = clamp((luma - 0.35) / 0.9);
    for (let c = 0; c < 3; c++) bright[at + c] = light[at + c]! * keep;
  }
  for (const share of [0.008, 0.04]) {
    const radius = Math.max(1, Math.round(height * share));
    for (let pass = 0; pass < 3; pass++) {
      blurLines(bright, width, height, 3, width * 3, radius);
      blurLines(bright, height, width, width * 3, 3, radius);
    }
    for (let at = 0; at < light.length; at++) light[at]! += bright[at]! * strength;
  }
}

/** Running-average blur of `count` lines of `length` steps. */
function blurLines(
  data: Float32Array,
  length: number,
  count: number,
  step: number,
  lineStep: number,
  radius: number,
): void {
  const line = new Float32Array(length);
  for (let l = 0; l < count; l++) {
    for (let c = 0; c < 3; c++) {
      const start = l * lineStep + c;
      for (let i = 0; i < length; i++) line[i] = data[start + i * step]!;
      const at = (i: number) => line[clamp(i, 0, length - 1)]!;
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += at(i);
      for (let i = 0; i < length; i++) {
        data[start + i * step] = sum / (2 * radius + 1);
        sum += at(i + radius + 1) - at(i - radius);
      }
    }
  }
}

/** Filmic curve, gamma and a breath of grain that also hides banding. */
function develop(light: Float32Array, width: number): Uint8Array {
  const grain = random(width);
  const bytes = new Uint8Array(light.length);
  for (let at = 0; at < light.length; at += 3) {
    const g = (grain() + grain() - 1) * 1.6;
    for (let c = 0; c < 3; c++) {
      const x = Math.max(0, light[at + c]!) * 0.9;
      const film = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
      bytes[at + c] = clamp(Math.round(255 * clamp(film) ** (1 / 2.2) + g), 0, 255);
    }
  }
  return bytes;
}
