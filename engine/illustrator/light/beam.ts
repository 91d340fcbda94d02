/** The beams of spotlights: cones from above that meet where the hero stands, and the pools they leave on the floor. */

import type { Canvas } from '../canvas/canvas.ts';
import { clamp, type Rgb, smoothstep } from '../canvas/colour.ts';

/** Rows and columns as shares of the picture's height, the middle being 0. */
export interface Beams {
  foot: { u: number; v: number };
  /** Half the width of the pool. */
  reach: number;
  colour: Rgb;
}

export function drawBeams({ width, height, data }: Canvas, { foot, reach, colour }: Beams): void {
  const tops = [foot.u - 0.42, foot.u + 0.42];
  for (let y = 0; y < height; y++) {
    const v = y / height;
    for (let x = 0; x < width; x++) {
      const u = (x - width / 2) / height;
      let light = 0;
      for (const top of tops) {
        const t = clamp((v + 0.1) / (foot.v + 0.1), 0, 1.15);
        const middle = top + (foot.u - top) * t;
        const half = 0.02 + reach * t;
        if (v < foot.v) light += 0.16 * smoothstep(1, 0.35, Math.abs(u - middle) / half) * (1 - 0.45 * t);
      }
      const pool = Math.hypot((u - foot.u) / (reach * 1.35), (v - foot.v) / (reach * 0.4));
      light += 0.5 * smoothstep(1.05, 0.75, pool);
      if (light <= 0) continue;
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c++)
        data[at + c] = data[at + c]! * (1 + 1.6 * light) + colour[c]! * light * 0.14;
    }
  }
}
