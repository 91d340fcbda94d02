/** The arithmetic that decides whether a target is met. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Figure, isMet, median, quantile } from './figure.ts';
import { lastTime } from './report/last-time.ts';
import { table } from './report/table.ts';

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
    const figures = [figure(12.34, { atMost: 5 }), figure(2)];
    expect(table(figures)).toEqual(['x  12.3 ms    ≤ 5 ms  MISSED', 'x     2 ms']);
    expect(table(figures, ({ target }) => (target ? 4.001 : undefined))).toEqual([
      'x  12.3 ms  (last time 4)  ≤ 5 ms  MISSED',
      'x     2 ms',
    ]);
  });

  it('are known the next time, and what was measured longest ago comes first', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'cache', 'bench.json');
    const first = lastTime(file);
    first.remember('one', [figure(3)]);
    expect([first.valueOf(figure(0)), lastTime(file).valueOf(figure(0))]).toEqual([undefined, 3]);
    const [ended, never] = [lastTime(file).endedAt('one'), lastTime(file).endedAt('two')];
    expect(ended).toBeGreaterThan(never);
  });
});
