/** Tiles cover a picture of any size, evenly and with enough overlap to hide their seams. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tilesOver, weightAt } from './tiles.ts';

it('cover every pixel, with overlap, in even places and sizes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 700 }), (width, height) => {
      const { tiles, width: w, height: h } = tilesOver(width, height, 200, 16);
      expect([w % 2, h % 2]).toEqual([0, 0]);
      expect(Math.max(w, h)).toBeLessThanOrEqual(200);
      const lefts = [...new Set(tiles.map((one) => one.left))];
      expect(lefts[0]).toBe(0);
      expect(lefts.at(-1)! + w).toBeGreaterThanOrEqual(width);
      for (let i = 1; i < lefts.length; i++) {
        expect(lefts[i]! % 2).toBe(0);
        // Two pixels less where even places leave no other choice.
        expect(lefts[i - 1]! + w - lefts[i]!).toBeGreaterThanOrEqual(14);
      }
      expect(tiles.length).toBe(lefts.length * new Set(tiles.map((one) => one.top)).size);
    }),
  );
});

it('count fully in the middle and at the picture’s own edge, hardly at a seam', () => {
  expect(weightAt(50, 100, 32, false, false)).toBe(1);
  expect(weightAt(0, 100, 32, true, false)).toBe(1);
  expect(weightAt(0, 100, 32, false, false)).toBeLessThan(0.001);
  expect(weightAt(99, 100, 32, false, true)).toBe(1);
});
