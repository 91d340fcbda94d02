/** Parts of files as players ask for them: always inside the file, whatever the header says. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampRange } from '#platform/storage/byte-range.ts';
import { parseRange } from './parse-range.ts';

describe('a range', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=3-5', { start: 3, end: 5 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['bytes=-4', { start: 6, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-3', undefined],
    ['bytes=0-1,3-4', undefined],
    ['lines=1-2', undefined],
    ['bytes=-', undefined],
  ])('%s of ten bytes', (header, range) => expect(parseRange(header, 10)).toEqual(range));

  it('lies inside the file and is what was asked for, whatever is asked', () => {
    const number = fc.oneof(fc.nat(40).map(String), fc.constant(''), fc.bigInt({ min: 0n }).map(String));
    const header = fc.oneof(
      fc.tuple(number, number).map(([from, to]) => `bytes=${from}-${to}`),
      fc.string(),
      fc.string().map((text) => `bytes=${text}`),
    );
    fc.assert(
      fc.property(header, fc.nat(30), (requested, size) => {
        const range = parseRange(requested, size);
        if (range === undefined || range === 'unsatisfiable') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
        expect(clampRange(range, size)).toEqual(range);
        const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(requested.trim()) ?? [];
        if (from !== '') expect(range.start).toBe(Number(from));
        else expect(range.end - range.start + 1).toBe(Math.min(Number(to), size));
      }),
      { numRuns: 1000 },
    );
  });
});
