/** Layered paper: waves cut from sheets, one behind the other, each throwing a shadow on the next. */

import { trace } from '../../canvas/canvas.ts';
import { addRgb, mixRgb, type Rgb, ramp, scaleRgb, smoothstep } from '../../canvas/colour.ts';
import { random } from '../../canvas/noise.ts';
import type { AbstractFamily } from './family.ts';

export const waves: AbstractFamily = ({ noise, palette, seed, aspect }, width, height, tick) => {
  const chance = random(seed + 41);
  const layers = 9 + Math.floor(chance() * 4);
  const tilt = (chance() - 0.5) * 0.5;
  const disc = { x: (chance() - 0.5) * aspect * 0.5, y: 0.2 + 0.14 * chance(), r: 0.11 + 0.06 * chance() };
  const sheets: Rgb[] = Array.from({ length: layers }, (_, i) => ramp(palette.colours, i / (layers - 1)));
  const crest = (u: number, i: number): number =>
    0.14 +
    (0.86 * (i + 0.5)) / layers +
    tilt * u * 0.4 +
    (noise.fbm(u * (1 + 0.12 * i) + i * 7.7, i * 3.3, 3) - 0.45) * 0.34 +
    0.02 * Math.sin(u * 9 + i * 1.9);
  return trace(
    (u, v) => {
      const far = Math.hypot(u - disc.x, v - disc.y) - disc.r;
      let color = mixRgb(palette.ground, scaleRgb(palette.ground, 0.72), v);
      color = mixRgb(color, scaleRgb(palette.colours[1]!, 1.1), smoothstep(0.002, -0.002, far));
      color = addRgb(color, palette.colours[1]!, 0.18 * Math.exp(-Math.max(0, far) * 14));
      for (let i = 0; i < layers; i++) {
        const below = v - crest(u, i);
        if (below < 0) {
          color = scaleRgb(color, 1 - 0.38 * Math.exp(below * 46));
          continue;
        }
        const grain = 0.94 + 0.12 * noise.noise(u * 300, v * 300 + i * 50);
        color = scaleRgb(sheets[i]!, grain * (1.08 - 0.7 * Math.min(0.6, below)));
        // The cut edge of the sheet catches the light.
        color = addRgb(color, [1, 1, 1], 0.22 * smoothstep(0.004, 0, below));
      }
      return color;
    },
    width,
    height,
    tick,
  );
};
