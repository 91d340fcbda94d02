/** Expensive figures may be a little old; cheap ones may not. */

import { expect, it, vi } from 'vitest';
import { createTimedCache } from './timed-cache.ts';

it('keeps large answers for their time, by question', async () => {
  let at = 0;
  const isLarge = (value: number) => value >= 10;
  const remembered = createTimedCache<number>({ ttlMs: 1000, isLarge, now: () => at });
  const load = vi.fn(async () => 50);
  expect(await remembered('a', load)).toBe(50);
  at = 999;
  expect(await remembered('a', load)).toBe(50);
  expect(load).toHaveBeenCalledTimes(1);
  await remembered('b', load);
  expect(load).toHaveBeenCalledTimes(2);
  at = 1000;
  await remembered('a', load);
  expect(load).toHaveBeenCalledTimes(3);
});

it('asks again for small answers', async () => {
  const remembered = createTimedCache<number>({ ttlMs: 1000, isLarge: (value) => value >= 10 });
  let value = 1;
  expect(await remembered('a', async () => value)).toBe(1);
  value = 2;
  expect(await remembered('a', async () => value)).toBe(2);
});

it('forgets the oldest question when there are too many', async () => {
  const remembered = createTimedCache<number>({ ttlMs: 60_000, isLarge: () => true });
  const load = vi.fn(async () => 1);
  for (let i = 0; i <= 200; i++) await remembered(`question ${i}`, load);
  await remembered('question 200', load);
  expect(load).toHaveBeenCalledTimes(201);
  await remembered('question 0', load);
  expect(load).toHaveBeenCalledTimes(202);
});
