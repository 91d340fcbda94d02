/** Joined stretches last as long as they should, and no joint clicks. */

import { expect, it } from 'vitest';
import { bothSides } from '../stereo.ts';
import { splice } from './splice.ts';

const RATE = 44_100;

it('keeps the length, leaves out the rest, and never jumps', () => {
  // Three tones; the middle one is cut out.
  const tone = Float32Array.from({ length: 3 * RATE }, (_, i) => {
    const hertz = [220, 3000, 330][Math.floor(i / RATE)]!;
    return 0.5 * Math.sin((2 * Math.PI * hertz * i) / RATE);
  });
  const { left } = splice(bothSides(tone, RATE), [
    { from: 0, to: 0.983 },
    { from: 2.0171, to: 3 },
  ]);
  expect(left.length).toBe(Math.round(0.983 * RATE) + 3 * RATE - Math.round(2.0171 * RATE));
  let steepest = 0;
  for (let i = 1; i < left.length; i++) steepest = Math.max(steepest, Math.abs(left[i]! - left[i - 1]!));
  // No steeper than the tones themselves, which 3000 hertz would be by far.
  expect(steepest).toBeLessThan(0.5 * ((2 * Math.PI * 330) / RATE) * 1.6);
  expect(left[1000]).toBe(tone[1000]);
  expect(left.at(-1)).toBe(tone.at(-1));
});
