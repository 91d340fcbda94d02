/** Selects what is connected to a click and of its colour, where no model is installed. */

import type { PhotoPoint } from '#common/photo-recipe.ts';
import { componentsOf } from '../cutout/components.ts';
import type { Pixels } from '../pixels.ts';
import { type Plane, planeOf } from '../planes.ts';

/** Levels by which a colour may differ. */
const LIKE = 42;

export function likeColour({ width, height, data }: Pixels, points: readonly PhotoPoint[]): Plane {
  const mask = planeOf(width, height);
  for (const { x, y, include } of points) {
    const at =
      Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width));
    const colour = [0, 1, 2].map((c) => data[at * 4 + c]!) as [number, number, number];
    const isLike = (i: number): boolean =>
      Math.hypot(data[i * 4]! - colour[0], data[i * 4 + 1]! - colour[1], data[i * 4 + 2]! - colour[2]) < LIKE;
    const { labels } = componentsOf(isLike, width, height);
    for (let i = 0; i < labels.length; i++) if (labels[i] === labels[at]) mask.values[i] = include ? 1 : 0;
  }
  return mask;
}
