// @vitest-environment jsdom
/** The one follower must tell each end once, never go back to an older state, and ask while no news arrive. */

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Job } from '#common/job.ts';
import { applyServerEvent } from '../events.ts';
import { type JobOptions, useJob } from './use-job.ts';

const job = (over: Partial<Job>): Job => ({
  id: 'j1',
  type: 'render',
  status: 'running',
  stage: 'frames',
  progress: 40,
  error: null,
  result: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:01.000Z',
  ...over,
});
const done = job({ status: 'completed', progress: 100, updatedAt: '2026-01-01T00:00:09.000Z' });

let client: QueryClient;
let root: Root;
let following: ReturnType<typeof useJob>;
/** What the server answers next; a promise holds the answer back. */
let answer: Job | Promise<Job>;
const requested: string[] = [];

function Follower({ id, options }: { id: string | null; options: JobOptions }) {
  following = useJob(id, options);
  return null;
}
/* What the cache knows reaches its readers with the next timer. */
const step = async (run: () => void, milliseconds = 1) => {
  await act(async () => run());
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
};
const show = (id: string | null, options: JobOptions = {}) =>
  step(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Follower id={id} options={options} />
      </QueryClientProvider>,
    ),
  );
const hear = (news: Job) => step(() => applyServerEvent({ type: 'job', job: news }, client));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  requested.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requested.push(`${init.method} ${url}`);
    return Response.json(await answer);
  });
  client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('follows the event line and tells each step, and the end once', async () => {
  const onStep = vi.fn();
  const onEnd = vi.fn();
  answer = job({});
  await show('j1', { onStep, onEnd });
  expect(following).toMatchObject({ percent: 40, isRunning: true, isFinished: false });
  await hear(job({ progress: 70 }));
  expect(following.percent).toBe(70);
  await hear(done);
  await hear({ ...done });
  await show('j1', { onStep, onEnd });
  expect(following).toMatchObject({ percent: 100, isRunning: false, isFinished: true });
  expect(onStep).toHaveBeenCalledTimes(3);
  expect(onEnd.mock.calls).toEqual([[done, true]]);
});

it('tells the end of work that was over before anybody looked, as no news', async () => {
  const onEnd = vi.fn();
  answer = done;
  await show('j1', { onEnd });
  expect(onEnd.mock.calls).toEqual([[done, false]]);
});

it('does not go back when an event overtakes an answer', async () => {
  const held = Promise.withResolvers<Job>();
  answer = held.promise;
  await show('j1');
  await hear(done);
  await step(() => held.resolve(job({})));
  expect(following.isFinished).toBe(true);
});

it('asks again while no news arrive, and stops at the end', async () => {
  answer = job({});
  await show('j1');
  expect(requested).toHaveLength(1);
  answer = done;
  await step(() => undefined, 60_000);
  expect(following.isFinished).toBe(true);
  expect(requested).toEqual(['GET /api/jobs/j1', 'GET /api/jobs/j1']);
});

it('asks nothing without an id or when it is not wanted, and cancels', async () => {
  await show(null);
  await show('j1', { isWanted: false });
  expect(requested).toEqual([]);
  answer = job({ status: 'cancelled' });
  await step(() => following.cancel.mutate());
  expect(requested).toEqual(['POST /api/jobs/j1/cancel']);
});
