/** A step in a voice is rounded off; the voice around it stays as it is to the sample. */

import { expect, it } from 'vitest';
import { softenBursts } from './soften-bursts.ts';

const RATE = 24_000;
const tone = Float32Array.from({ length: 4800 }, (_, i) => 0.3 * Math.sin((2 * Math.PI * 220 * i) / RATE));
const bendAt = (samples: Float32Array, i: number) =>
  Math.abs(samples[i - 1]! - 2 * samples[i]! + samples[i + 1]!);

it('rounds off a step, and nothing else', () => {
  expect(softenBursts(tone, RATE)).toBe(tone);
  const clicking = tone.map((one, i) => (i >= 2400 && i < 2500 ? one + 0.15 : one));
  const soft = softenBursts(clicking, RATE);
  for (const i of [2399, 2400, 2499, 2500]) expect(bendAt(soft, i)).toBeLessThan(bendAt(clicking, i) / 2.5);
  expect(soft.subarray(0, 2380)).toEqual(clicking.subarray(0, 2380));
  expect(soft.subarray(2420, 2480)).toEqual(clicking.subarray(2420, 2480));
});
