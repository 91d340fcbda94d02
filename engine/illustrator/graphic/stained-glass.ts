/** A church window: the picture in panes of glowing glass held by lead, under a pointed arch. */

import { createCanvas } from '../canvas/canvas.ts';
import { clamp, smoothstep } from '../canvas/colour.ts';
import { grade, greyOf } from '../styles/grade.ts';
import type { Style } from '../styles/style.ts';

export const stainedGlass: Style = (canvas, { cast, chance, noise }) => {
  grade(canvas, chance, { saturation: 1.7, contrast: 1.15 });
  const { width, height } = canvas;
  const step = Math.max(6, Math.round(height / 26));
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const points = Array.from({ length: columns * rows }, (_, i) => ({
    x: ((i % columns) + 0.1 + 0.8 * chance()) * step,
    y: (Math.floor(i / columns) + 0.1 + 0.8 * chance()) * step,
  }));
  const owner = new Int32Array(width * height);
  const seam = new Float32Array(width * height);
  const sums = new Float32Array(points.length * 2 * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [cx, cy] = [Math.floor(x / step), Math.floor(y / step)];
      let [best, second, who] = [Infinity, Infinity, 0];
      for (let j = Math.max(0, cy - 1); j <= Math.min(rows - 1, cy + 1); j++)
        for (let i = Math.max(0, cx - 1); i <= Math.min(columns - 1, cx + 1); i++) {
          const p = points[j * columns + i]!;
          const d = Math.hypot(x - p.x, y - p.y);
          if (d < best) {
            second = best;
            best = d;
            who = j * columns + i;
          } else if (d < second) second = d;
        }
      const at = y * width + x;
      // No pane reaches over an outline: inside and outside are different glass.
      owner[at] = who * 2 + (cast.mask[at]! > 0.5 ? 1 : 0);
      seam[at] = second - best;
      const s = owner[at]! * 4;
      for (let c = 0; c < 3; c++) sums[s + c]! += canvas.data[at * 3 + c]!;
      sums[s + 3]! += 1;
    }
  const out = createCanvas(width, height);
  const lead = height / 260;
  const ink = cast.ink;
  const grain = greyOf(canvas);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const s = owner[at]! * 4;
      const isEdge = isOutline(ink, width, height, x, y, Math.round(lead));
      const glass =
        0.8 + 0.45 * noise.fbm((x / height) * 14, (y / height) * 14, 3) + 0.12 * (grain[at]! - 0.5);
      const frame = arch((x / width - 0.5) * 2, y / height, width / height);
      const line = Math.max(smoothstep(lead * 1.6, lead * 0.6, seam[at]!), isEdge ? 1 : 0);
      for (let c = 0; c < 3; c++) {
        const pane = clamp((sums[s + c]! / Math.max(1, sums[s + 3]!)) * glass * 1.12 + 0.03);
        const wall =
          [0.16, 0.145, 0.135][c]! * (0.7 + 0.6 * noise.fbm((x / height) * 9, (y / height) * 9, 3));
        out.data[at * 3 + c] =
          frame > 1 ? wall : frame > 0.955 ? 0.05 : pane * (1 - 0.92 * line) + 0.03 * line;
      }
    }
  return out;
};

function isOutline(
  ink: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  r: number,
): boolean {
  for (let j = -r; j <= r; j++)
    for (let i = -r; i <= r; i++) {
      const [px, py] = [x + i, y + j];
      if (
        px >= 0 &&
        py >= 0 &&
        px < width &&
        py < height &&
        i * i + j * j <= r * r &&
        ink[py * width + px]! > 0.5
      )
        return true;
    }
  return false;
}

/** Below 1 inside the pointed arch; x runs from -1 to 1, y from 0 at the top. */
function arch(x: number, y: number, aspect: number): number {
  const half = 0.9;
  const spring = 0.34 * Math.min(1.2, aspect);
  const side = Math.abs(x) / half;
  if (y > 0.97) return 1.1;
  if (y >= spring) return side;
  // Two circles around the springs of the other side make the point.
  const up = (spring - y) / spring;
  return Math.hypot((Math.abs(x) + half) / (2 * half), up * 0.88);
}
