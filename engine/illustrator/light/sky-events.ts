/** What happens in the sky because somebody asked for it: fireworks, northern lights, more stars. */

import type { Canvas } from '../canvas/canvas.ts';
import { type Rgb, smoothstep } from '../canvas/colour.ts';
import { createNoise, random } from '../canvas/noise.ts';
import { drawDisc } from '../graphic/abstract/brush.ts';

export interface SkyEvents {
  names: ReadonlySet<string>;
  /** Row of the horizon, 0 to 1: nothing burns below it. */
  horizon: number;
  seed: number;
}

export function drawSkyEvents(canvas: Canvas, { names, horizon, seed }: SkyEvents): void {
  if (names.has('northern lights')) aurora(canvas, horizon, seed);
  if (names.has('rainbow')) rainbow(canvas, horizon, seed);
  if (names.has('stars')) stars(canvas, horizon, seed);
  if (names.has('fireworks')) fireworks(canvas, horizon, seed);
}

const BURSTS: Rgb[] = [
  [2.4, 0.5, 0.5],
  [0.5, 1.1, 2.6],
  [2.4, 1.7, 0.5],
  [0.6, 2.2, 0.8],
  [1.9, 0.6, 2.3],
];

function fireworks(canvas: Canvas, horizon: number, seed: number): void {
  const chance = random(seed + 301);
  const { width, height } = canvas;
  const count = 6;
  for (let k = 0; k < count; k++) {
    const x = ((k + 0.5 + (chance() - 0.5) * 0.6) / count) * width;
    const y = (0.1 + 0.62 * chance()) * horizon * height;
    const reach = (0.09 + 0.11 * chance()) * height;
    const colour = BURSTS[Math.floor(chance() * BURSTS.length)]!;
    const rays = 26 + Math.floor(chance() * 16);
    for (let r = 0; r < rays; r++) {
      const a = (r / rays) * 6.283 + chance() * 0.1;
      const far = reach * (0.72 + 0.34 * chance());
      for (let t = 0.12; t < 1; t += 0.035) {
        // Sparks slow down and fall.
        const px = x + Math.cos(a) * far * t;
        const py = y + Math.sin(a) * far * t + 0.3 * far * t * t;
        const bright = (0.25 + 0.75 * t) * (t > 0.9 ? 1.3 : 1);
        drawDisc(
          canvas,
          px,
          py,
          (0.0011 + 0.0018 * t) * height,
          () => [colour[0] * bright, colour[1] * bright, colour[2] * bright],
          0.85,
        );
      }
    }
    drawDisc(canvas, x, y, reach * 0.05, () => [3, 2.8, 2.4], 0.6);
  }
}

function aurora({ width, height, data }: Canvas, horizon: number, seed: number): void {
  const { fbm } = createNoise(seed + 302);
  for (let y = 0; y < horizon * height; y++) {
    const v = y / height;
    for (let x = 0; x < width; x++) {
      const u = x / height;
      let [green, violet] = [0, 0];
      for (let band = 0; band < 3; band++) {
        const line = horizon * (0.36 + 0.16 * band) + 0.16 * (fbm(u * 1.4 + band * 5, band, 3) - 0.5);
        const up = (line - v) / (0.26 * horizon);
        if (up < -0.12 || up > 1.2) continue;
        const rays = 0.45 + 0.9 * fbm(u * 11 + band * 17, v * 1.2, 3);
        const body = smoothstep(-0.12, 0.05, up) * Math.exp(-Math.max(0, up) * 2.3) * rays;
        green += body * (1 - 0.45 * up);
        violet += body * Math.max(0, up) * 0.75;
      }
      const at = (y * width + x) * 3;
      data[at]! += 0.16 * green + 0.45 * violet;
      data[at + 1]! += 0.85 * green + 0.1 * violet;
      data[at + 2]! += 0.42 * green + 0.55 * violet;
    }
  }
}

const BOW: Rgb[] = [
  [0.9, 0.12, 0.1],
  [0.95, 0.45, 0.08],
  [0.95, 0.85, 0.15],
  [0.2, 0.75, 0.25],
  [0.15, 0.4, 0.95],
  [0.5, 0.2, 0.85],
];

/** A wide arch whose feet stand on the horizon. */
function rainbow({ width, height, data }: Canvas, horizon: number, seed: number): void {
  const middle = width / height / 2 + (random(seed + 304)() - 0.5) * 0.12;
  const outer = Math.min(0.62, (horizon - 0.04) * 1.15);
  const thick = outer * 0.16;
  for (let y = 0; y < (horizon + 0.02) * height; y++)
    for (let x = 0; x < width; x++) {
      const r = Math.hypot(x / height - middle, (y / height - horizon - 0.02) * 0.92);
      const t = (outer - r) / thick;
      if (t <= -0.1 || t >= 1.1) continue;
      const at = Math.min(BOW.length - 1.001, Math.max(0, t * (BOW.length - 1)));
      const [a, b] = [BOW[Math.floor(at)]!, BOW[Math.floor(at) + 1]!];
      const share = smoothstep(-0.1, 0.12, t) * smoothstep(1.1, 0.88, t) * 0.62;
      const o = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const colour = a[c]! + (b[c]! - a[c]!) * (at - Math.floor(at));
        data[o + c]! += (colour * 1.1 - data[o + c]!) * share;
      }
    }
}

function stars(canvas: Canvas, horizon: number, seed: number): void {
  const chance = random(seed + 303);
  for (let k = 0; k < 320; k++) {
    const size = (0.0007 + 0.0022 * chance() ** 6) * canvas.height;
    const bright = 0.7 + 1.6 * chance() ** 3;
    drawDisc(
      canvas,
      chance() * canvas.width,
      chance() ** 1.2 * horizon * canvas.height,
      size,
      () => [bright, bright, bright * 1.1],
      0.9,
    );
  }
}
