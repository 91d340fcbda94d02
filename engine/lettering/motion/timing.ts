/** The named timing curves of CSS, so that frames drawn by us keep the pace of a browser. */

import type { AnimationTiming } from '#common/mark-values.ts';

const CURVES: Record<AnimationTiming, readonly [number, number, number, number]> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

const bezier = (a: number, b: number, t: number): number =>
  3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3;

/** Progress of the value (0-1) at this share of the time (0-1). */
export function eased(timing: AnimationTiming, time: number): number {
  if (time <= 0 || time >= 1) return time <= 0 ? 0 : 1;
  const [x1, y1, x2, y2] = CURVES[timing];
  let low = 0;
  let high = 1;
  // Time grows with the parameter, so halving finds it; 24 halvings are finer than a pixel.
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (bezier(x1, x2, middle) < time) low = middle;
    else high = middle;
  }
  return bezier(y1, y2, (low + high) / 2);
}
