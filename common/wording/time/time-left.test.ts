/** What is left of long work is guessed once there is something to guess from, and read back in any language. */

import { afterEach, expect, it, vi } from 'vitest';
import { stageText, withTimeLeft } from './time-left.ts';

afterEach(() => vi.useRealTimers());

const after = (seconds: number, share: number) => {
  vi.useFakeTimers();
  const began = Date.now();
  vi.advanceTimersByTime(seconds * 1000);
  return withTimeLeft('Filming', began, share);
};

it('tells the stage alone until a guess can be made', () => {
  expect(after(2, 0.5)).toBe('Filming');
  expect(after(60, 0.01)).toBe('Filming');
});

it('tells seconds in steps of five, then minutes', () => {
  expect(after(60, 0.5)).toBe('Filming, about 60 seconds left');
  expect(after(60, 0.98)).toBe('Filming, about 5 seconds left');
  expect(after(60, 0.25)).toBe('Filming, about 3 minutes left');
});

it('is read back as it was written', () => {
  for (const said of ['Filming', after(60, 0.5), after(60, 0.25)]) expect(stageText(said)).toBe(said);
});
