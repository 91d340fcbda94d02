/** A sign of bent glass tubes on a dark brick wall: the outlines of the things, glowing. */

import { blurred, boxBlur } from '../canvas/blur.ts';
import { createCanvas } from '../canvas/canvas.ts';
import { clamp, fract, type Rgb } from '../canvas/colour.ts';
import type { Style } from '../styles/style.ts';

const TUBES: Rgb[] = [
  [1, 0.16, 0.52],
  [0.1, 0.75, 1],
  [1, 0.72, 0.16],
  [0.45, 1, 0.42],
];

export const neonSign: Style = (canvas, { cast, noise, chance }) => {
  const { width, height } = canvas;
  const first = Math.floor(chance() * TUBES.length);
  const line = Float32Array.from(cast.ink);
  boxBlur(line, width, height, 1, Math.max(1, height / 420), 2);
  const light = createCanvas(width, height);
  for (let at = 0; at < line.length; at++) {
    const tube = clamp(line[at]! * 2.4);
    if (tube <= 0.02) continue;
    // Upper and lower tubes are of different gas.
    const colour = TUBES[(first + (Math.floor(at / width) / height > 0.55 ? 1 : 0)) % TUBES.length]!;
    for (let c = 0; c < 3; c++) light.data[at * 3 + c] = colour[c]! * tube;
  }
  const near = blurred(light, height * 0.012);
  const far = blurred(light, height * 0.07);
  const out = createCanvas(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const wall = brick(x / height, y / height, noise.hash, noise.fbm);
      for (let c = 0; c < 3; c++) {
        const glow = near.data[at + c]! * 1.5 + far.data[at + c]! * 3.2;
        const core = Math.max(light.data[at]!, light.data[at + 1]!, light.data[at + 2]!);
        out.data[at + c] = clamp(
          wall[c]! * (0.5 + glow * 2.2) + glow * 0.55 + light.data[at + c]! * 0.9 + core ** 3 * 0.45,
        );
      }
    }
  return out;
};

function brick(
  u: number,
  v: number,
  hash: (x: number, y?: number) => number,
  fbm: (x: number, y: number, n: number) => number,
): Rgb {
  const row = Math.floor(v / 0.045);
  const across = u / 0.12 + (row % 2) * 0.5;
  const isJoint = fract(v / 0.045) < 0.1 || fract(across) < 0.04;
  const tone =
    (isJoint ? 0.05 : 0.09 + 0.06 * hash(Math.floor(across), row)) * (0.7 + 0.6 * fbm(u * 20, v * 20, 3));
  return [tone * 1.1, tone * 0.82, tone * 0.95];
}
