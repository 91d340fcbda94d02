/** Noise goes, and what is not noise stays in its place. */

import { afterAll, expect, it } from 'vitest';
import { CLEAN_RATE, createVoiceCleaner } from './clean-voice.ts';

const cleaner = createVoiceCleaner();
afterAll(() => cleaner.close());

it('takes steady noise out of a recording and keeps its length', async () => {
  let seed = 1;
  const noise = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 1_073_741_823.5 - 1;
  };
  const samples = Int16Array.from({ length: CLEAN_RATE }, () => 900 * noise());
  const cleaned = await cleaner.clean(samples, new AbortController().signal);
  expect(cleaned.length).toBe(samples.length);
  const power = (all: Int16Array) => all.slice(CLEAN_RATE / 2).reduce((sum, one) => sum + one ** 2, 0);
  expect(power(cleaned)).toBeLessThan(power(samples) / 20);
});
