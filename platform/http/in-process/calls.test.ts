/** A job is followed by what is said of it, and asked about only where nothing is heard. */

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Job, ServerEvent } from '#common/job.ts';
import { followJob } from './calls.ts';
import type { InProcessClient } from './in-process-client.ts';

const jobOf = (change: Partial<Job>): Job => ({
  id: 'j',
  type: 'draw',
  status: 'running',
  stage: null,
  progress: 0,
  error: null,
  result: null,
  createdAt: '',
  updatedAt: '',
  ...change,
});

function product(hasEvents = true) {
  const calls: string[] = [];
  const listeners = new Set<(event: ServerEvent) => void>();
  const state = { job: jobOf({}) };
  const client: InProcessClient = async (path, init) => {
    calls.push(`${init?.method ?? 'GET'} ${path}`);
    return Response.json(state.job);
  };
  if (hasEvents)
    client.onEvent = (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
  const say = async (event: ServerEvent) => {
    for (const listener of listeners) listener(event);
    await sleep(5);
  };
  return { calls, client, listeners, say, state };
}

it('is read once, and then followed by its events to its end', async () => {
  const { calls, client, listeners, say } = product();
  const seen: number[] = [];
  const followed = followJob(client, 'j', {
    gone: new AbortController().signal,
    onProgress: ({ progress }) => void seen.push(progress),
  });
  await sleep(5);
  await say({ type: 'job', job: jobOf({ id: 'another', status: 'failed' }) });
  for (const progress of [10, 60]) await say({ type: 'job', job: jobOf({ progress }) });
  await say({ type: 'job', job: jobOf({ status: 'completed', progress: 100, result: { url: '/x' } }) });
  expect((await followed).result).toEqual({ url: '/x' });
  expect(seen).toEqual([0, 10, 60, 100]);
  expect(calls).toEqual(['GET /api/jobs/j']);
  expect(listeners.size).toBe(0);
});

it('is read again when its result was too large to be told, or something was missed', async () => {
  const { calls, client, say, state } = product();
  const followed = followJob(client, 'j', { gone: new AbortController().signal });
  await sleep(5);
  state.job = jobOf({ status: 'completed', result: 'large' });
  await say({ type: 'invalidate', keys: ['/api/jobs/j'] });
  expect((await followed).result).toBe('large');
  expect(calls).toHaveLength(2);
});

it('is asked about where no events come, and stopped when nobody waits any more', async () => {
  const { calls, client } = product(false);
  const gone = new AbortController();
  const followed = followJob(client, 'j', { gone: gone.signal });
  const refused = expect(followed).rejects.toThrow('It was cancelled.');
  await expect.poll(() => calls.length).toBeGreaterThan(1);
  gone.abort();
  await refused;
  expect(calls.at(-1)).toBe('POST /api/jobs/j/cancel');
});
