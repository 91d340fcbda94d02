/** The fetch that provider packages get: bounded in time, size and attempts, with failures in words. */

import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#common/errors.ts';
import { readBounded, TooLargeError } from './read-bounded.ts';

export interface GuardOptions {
  /** Who is called, for messages: 'OpenAI'. */
  provider: string;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds for one attempt, from the connection to the last byte. */
  timeoutMs?: number;
  /** Bytes of the decoded answer. */
  maxBytes?: number;
  /** Further attempts after the first. */
  retries?: number;
  /** Milliseconds before the first further attempt; doubled each time. */
  backoffMs?: number;
  /** Milliseconds: the longest wait; a provider that asks for more is not waited for. */
  maxWaitMs?: number;
}

export const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

export function createGuardedFetch(options: GuardOptions): typeof globalThis.fetch {
  const { provider, timeoutMs = 180_000, maxBytes = DEFAULT_MAX_BYTES, retries = 2 } = options;
  const { fetch = globalThis.fetch, backoffMs = 500, maxWaitMs = 20_000 } = options;

  async function attempt(input: string | URL | Request, init: RequestInit): Promise<Response> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    try {
      return await readBounded(await fetch(input, { ...init, signal }), maxBytes);
    } catch (error) {
      init.signal?.throwIfAborted();
      if (timeout.aborted)
        throw fail(`${provider} did not answer in time (${Math.ceil(timeoutMs / 1000)} s).`);
      if (error instanceof TooLargeError) {
        throw fail(
          `${provider} sent more than ${Math.floor(maxBytes / 1024 / 1024)} MB, which is not accepted.`,
        );
      }
      throw error;
    }
  }

  /** What the last attempt came to, or undefined when another one is worth its time. */
  function verdict(result: Response | Error, isLast: boolean): Response | Error | undefined {
    if (result instanceof AppError) return result;
    if (result instanceof Error)
      return isLast ? fail(`${provider} cannot be reached, or the connection broke off.`, result) : undefined;
    const requested = retryAfterMs(result);
    const isFinal = isLast || requested > maxWaitMs;
    if (result.status === 429) return isFinal ? rateLimited(provider, requested) : undefined;
    if (result.status < 500) return result;
    return isFinal ? fail(`${provider} has a problem of its own (status ${result.status}).`) : undefined;
  }

  return async (input, init = {}) => {
    const request = { ...init, body: await repeatable(init.body) };
    for (let round = 0; ; round++) {
      const result = await attempt(input, request).catch((error: Error) => {
        request.signal?.throwIfAborted();
        return error;
      });
      const outcome = verdict(result, round >= retries);
      if (outcome instanceof Error) throw outcome;
      if (outcome) return outcome;
      // Jitter of half the wait, so that many waiting jobs do not come back in the same moment.
      const wait = backoffMs * 2 ** round * (0.5 + Math.random() / 2);
      const requested = result instanceof Response ? retryAfterMs(result) : 0;
      const signal = request.signal ?? undefined;
      await sleep(Math.min(Math.max(wait, requested), maxWaitMs), undefined, { signal }).catch(
        () => undefined,
      );
      signal?.throwIfAborted();
    }
  };
}

const fail = (message: string, cause?: Error) => new AppError('upstream_failed', message, { cause });

function rateLimited(provider: string, requested: number): AppError {
  const headers = requested > 0 ? { 'retry-after': String(Math.ceil(requested / 1000)) } : undefined;
  const message = `${provider} takes no more requests for the moment. Please try again later.`;
  return new AppError('rate_limited', message, { headers });
}

/** Seconds or a date, as HTTP allows; 0 when absent or not understood. */
function retryAfterMs(response: Response): number {
  const value = response.headers.get('retry-after');
  if (!value) return 0;
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

/** A stream can be sent once only; uploads are small enough to keep for another attempt. */
async function repeatable(body: RequestInit['body']): Promise<RequestInit['body']> {
  return body instanceof ReadableStream ? new Uint8Array(await new Response(body).arrayBuffer()) : body;
}
