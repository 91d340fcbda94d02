/** Several pictures: each shown when it is there, none lost when a later one fails. */

import { expect, it } from 'vitest';
import type { Image } from '../contract.ts';
import { makeEach } from './make-each.ts';

const picture = (id: string) => ({ id, prompt: 'a fox' }) as Image;
const answer = (id: string) => ({ id, result: { url: '', prompt: 'a fox' }, images: [picture(id)] });
const never = new AbortController().signal;

it('asks for one at a time, with seeds that follow each other, and tells of each', async () => {
  const requested: unknown[] = [];
  const told: number[] = [];
  const made = await makeEach(
    { prompt: 'a fox', size: 'portrait', count: 3, seed: 2_147_483_646 },
    never,
    async (ready) => told.push(ready),
    async (body) => {
      requested.push(body);
      return answer(`${requested.length}`);
    },
  );
  expect(made.images.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(told).toEqual([1, 2]);
  expect(requested).toEqual(
    [2_147_483_646, 0, 1].map((seed) => ({ prompt: 'a fox', size: 'portrait', seed })),
  );
});

it('keeps the first when the second fails, and says how many are missing and why', async () => {
  let tries = 0;
  const make = async () => {
    if (++tries === 2) throw new Error('This took too long and was stopped.');
    return answer(`${tries}`);
  };
  const made = await makeEach({ prompt: 'a fox', count: 3 }, never, async () => {}, make);
  expect(made.images.map(({ id }) => id)).toEqual(['1']);
  expect(made.missing).toEqual({ count: 2, reason: 'This took too long and was stopped.' });
});

it('fails where nothing was made, and when it is cancelled', async () => {
  const fails = () => Promise.reject(new Error('no'));
  await expect(makeEach({ prompt: 'a fox', count: 2 }, never, async () => {}, fails)).rejects.toThrow('no');
  const stop = new AbortController();
  const once = async () => {
    if (stop.signal.aborted) throw new Error('aborted');
    stop.abort();
    return answer('1');
  };
  await expect(makeEach({ prompt: 'a fox', count: 2 }, stop.signal, async () => {}, once)).rejects.toThrow(
    'aborted',
  );
});
