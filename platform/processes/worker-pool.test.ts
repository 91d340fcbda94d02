/** What counts towards the limit of an order: the work, not how long a busy machine let it wait. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from './orders.ts';
import { createWorkerPool } from './worker-pool.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker that has computed for `worked` milliseconds. */
function fakeWorker() {
  const state = { worked: 0, killed: 0, answer: (_: Answer) => {} };
  const pool = createWorkerPool(
    (onAnswer) => {
      state.answer = onAnswer;
      return {
        post: () => {},
        kill: async () => void state.killed++,
        keepAlive: () => {},
        workedMs: async () => state.worked,
      };
    },
    { size: 1, timeoutMs: 1000, countsWork: true },
  );
  return { state, pool };
}

it('a machine that is busy makes wait and does not fail', async () => {
  const { state, pool } = fakeWorker();
  const done = pool.run('picture');
  for (let i = 0; i < 8; i++) {
    await vi.advanceTimersByTimeAsync(1000);
    state.worked += 100;
  }
  state.answer({ id: 1, output: 'made' } as Answer);
  expect(await done).toBe('made');
  expect(state.killed).toBe(0);
});

it('work beyond the limit is stopped, and so is what does nothing for ten times as long', async () => {
  const busy = fakeWorker();
  const first = expect(busy.pool.run('endless')).rejects.toThrow('This took too long and was stopped.');
  busy.state.worked = 1200;
  await vi.advanceTimersByTimeAsync(1100);
  await first;

  const stuck = fakeWorker();
  const second = expect(stuck.pool.run('stuck')).rejects.toThrow('This took too long and was stopped.');
  await vi.advanceTimersByTimeAsync(9000);
  expect(stuck.state.killed).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  await second;
});

it('whoever waits is told the place in line, and when the work begins', async () => {
  const { state, pool } = fakeWorker();
  const places: [string, number][] = [];
  const leaving = new AbortController();
  const run = (name: string, signal?: AbortSignal) =>
    pool.run(name, { signal, onPlace: (place) => places.push([name, place]) }).catch(() => undefined);
  void run('first');
  const second = run('second', leaving.signal);
  void run('third');
  expect(places).toEqual([
    ['first', 0],
    ['second', 1],
    ['third', 2],
  ]);
  leaving.abort();
  await second;
  expect(places.at(-1)).toEqual(['third', 1]);
  state.answer({ id: 1, output: 'made' } as Answer);
  expect(places.at(-1)).toEqual(['third', 0]);
});
