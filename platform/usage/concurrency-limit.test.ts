/** Heavy work waits for its turn, one person's crowd does not hold up another, and a failure lets the next one in. */

import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const open = () => {
  let running = 0;
  const seen = { max: 0 };
  const ends: (() => void)[] = [];
  const inTurn = createConcurrencyLimit({
    concurrent: 2,
    concurrentPerPerson: 1,
    maxPerPerson: 3,
    busy: 'Too many.',
  });
  const work = async () => {
    seen.max = Math.max(seen.max, ++running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running--;
  };
  const endOne = async () => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()!();
  };
  return { inTurn, work, endOne, seen, started: () => ends.length };
};

it('runs one of a person and two of all, and refuses a crowd of one person alone', async () => {
  const { inTurn, work, endOne, seen, started } = open();
  const mias = [1, 2, 3].map(() => inTurn('mia', work));
  await expect(inTurn('mia', work)).rejects.toMatchObject({ code: 'rate_limited', message: 'Too many.' });
  await expect.poll(started).toBe(1);
  const bob = inTurn('bob', work);
  await expect.poll(started).toBe(2);
  for (let i = 0; i < 4; i++) await endOne();
  await Promise.all([...mias, bob]);
  expect(seen.max).toBe(2);
});

it('lets the next one in when one fails', async () => {
  const { inTurn } = open();
  const failing = async () => {
    throw new Error('no');
  };
  await expect(inTurn('mia', failing)).rejects.toThrow('no');
  expect(await inTurn('mia', async () => 1)).toBe(1);
});
