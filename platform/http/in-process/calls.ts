/** Calls by path, for adapters that reach all features: answers as JSON, files as bytes, jobs until they end. */

import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '#common/api-client.ts';
import { AppError, type ErrorCode, STATUS_BY_CODE } from '#common/errors.ts';
import type { Job } from '#common/job.ts';
import { isFinished } from '#common/job.ts';
import type { InProcessClient } from './in-process-client.ts';

/** Milliseconds between two looks at a job that nothing is heard of: soon at first, then less and less often. */
const LOOKS = { first: 200, last: 2000, growth: 1.3 };
/** Milliseconds, where its events are heard: one may be lost with the line it came by. */
const SPARE_LOOK = 10_000;

async function good(response: Response): Promise<Response> {
  if (response.ok) return response;
  const { body } = new ApiError(response.status, await response.text(), response.statusText);
  const code = body?.code as ErrorCode | undefined;
  const wait = response.headers.get('retry-after');
  throw new AppError(
    code && code in STATUS_BY_CODE ? code : 'upstream_failed',
    body?.message ?? 'Something went wrong. Please try again.',
    { issues: body?.issues, ...(wait && { headers: { 'retry-after': wait } }) },
  );
}

export async function getJson<T>(client: InProcessClient, path: string): Promise<T> {
  return (await (await good(await client(path))).json()) as T;
}

/** POST unless another method is named. */
export async function sendJson<T>(
  client: InProcessClient,
  path: string,
  body: unknown,
  method: 'POST' | 'PUT' | 'PATCH' = 'POST',
): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return (await (
    await good(await client(path, { method, headers, body: JSON.stringify(body) }))
  ).json()) as T;
}

export async function sendForm<T>(client: InProcessClient, path: string, form: FormData): Promise<T> {
  return (await (await good(await client(path, { method: 'POST', body: form }))).json()) as T;
}

export interface FetchedFile {
  bytes: Buffer;
  type: string;
}

/** Bytes of a file, before anybody holds them. */
export async function sizeOf(client: InProcessClient, path: string): Promise<number> {
  const { ok, headers } = await client(path, { method: 'HEAD' });
  // What is wrong is said by the call that asks for the bytes: an answer to this one has no words.
  return ok ? Number(headers.get('content-length') ?? 0) : 0;
}

export async function getBytes(client: InProcessClient, path: string): Promise<FetchedFile> {
  const response = await good(await client(path));
  return {
    bytes: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? 'application/octet-stream',
  };
}

export interface FollowOptions {
  gone: AbortSignal;
  onProgress?: (job: Job) => Promise<unknown> | unknown;
}

/** Waits for a job to end well; when nobody waits any more, the job is stopped. */
export async function followJob(
  client: InProcessClient,
  id: string,
  { gone, onProgress }: FollowOptions,
): Promise<Job> {
  const path = `/api/jobs/${id}`;
  const news = listenFor(client, id);
  let last = '';
  try {
    for (let wait = LOOKS.first; ; wait = Math.min(LOOKS.last, wait * LOOKS.growth)) {
      const job = news.take() ?? (await getJson<Job>(client, path));
      const state = `${job.stage} ${job.progress}`;
      if (state !== last) await onProgress?.(job);
      last = state;
      if (job.status === 'completed') return job;
      if (isFinished(job))
        throw new AppError(
          job.status === 'cancelled' ? 'cancelled' : 'unprocessable',
          job.error ?? 'It was cancelled.',
        );
      if (gone.aborted) {
        await sendJson(client, `${path}/cancel`, {}).catch(() => undefined);
        throw new AppError('cancelled', 'It was cancelled.');
      }
      await news.wait(client.onEvent ? SPARE_LOOK : wait, gone);
    }
  } finally {
    news.stop();
  }
}

/** What is said of one job, from now on: nothing is missed between two waits. */
function listenFor(client: InProcessClient, id: string) {
  let latest: Job | undefined;
  let isStale = false;
  let wake = (): void => undefined;
  const stop = client.onEvent?.((event) => {
    if (event.type === 'job' && event.job.id === id) latest = event.job;
    // Its result was too large to travel, or the line was down for a while.
    else if (event.type === 'invalidate' && event.keys.some((key) => key === '*' || key.endsWith(id)))
      isStale = true;
    else return;
    wake();
  });
  return {
    take(): Job | undefined {
      const heard = isStale ? undefined : latest;
      [latest, isStale] = [undefined, false];
      return heard;
    },
    wait: (milliseconds: number, gone: AbortSignal): Promise<unknown> => {
      if (latest || isStale) return Promise.resolve();
      const woken = new AbortController();
      wake = () => woken.abort();
      const signal = AbortSignal.any([gone, woken.signal]);
      return sleep(milliseconds, undefined, { signal }).catch(() => undefined);
    },
    stop: () => stop?.(),
  };
}
