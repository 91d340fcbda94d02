/** The line to one model server: its address and key, limits on time and size, no redirects, and failures in words. */

import type { z } from 'zod';
import { AppError } from '#common/errors.ts';
import { createGuardedFetch, type GuardOptions } from '../guarded-fetch.ts';
import { redact } from '../model-errors.ts';
import { readBounded } from '../read-bounded.ts';
import type { ModelServer } from './model-server.ts';

export interface LineLimits {
  /** Milliseconds for questions that are answered at once. */
  askMs?: number;
  /** Milliseconds for work. */
  workMs?: number;
  maxBytes?: number;
  backoffMs?: number;
}

export interface ServerLine {
  /** For messages. */
  name: string;
  address: string;
  headers: Record<string, string>;
  /** For work: long, large, and never sent twice. */
  work: typeof globalThis.fetch;
  /** For questions: short, small, asked again when the line breaks. */
  ask: typeof globalThis.fetch;
  url(path: string): string;
  /** The answer as JSON in the expected shape. */
  json<S extends z.ZodType>(schema: S, path: string, init?: LineInit): Promise<z.output<S>>;
  /** Sends something whose answer does not matter, such as a wish to stop. */
  tell(path: string, body: unknown): Promise<void>;
  /** With a whole sentence, out of which secrets are taken. */
  fail(text: string): AppError;
}

export interface LineInit {
  body?: unknown;
  form?: FormData;
  signal?: AbortSignal | undefined;
  isWork?: boolean;
}

const ASK_MS = 10_000;
/** Just below what a maker of pictures may take. */
const WORK_MS = 290_000;
const ASK_BYTES = 8 * 1024 * 1024;
const WORK_BYTES = 96 * 1024 * 1024;
const ERROR_BYTES = 64 * 1024;

export function openLine(server: ModelServer, limits: LineLimits = {}): ServerLine {
  const { name, address, key, protocol } = server;
  const headers: Record<string, string> = key ? { authorization: authorizationOf(key, protocol) } : {};
  const fail = (text: string) => new AppError('upstream_failed', redact(text, secretsIn(server)));

  /** Below the guard: what it throws is final, and is not tried again. */
  const plain: typeof globalThis.fetch = async (input, init = {}) => {
    const all = new Headers(init.headers);
    for (const [header, value] of Object.entries(headers)) all.set(header, value);
    const response = await globalThis.fetch(input, { ...init, headers: all, redirect: 'manual' });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw fail(`${name} redirects to another address. Enter that address instead.`);
    }
    if (response.status !== 500) return response;
    const said = await errorIn(await readBounded(response, ERROR_BYTES));
    throw fail(
      said ? `${name} could not do this: ${said}.` : `${name} has a problem of its own (status 500).`,
    );
  };
  const guarded = (options: Partial<GuardOptions>) =>
    createGuardedFetch({
      provider: name,
      fetch: plain,
      ...(limits.backoffMs !== undefined && { backoffMs: limits.backoffMs }),
      ...options,
    });
  const ask = guarded({
    timeoutMs: limits.askMs ?? ASK_MS,
    maxBytes: Math.min(ASK_BYTES, limits.maxBytes ?? ASK_BYTES),
    retries: 1,
  });
  const work = guarded({
    timeoutMs: limits.workMs ?? WORK_MS,
    maxBytes: limits.maxBytes ?? WORK_BYTES,
    retries: 0,
  });
  const url = (path: string) => address.replace(/\/+$/, '') + path;

  async function send(path: string, { body, form, signal, isWork }: LineInit = {}): Promise<Response> {
    const isPost = body !== undefined || form !== undefined;
    const response = await (isWork ? work : ask)(url(path), {
      method: isPost ? 'POST' : 'GET',
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
      ...(form && { body: form }),
      ...(signal && { signal }),
    });
    if (response.ok) return response;
    const said = await errorIn(response);
    if (response.status === 401 || response.status === 403)
      throw fail(
        key
          ? `${name} refused its key. Check the key of this server.`
          : `${name} needs a key, but none is set.`,
      );
    if (response.status === 404)
      throw fail(
        `${name} doesn’t support this call. Check its address, its kind, and whether its API is enabled.`,
      );
    throw fail(`${name} could not do this: ${said || `status ${response.status}`}.`);
  }

  return {
    name,
    address,
    headers,
    ask,
    work,
    url,
    fail,
    async json(schema, path, init) {
      const response = await send(path, init);
      const answer = schema.safeParse(await response.json().catch(() => undefined));
      if (!answer.success) throw fail(`${name} gave an answer that is not understood.`);
      return answer.data;
    },
    tell: async (path, body) => {
      await send(path, { body }).catch(() => undefined);
    },
  };
}

const authorizationOf = (key: string, protocol: ModelServer['protocol']): string =>
  protocol !== 'openai' && key.includes(':')
    ? `Basic ${Buffer.from(key).toString('base64')}`
    : `Bearer ${key}`;

/** Whatever of the key a message could show. */
export const secretsIn = ({ key }: Pick<ModelServer, 'key'>): string[] =>
  key ? [key, Buffer.from(key).toString('base64'), ...key.split(':').filter((part) => part.length > 3)] : [];

/** What such servers say went wrong, wherever they put it. */
async function errorIn(response: Response): Promise<string> {
  const body = (await response.json().catch(() => undefined)) as Record<string, unknown> | undefined;
  const error = body?.error as Record<string, unknown> | string | undefined;
  const nested = typeof error === 'object' ? [error?.message, error?.details] : [];
  const said = [...nested, body?.errors, body?.detail, error, body?.message].filter(
    (one): one is string => typeof one === 'string' && one.trim() !== '',
  );
  return (said[0] ?? '').replace(/[.\s]+$/, '');
}
