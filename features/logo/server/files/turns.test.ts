/** Heavy work waits for its turn, a failure lets the next one in, and a crowd is told to come back. */

import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('runs one at a time, whatever happens to the one before', async () => {
  const inTurn = createTurns(10);
  let running = 0;
  let most = 0;
  const work = async (fails: boolean) => {
    most = Math.max(most, ++running);
    await setTimeout(5);
    running--;
    if (fails) throw new Error('no');
    return 'done';
  };
  const results = await Promise.allSettled([
    inTurn(() => work(false)),
    inTurn(() => work(true)),
    inTurn(() => work(false)),
  ]);
  expect(results.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(most).toBe(1);
});

it('refuses when too many wait, and takes work again afterwards', async () => {
  const inTurn = createTurns(1);
  const first = inTurn(() => setTimeout(5));
  await expect(inTurn(async () => 1)).rejects.toMatchObject({ code: 'unavailable' });
  await first;
  expect(await inTurn(async () => 1)).toBe(1);
});
