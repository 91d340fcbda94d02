/** Where a dragged scene or edge comes to lie. */

import { nearestBeat } from '../../scene/storyboard.ts';

/** Pixels along the strip. */
export interface Box {
  left: number;
  width: number;
}

/** The place a box takes that was moved by `by` pixels: it passes another when its edge passes that one's middle. */
export function placeOf(boxes: readonly Box[], index: number, by: number): number {
  const own = boxes[index]!;
  return boxes.filter((box, i) => {
    if (i === index) return false;
    const middle = box.left + box.width / 2;
    return i < index ? own.left + by > middle : own.left + own.width + by > middle;
  }).length;
}

/** How far each box makes room, in pixels. */
export const roomFor = (boxes: readonly Box[], index: number, place: number): number[] =>
  boxes.map((_, i) => {
    const { width } = boxes[index]!;
    if (i > index && i <= place) return -width;
    return i < index && i >= place ? width : 0;
  });

/** Seconds of the nearest mark within `reach`, or undefined. */
export function snapTo(seconds: number, marks: readonly number[], reach: number): number | undefined {
  const mark = nearestBeat(seconds, marks);
  return Math.abs(mark - seconds) <= reach ? mark : undefined;
}

/** Seconds between two numbers of the ruler, so that they never touch. */
export function rulerStep(pixelsPerSecond: number): number {
  const least = 64 / pixelsPerSecond;
  return [0.5, 1, 2, 5, 10, 15, 30, 60].find((step) => step >= least) ?? 120;
}
