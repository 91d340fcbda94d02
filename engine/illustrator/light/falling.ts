/** What falls from the sky in front of everything: rain in streaks, snow in flakes near and far. */

import type { Canvas } from '../canvas/canvas.ts';
import { type Rgb, scaleRgb } from '../canvas/colour.ts';
import { random } from '../canvas/noise.ts';
import { drawDisc } from '../graphic/abstract/brush.ts';
import type { Daylight } from './daylight.ts';

export function drawFalling(canvas: Canvas, light: Daylight, seed: number): void {
  const chance = random(seed + 81);
  if (light.weather === 'snow') drawSnow(canvas, light, chance);
  if (light.weather === 'rain' || light.weather === 'storm') drawRain(canvas, light, chance);
}

function drawSnow(canvas: Canvas, light: Daylight, chance: () => number): void {
  const white = 0.45 + 0.5 * light.ambient[1] + 0.2 * light.key[1];
  const flake: Rgb = [white, white, white * 1.04];
  const count = Math.round(520 * (canvas.width / canvas.height));
  for (let n = 0; n < count; n++) {
    const near = chance() ** 5;
    const radius = (0.0011 + 0.009 * near) * canvas.height;
    const alpha = 0.85 - 0.45 * near;
    drawDisc(canvas, chance() * canvas.width, chance() * canvas.height, radius, () => flake, alpha);
  }
}

function drawRain({ width, height, data }: Canvas, light: Daylight, chance: () => number): void {
  const colour = scaleRgb([0.9, 0.96, 1.05], 0.14 + 0.3 * light.ambient[1]);
  const slant = 0.1 + 0.12 * chance();
  const count = Math.round(900 * (width / height));
  for (let n = 0; n < count; n++) {
    const x = chance() * width * 1.2;
    const y = chance() * height * 1.1 - height * 0.1;
    const long = (0.02 + 0.06 * chance() ** 2) * height;
    const strength = 0.25 + 0.5 * chance();
    for (let k = 0; k < long; k++) {
      const i = Math.round(x - k * slant);
      const j = Math.round(y + k);
      if (i < 0 || j < 0 || i >= width || j >= height) continue;
      const fade = strength * Math.sin((Math.PI * k) / long);
      for (let c = 0; c < 3; c++) data[(j * width + i) * 3 + c]! += colour[c]! * fade;
    }
  }
}
