/** Throws the background out of focus where the picture is about something near: food, products, faces. */

import { blurred } from '../canvas/blur.ts';
import type { Canvas } from '../canvas/canvas.ts';
import type { Scene } from '../scene.ts';

/** Radius as a share of the picture's height. */
function radiusFor({ intent, camera }: Scene): number {
  if (camera === 'portrait') return 0.014;
  if (camera === 'close') return 0.012;
  return intent === 'product' ? 0.01 : 0;
}

/** A table is painted over a blurred place already; `radius` overrides what the scene asks for. */
export function softened(canvas: Canvas, scene: Scene, isTable: boolean, radius?: number): Canvas {
  const share = radius ?? (isTable ? 0 : radiusFor(scene));
  if (share <= 0) return canvas;
  // A window must not burn out the blur behind a loaf of bread.
  if (isTable) for (let i = 0; i < canvas.data.length; i++) canvas.data[i] = calm(canvas.data[i]!);
  return blurred(canvas, share * canvas.height);
}

const calm = (x: number): number => (x < 0.45 ? x : 0.45 + 0.4 * (1 - Math.exp((0.45 - x) / 0.4)));

/** Lamps and reflections far behind a table: warm discs, as a wide open lens draws them. */
export function addBokeh({ width, height, data }: Canvas, chance: () => number): void {
  for (let n = 0; n < 16; n++) {
    const [cx, cy] = [chance() * width, (0.26 + 0.26 * chance()) * height];
    const r = height * (0.018 + 0.03 * chance());
    const bright = 0.1 + 0.24 * chance() ** 2;
    for (let y = Math.max(0, Math.floor(cy - r)); y < Math.min(height, cy + r); y++)
      for (let x = Math.max(0, Math.floor(cx - r)); x < Math.min(width, cx + r); x++) {
        const out = Math.hypot(x - cx, y - cy) / r;
        if (out >= 1) continue;
        const glow = bright * (0.75 + 0.25 * out ** 3) * Math.min(1, (1 - out) * 6);
        const at = (y * width + x) * 3;
        data[at]! += glow;
        data[at + 1]! += 0.8 * glow;
        data[at + 2]! += 0.5 * glow;
      }
  }
}
