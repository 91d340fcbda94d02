/** The guarded fetch against a provider that misbehaves over real HTTP. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppError } from '#common/errors.ts';
import { type FakeProvider, startFakeProvider } from '#tests/fakes/fake-provider.ts';
import { createGuardedFetch, type GuardOptions } from './guarded-fetch.ts';

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
});
afterAll(() => provider.close());

const call = (options: Partial<GuardOptions> = {}, init: RequestInit = {}) =>
  createGuardedFetch({ provider: 'Acme', backoffMs: 5, timeoutMs: 2000, ...options })(
    `${provider.baseURL}/images/generations`,
    { method: 'POST', body: 'the request', ...init },
  );

const failureOf = async (options: Partial<GuardOptions> = {}, init: RequestInit = {}) =>
  (await call(options, init).then(
    () => undefined,
    (error: unknown) => error,
  )) as AppError;

describe('what gets through', () => {
  it('a good answer, whole, with status, headers and address', async () => {
    provider.script('ok');
    const response = await call();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.url).toBe(`${provider.baseURL}/images/generations`);
    expect(await response.json()).toHaveProperty('data');
    expect(provider.requests).toHaveLength(1);
  });

  it('a refusal, at once: the caller knows what it means', async () => {
    provider.script('refuse the prompt');
    expect((await call()).status).toBe(400);
    expect(provider.requests).toHaveLength(1);
  });
});

describe('another attempt', () => {
  it.each(['busy', 'broken', 'cut off', 'drop the line'] as const)(
    'after "%s", with the same request',
    async (first) => {
      provider.script(first, 'ok');
      expect((await call()).status).toBe(200);
      expect(provider.requests.map((request) => request.body.toString())).toEqual([
        'the request',
        'the request',
      ]);
    },
  );

  it('with a body that was a stream', async () => {
    provider.script('broken', 'ok');
    const init = { body: new Blob(['streamed']).stream(), duplex: 'half' } as RequestInit;
    expect((await call({}, init)).status).toBe(200);
    expect(provider.requests.map((request) => request.body.toString())).toEqual(['streamed', 'streamed']);
  });

  it('not before the provider asked for it', async () => {
    provider.script('busy', 'ok');
    const start = performance.now();
    await call();
    expect(performance.now() - start).toBeGreaterThanOrEqual(45);
  });
});

describe('giving up', () => {
  it('after a bounded number of failures', async () => {
    provider.script('broken');
    expect(await failureOf({ retries: 2 })).toMatchObject({
      code: 'upstream_failed',
      message: 'Acme has a problem of its own (status 500).',
    });
    expect(provider.requests).toHaveLength(3);
  });

  it('when it stays busy', async () => {
    provider.script('busy');
    const error = await failureOf({ retries: 1 });
    expect(error).toMatchObject({ code: 'rate_limited', headers: { 'retry-after': '1' } });
    expect(provider.requests).toHaveLength(2);
  });

  it('at once when it asks for more patience than we have', async () => {
    provider.script('busy for an hour');
    expect(await failureOf()).toMatchObject({ code: 'rate_limited', headers: { 'retry-after': '3600' } });
    expect(provider.requests).toHaveLength(1);
  });

  it('when nobody is there', async () => {
    const guarded = createGuardedFetch({ provider: 'Acme', backoffMs: 1, retries: 1 });
    await expect(guarded('http://127.0.0.1:9/')).rejects.toMatchObject({
      code: 'upstream_failed',
      message: 'Acme cannot be reached, or the connection broke off.',
    });
  });

  it('when the answer is always cut off', async () => {
    provider.script('cut off');
    expect(await failureOf({ retries: 1 })).toMatchObject({ code: 'upstream_failed' });
  });
});

describe('limits', () => {
  it('time, without another attempt', async () => {
    provider.script('hang');
    expect(await failureOf({ timeoutMs: 150 })).toMatchObject({
      code: 'upstream_failed',
      message: 'Acme did not answer in time (1 s).',
    });
    expect(provider.requests).toHaveLength(1);
  });

  it('time, also while the body is on its way', async () => {
    provider.script('announce two gigabytes');
    const error = await failureOf({ timeoutMs: 150, maxBytes: 2 ** 32 });
    expect(error.message).toContain('did not answer in time');
  });

  it('size, while an endless body streams in', async () => {
    provider.script('endless');
    const before = process.memoryUsage().rss;
    const error = await failureOf({ maxBytes: 8 * 1024 * 1024 });
    expect(error).toMatchObject({
      code: 'upstream_failed',
      message: 'Acme sent more than 8 MB, which is not accepted.',
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    expect(provider.requests).toHaveLength(1);
  });

  it('size, as soon as it is announced', async () => {
    provider.script('announce two gigabytes');
    expect((await failureOf()).message).toBe('Acme sent more than 64 MB, which is not accepted.');
  });
});

describe('cancelling', () => {
  it.each(['hang', 'endless', 'busy'] as const)('stops at once during "%s"', async (behaviour) => {
    provider.script(behaviour);
    const error = await failureOf({ retries: 50, maxBytes: 2 ** 40 }, { signal: AbortSignal.timeout(120) });
    expect(error.name).toBe('TimeoutError');
  });

  it('does not even begin when cancelled beforehand', async () => {
    provider.script('ok');
    const error = await failureOf({}, { signal: AbortSignal.abort() });
    expect(error.name).toBe('AbortError');
    expect(provider.requests).toHaveLength(0);
  });
});
