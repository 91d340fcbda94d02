/** The one way clothes are cut: a flat outline filled out softly, with folds, as if worn by nobody. */

import type { Paint } from '#engine/sculpt/model.ts';
import { paint } from '#engine/sculpt/model.ts';
import { pattern } from '#engine/sculpt/shapes/marks.ts';
import { noise } from '#engine/sculpt/shapes/noise.ts';
import { type Shape, shape } from '#engine/sculpt/shapes/shape.ts';
import { outlined } from '../../forms/forms.ts';

/** Right half of an outline, from the neck down and back to the middle line, as x and y by turns; mirrored. */
export const doubled = (right: readonly number[]): number[] => {
  const left: number[] = [];
  for (let i = right.length - 2; i >= 0; i -= 2) if (right[i]! > 0) left.push(-right[i]!, right[i + 1]!);
  return [...right, ...left];
};

export interface Cut {
  /** Half thickness where the cloth is filled out most. */
  plump?: number;
  /** Depth of the folds. */
  folds?: number;
  steps?: number;
  /** Width over which the edge rises to full thickness. */
  over?: number;
}

export function garment(
  outline: readonly number[],
  { plump = 0.17, folds = 0.018, steps = 3, over = 0.34 }: Cut = {},
): Shape {
  const edge = outlined(outline, steps);
  const deep = plump + 0.05;
  return shape(
    (x, y, z) => {
      const d = edge.distance(x, y);
      const t = Math.min(1, Math.max(0, -d / over));
      const fold = folds * Math.sin(x * 13 + y * 5 + 2 * noise(x * 3, y * 2, 1)) * t;
      return 0.7 * Math.max(d, Math.abs(z) - 0.03 - plump * Math.sqrt(t) - fold);
    },
    [edge.lo[0], edge.lo[1], -deep],
    [edge.hi[0], edge.hi[1], deep],
    0.06,
  );
}

/** A seam or a hem on both halves: a line seen from the front. */
export const seam = (colour: string, line: (x: number, y: number) => number, half = 0.01): Paint =>
  paint(
    colour,
    pattern((x, y) => Math.abs(line(Math.abs(x), y)) - half),
    0.006,
  );
