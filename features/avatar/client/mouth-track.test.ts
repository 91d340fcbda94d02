/** A mouth that follows what is said. */

import { describe, expect, it } from 'vitest';
import { cuesFromText, lengthOf, mouthAt } from './mouth-track.ts';

describe('mouths', () => {
  const cues = [
    { start: 0, end: 0.5, shape: 'closed' },
    { start: 0.5, end: 1, shape: 'open' },
    { start: 1, end: 2, shape: 'rest' },
  ];

  it('take the shape of the moment and blend into the next', () => {
    expect(mouthAt(cues, 0.25)).toEqual({ closed: 0.9 });
    expect(mouthAt(cues, 0.75)).toEqual({ open: 0.9 });
    const between = mouthAt(cues, 0.5);
    expect(between.closed).toBeCloseTo(0.45);
    expect(between.open).toBeCloseTo(0.45);
    expect(mouthAt(cues, 1.5)).toEqual({});
  });

  it('are guessed from letters: lips close for m, open for a, rest between sentences', () => {
    const said = cuesFromText('Ma. Ma');
    expect(said.map((one) => one.shape)).toEqual(['closed', 'open', 'rest', 'rest', 'closed', 'open']);
    expect(said.every((one, i) => i === 0 || one.start >= said[i - 1]!.end - 1e-9)).toBe(true);
    expect(lengthOf(said)).toBeGreaterThan(0.8);
    expect(lengthOf([])).toBeLessThan(0.5);
  });
});
