/** Draws soft-edged discs, rings and lines into a canvas of light. */

import type { Canvas } from '../../canvas/canvas.ts';
import { clamp, type Rgb } from '../../canvas/colour.ts';

/** Covers a pixel by `alpha`. */
export function cover({ width, data }: Canvas, x: number, y: number, color: Rgb, alpha: number): void {
  const at = (y * width + x) * 3;
  for (let c = 0; c < 3; c++) data[at + c]! += (color[c]! - data[at + c]!) * alpha;
}

/** Coordinates in pixels; `inner` above 0 makes a ring; `tone` shades across (-1..1 in x and y). */
export function drawDisc(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  colorAt: (dx: number, dy: number) => Rgb,
  alpha = 1,
  inner = 0,
): void {
  const left = Math.max(0, Math.floor(x - radius - 1));
  const right = Math.min(canvas.width - 1, Math.ceil(x + radius + 1));
  const bottom = Math.min(canvas.height - 1, Math.ceil(y + radius + 1));
  for (let j = Math.max(0, Math.floor(y - radius - 1)); j <= bottom; j++)
    for (let i = left; i <= right; i++) {
      const distance = Math.hypot(i + 0.5 - x, j + 0.5 - y);
      const inside = clamp(radius - distance + 0.5) * clamp(distance - inner + 0.5);
      if (inside > 0) cover(canvas, i, j, colorAt((i - x) / radius, (j - y) / radius), inside * alpha);
    }
}

/** A round-ended stroke between two points, in pixels. */
export function drawLine(
  canvas: Canvas,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  width: number,
  color: Rgb,
  alpha = 1,
): void {
  const half = width / 2;
  const left = Math.max(0, Math.floor(Math.min(ax, bx) - half - 1));
  const right = Math.min(canvas.width - 1, Math.ceil(Math.max(ax, bx) + half + 1));
  const bottom = Math.min(canvas.height - 1, Math.ceil(Math.max(ay, by) + half + 1));
  const [lx, ly] = [bx - ax, by - ay];
  const length = lx * lx + ly * ly || 1e-9;
  for (let j = Math.max(0, Math.floor(Math.min(ay, by) - half - 1)); j <= bottom; j++)
    for (let i = left; i <= right; i++) {
      const [px, py] = [i + 0.5 - ax, j + 0.5 - ay];
      const t = clamp((px * lx + py * ly) / length);
      const inside = clamp(half - Math.hypot(px - lx * t, py - ly * t) + 0.5);
      if (inside > 0) cover(canvas, i, j, color, inside * alpha);
    }
}
