/** A vowel that the model lets go is sung to its end; a line that lacks nothing stays as it was. */

import { expect, it } from 'vitest';
import { holdVowels } from './hold-vowels.ts';

const RATE = 24_000;
const HERTZ = 200;
/** "la": 12 frames of silence, 2 of l, 40 of a, 8 of silence. */
const order = { sounds: 'la', frames: [12, 2, 40, 8], pitch: new Array<number>(124).fill(HERTZ) };

/** The model's a, silent between two moments. */
const sung = (from: number, to: number): Float32Array =>
  Float32Array.from({ length: 62 * 600 }, (_, i) => {
    const seconds = i / RATE;
    if (seconds < 0.25 || seconds > 1.29 || (seconds > from && seconds < to)) return 0;
    const phase = 2 * Math.PI * HERTZ * seconds;
    return 0.3 * Math.sin(phase) + 0.1 * Math.sin(2 * phase);
  });

const levelOf = (samples: Float32Array, from: number, to: number): number => {
  const part = samples.subarray(from * RATE, to * RATE);
  return Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / part.length);
};

it('leaves a whole line as it is', () => {
  const line = sung(9, 9);
  expect(holdVowels(line, order, RATE)).toBe(line);
});

it.each([
  [0.6, 0.9],
  [0.7, 2],
])('fills what is silent from %d to %d s at the wanted height, without a jump', (from, to) => {
  const mended = holdVowels(sung(from, to), order, RATE);
  for (const at of [0.65, 0.75, 0.85, 1])
    expect(levelOf(mended, at, at + 0.05)).toBeCloseTo(levelOf(sung(9, 9), 0.4, 0.45), 1);
  let crossings = 0;
  for (let i = 0.72 * RATE; i < 0.87 * RATE; i++) if (mended[i]! <= 0 && mended[i + 1]! > 0) crossings++;
  expect(Math.abs(crossings - 0.15 * HERTZ)).toBeLessThanOrEqual(1);
  for (let i = 0.5 * RATE; i < 1.2 * RATE; i++)
    expect(Math.abs(mended[i + 1]! - mended[i]!)).toBeLessThan(0.05);
});
