/** Keyboard movement must stop at both ends and survive a removal. */

import { expect, it } from 'vitest';
import { neighbour, rowMove } from './row-move.ts';

it('moves one row and stops at the ends', () => {
  expect(rowMove('ArrowDown', 0, 3)).toBe(1);
  expect(rowMove('ArrowDown', 2, 3)).toBe(2);
  expect(rowMove('ArrowUp', 0, 3)).toBe(0);
  expect(rowMove('ArrowUp', 2, 3)).toBe(1);
});

it('jumps to the ends', () => {
  expect(rowMove('Home', 5000, 10_000)).toBe(0);
  expect(rowMove('End', 0, 10_000)).toBe(9999);
});

it('leaves other keys alone', () => {
  expect(rowMove('a', 1, 3)).toBeUndefined();
  expect(rowMove(' ', 1, 3)).toBeUndefined();
});

it('knows where to go when a row is removed', () => {
  expect(neighbour(0, 3)).toBe(1);
  expect(neighbour(2, 3)).toBe(1);
  expect(neighbour(0, 1)).toBeUndefined();
});
