/** The sea: its transform is a true one, its tile has no seam, its waves have the height that was asked for. */

import { expect, it } from 'vitest';
import { inverse2d } from './fourier.ts';
import { createSea } from './sea-surface.ts';
import { seaTile, TILE } from './sea-tile.ts';

it('turns one number of a spectrum into one wave', () => {
  const n = 16;
  const [re, im] = [new Float64Array(n * n), new Float64Array(n * n)];
  re[3 * n + 2] = 1;
  inverse2d(re, im, n);
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++)
      expect(re[y * n + x]).toBeCloseTo(Math.cos((2 * Math.PI * (2 * x + 3 * y)) / n), 9);
});

const tile = seaTile(5, 50, { speed: 9, direction: 1, height: 0.5, choppy: 1.2 });

it('has waves of the height that was asked for', () => {
  const mean = tile.height.reduce((a, b) => a + b, 0) / tile.height.length;
  const spread = Math.sqrt(tile.height.reduce((a, b) => a + (b - mean) ** 2, 0) / tile.height.length);
  expect(spread).toBeGreaterThan(0.35);
  expect(spread).toBeLessThan(0.65);
});

it('has no seam where the tile begins again', () => {
  let inside = 0;
  let seam = 0;
  for (let y = 0; y < TILE; y++) {
    seam += Math.abs(tile.height[y * TILE]! - tile.height[y * TILE + TILE - 1]!);
    inside += Math.abs(tile.height[y * TILE + 100]! - tile.height[y * TILE + 99]!);
  }
  expect(seam).toBeLessThan(inside * 2);
});

it('never rises above its top', () => {
  const sea = createSea(tile);
  for (let i = 0; i < 2000; i++) expect(sea.height(i * 0.73, i * -1.31, true)).toBeLessThan(sea.top * 1.1);
});

it('is the same for the same seed only', () => {
  const wind = { speed: 9, direction: 1, height: 0.5, choppy: 1.2 };
  expect(seaTile(5, 50, wind).height).toEqual(tile.height);
  expect(seaTile(6, 50, wind).height).not.toEqual(tile.height);
});
