/** Stained glass: cells around scattered points, lit from behind, with dark leading between them. */

import { trace } from '../../canvas/canvas.ts';
import { addRgb, mixRgb, type Rgb, scaleRgb, smoothstep } from '../../canvas/colour.ts';
import { random } from '../../canvas/noise.ts';
import type { AbstractFamily } from './family.ts';

export const glass: AbstractFamily = ({ noise, palette, seed, aspect }, width, height, tick) => {
  const chance = random(seed + 31);
  const cells = 9 + Math.floor(chance() * 6);
  const sun: [number, number] = [(chance() - 0.5) * aspect * 0.6, 0.3 + 0.3 * chance()];
  // Nearly white glass would look like a hole.
  const colours = palette.colours.map((c): Rgb => (Math.min(...c) > 0.6 ? scaleRgb(c, 0.5) : c));
  return trace(
    (u, v) => {
      // Cells shrink towards the sun, as rays would cut them.
      const swirl = 0.35 * Math.exp(-3 * Math.hypot(u - sun[0], v - sun[1]));
      const x = (u + swirl * (v - sun[1])) * cells;
      const y = (v - swirl * (u - sun[0])) * cells;
      const [i0, j0] = [Math.floor(x), Math.floor(y)];
      let first = 9;
      let second = 9;
      let [ci, cj] = [0, 0];
      for (let j = j0 - 2; j <= j0 + 2; j++)
        for (let i = i0 - 2; i <= i0 + 2; i++) {
          const px = i + 0.1 + 0.8 * noise.hash(i, j);
          const py = j + 0.1 + 0.8 * noise.hash(i + 90, j + 40);
          const d = Math.hypot(px - x, py - y);
          if (d < first) {
            second = first;
            first = d;
            [ci, cj] = [i, j];
          } else if (d < second) second = d;
        }
      const edge = second - first;
      const distance = Math.hypot(ci / cells - sun[0], cj / cells - sun[1]);
      const at = (distance * 1.25 + 0.35 * noise.hash(ci * 3, cj * 7)) * colours.length;
      const base: Rgb = mixRgb(
        colours[Math.floor(at) % colours.length]!,
        colours[Math.floor(at + 1) % colours.length]!,
        0.35 * noise.hash(cj, ci),
      );
      const cloud = 0.7 + 0.6 * noise.fbm(u * 9 + ci * 3, v * 9 + cj * 5, 4);
      const streak = 0.9 + 0.2 * noise.noise(u * 60 + ci * 9, v * 7);
      const back = 0.75 + 1.1 * Math.exp(-distance * 2.6);
      let color = scaleRgb(base, cloud * streak * back * (0.8 + 0.3 * smoothstep(0, 0.4, edge)));
      color = addRgb(
        color,
        [1, 0.95, 0.8],
        0.1 * smoothstep(0.24, 0.08, Math.abs(edge - 0.16)) * noise.hash(ci, cj),
      );
      const lead = smoothstep(0.055, 0.085, edge);
      return mixRgb([0.012, 0.012, 0.018], color, lead);
    },
    width,
    height,
    tick,
  );
};
