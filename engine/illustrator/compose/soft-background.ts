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
