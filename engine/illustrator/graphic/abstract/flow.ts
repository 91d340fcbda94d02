/** Flow field: thousands of threads that follow a current, coloured by where they began. */

import { createCanvas } from '../../canvas/canvas.ts';
import { scaleRgb } from '../../canvas/colour.ts';
import { random } from '../../canvas/noise.ts';
import { drawLine } from './brush.ts';
import type { AbstractFamily } from './family.ts';

export const flow: AbstractFamily = ({ noise, palette, seed, aspect }, width, height, tick) => {
  const chance = random(seed + 51);
  const canvas = createCanvas(width, height);
  for (let at = 0; at < canvas.data.length; at += 3) canvas.data.set(palette.ground, at);
  const scale = 1.3 + 1.3 * chance();
  const turns = 1.4 + 1.2 * chance();
  const eddy = { x: (chance() - 0.5) * aspect * 0.7, y: 0.3 + 0.4 * chance() };
  const threads = 2600;
  for (let n = 0; n < threads; n++) {
    if (n % 50 === 0) tick(n / threads);
    let x = (chance() - 0.5) * (aspect + 0.2);
    let y = chance() * 1.2 - 0.1;
    const band = Math.floor(
      (noise.fbm(x * 1.4 + 9, y * 1.4, 2) + chance() * 0.12) * palette.colours.length * 1.5,
    );
    const color = scaleRgb(palette.colours[band % palette.colours.length]!, 0.8 + 0.4 * chance());
    const thick = (0.0016 + 0.006 * chance() ** 3) * height;
    const steps = 26 + Math.floor(chance() * 30);
    for (let k = 0; k < steps; k++) {
      const pull = Math.exp(-9 * Math.hypot(x - eddy.x, y - eddy.y));
      const round = Math.atan2(y - eddy.y, x - eddy.x) + Math.PI / 2;
      const free = noise.fbm(x * scale, y * scale, 3) * Math.PI * 2 * turns;
      const angle = free + (round - free) * pull;
      const [nx, ny] = [x + Math.cos(angle) * 0.011, y + Math.sin(angle) * 0.011];
      const taper = Math.sin((Math.PI * (k + 0.5)) / steps);
      drawLine(
        canvas,
        [x * height + width / 2, y * height],
        [nx * height + width / 2, ny * height],
        Math.max(0.7, thick * taper),
        color,
        0.85,
      );
      [x, y] = [nx, ny];
    }
  }
  return canvas;
};
