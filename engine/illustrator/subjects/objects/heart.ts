/** A heart: its well-known curve, puffed up like a pillow. */

import { type Model, part } from '#engine/sculpt/model.ts';
import { curve, type Point, pillow } from '#engine/sculpt/shapes/outline.ts';
import { subject } from '../subject.ts';
import { held } from './workshop.ts';

const OUTLINE: Point[] = Array.from({ length: 28 }, (_, i) => {
  const t = (i / 28) * 6.283;
  return [
    0.042 * 16 * Math.sin(t) ** 3,
    0.042 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) + 0.75,
  ];
});

const heart = (): Model => ({
  parts: [part('body', 'glossy', pillow(curve(OUTLINE, 2), 0.34, 0.5))],
  anchors: held([0, 0.7, 0], 1.2),
});

export const HEART = subject({
  name: 'heart',
  family: 'object',
  words: ['love heart'],
  size: 0.3,
  airborne: true,
  colours: { body: '#e8304a' },
  view: { yaw: 18, pitch: 4 },
  build: () => heart(),
});
