/** Calls a contract over HTTP with cookies, and turns every non-OK answer into one kind of error. */

import {
  type CallOf,
  fillPath,
  NEXT_CURSOR_HEADER,
  type ResponseOf,
  type RouteContract,
} from './contract.ts';
import type { ErrorBody } from './errors.ts';
import { serverText } from './texts.ts';

/** Names this page to the server, so that it is not told about its own changes. */
export const PAGE_ID = Math.random().toString(36).slice(2);
export const PAGE_HEADER = 'x-page-id';

/** Message: status code, colon, space, then the body text (or the status text when the body is empty). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseErrorBody(text);
  }

  /** The server's sentence for people, without code or JSON around it. */
  get detail(): string | undefined {
    return this.body && serverText(this.body.message);
  }
}

export const isUnauthorizedError = (error: unknown): boolean =>
  error instanceof Error && /^401: .*Unauthorized/s.test(error.message);

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const body = JSON.parse(text) as ErrorBody;
    return typeof body?.message === 'string' ? body : undefined;
  } catch {
    return undefined;
  }
}

export function urlOf(
  path: string,
  params?: Record<string, unknown>,
  query?: Record<string, unknown>,
): string {
  const filled = fillPath(path, params);
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  const tail = search.toString();
  return tail ? `${filled}?${tail}` : filled;
}

interface CallOptions {
  signal?: AbortSignal;
  base?: string;
  /** Told the headers of a good answer. */
  onHeaders?: (headers: Headers) => void;
}

export async function callApi<R extends RouteContract>(
  contract: R,
  ...[call, options]: CallOf<R> extends { params?: undefined; body?: undefined }
    ? [call?: CallOf<R>, options?: CallOptions]
    : [call: CallOf<R>, options?: CallOptions]
): Promise<ResponseOf<R>> {
  const url = urlOf(contract.path, call?.params as never, call?.query as never);
  const body = call?.body as unknown;
  const isForm = typeof FormData !== 'undefined' && body instanceof FormData;
  const response = await fetch((options?.base ?? '') + url, {
    method: contract.method,
    credentials: 'include',
    headers: {
      [PAGE_HEADER]: PAGE_ID,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : isForm ? (body as FormData) : JSON.stringify(body),
    signal: options?.signal,
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  options?.onHeaders?.(response.headers);
  if (response.status === 204) return undefined as ResponseOf<R>;
  const answer = (await response.json()) as ResponseOf<R>;
  const cursor = response.headers.get(NEXT_CURSOR_HEADER);
  if (!cursor || !Array.isArray(answer)) return answer;
  // The whole list, page after page: none of them keeps the server busy for long.
  const next = { ...call, query: { ...(call?.query as object), cursor } } as never;
  const rest = await callApi<RouteContract>(contract, next, options);
  return [...answer, ...(rest as unknown as unknown[])] as ResponseOf<R>;
}
