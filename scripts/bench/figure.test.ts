/** The arithmetic that decides whether a target is met. */

import { describe, expect, it } from 'vitest';
import { type Figure, isMet, median, quantile } from './figure.ts';
import { table } from './table.ts';

const figure = (value: number, target?: Figure['target']): Figure => ({
  name: 'x',
  value,
  unit: 'ms',
  target,
});

describe('figures', () => {
  it('have quantiles between the values when none lies exactly there', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([1, 2, 3, 10])).toBe(2.5);
    expect(quantile([0, 100], 0.95)).toBe(95);
    expect(() => median([])).toThrow('Nothing was measured.');
  });

  it('meet a target at its very edge, and need none', () => {
    expect(isMet(figure(100, { atMost: 100 }))).toBe(true);
    expect(isMet(figure(100.1, { atMost: 100 }))).toBe(false);
    expect(isMet(figure(0.4, { atLeast: 0.4 }))).toBe(true);
    expect(isMet(figure(0.39, { atLeast: 0.4 }))).toBe(false);
    expect(isMet(figure(1e9))).toBe(true);
  });

  it('stand in columns with target and verdict', () => {
    expect(table([figure(12.34, { atMost: 5 }), figure(2)])).toEqual([
      'x  12.3 ms  ≤ 5 ms  MISSED',
      'x     2 ms',
    ]);
  });
});
