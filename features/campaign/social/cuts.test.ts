/** Frames stay inside of their picture, keep their shape, and slices meet without a gap. */

import { describe, expect, it } from 'vitest';
import { areaOf, CENTRE, gridOf, movedBy, nearestShape } from './cuts.ts';
import { POST_SHAPES } from './shapes.ts';

const photo = { width: 4000, height: 3000 };

describe('a frame', () => {
  it('fills its shape from the middle, and comes closer', () => {
    expect(areaOf(photo, 4 / 5, CENTRE)).toEqual({ left: 800, top: 0, width: 2400, height: 3000 });
    expect(areaOf(photo, 4 / 5, { ...CENTRE, zoom: 2 })).toEqual({
      left: 1400,
      top: 750,
      width: 1200,
      height: 1500,
    });
  });
  it('never leaves the picture', () => {
    const far = movedBy(photo, 4 / 5, CENTRE, -9, 9);
    expect(far).toEqual({ x: 1, y: 0.5, zoom: 1 });
    const { left, width } = areaOf(photo, 4 / 5, far);
    expect(left + width).toBe(4000);
  });
});

it('slices of a panorama meet', () => {
  const slices = gridOf({ width: 6000, height: 1500 }, 3, 1, 4 / 5, CENTRE);
  expect(slices.map(({ left }) => Math.round(left))).toEqual([1200, 2400, 3600]);
  for (const { width, height } of slices) expect(width / height).toBeCloseTo(4 / 5);
  expect(gridOf(photo, 3, 3, 1, CENTRE)).toHaveLength(9);
});

it('the shape that shows most is proposed', () => {
  expect(nearestShape(photo, POST_SHAPES).name).toBe('1:1');
  expect(nearestShape({ width: 1000, height: 1300 }, POST_SHAPES).name).toBe('3:4');
  expect(nearestShape({ width: 3000, height: 1200 }, POST_SHAPES).name).toBe('1.91:1');
});
