/** A mouth that follows a text without sound. */

import { describe, expect, it } from 'vitest';
import { cuesFromText, lengthOf } from './mouth-track.ts';

describe('mouths', () => {
  it('are guessed from letters: lips close for m, open for a, rest between sentences', () => {
    const said = cuesFromText('Ma. Ma');
    expect(said.map((one) => one.shape)).toEqual(['closed', 'open', 'rest', 'rest', 'closed', 'open']);
    expect(said.every((one, i) => i === 0 || one.start >= said[i - 1]!.end - 1e-9)).toBe(true);
    expect(lengthOf(said)).toBeGreaterThan(0.8);
    expect(lengthOf([])).toBeLessThan(0.5);
  });
});
