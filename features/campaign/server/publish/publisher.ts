/** What every network's door offers, and how its refusals are told. */

import { AppError } from '#common/errors.ts';
import { type CallAnswer, type CallOut, callOut } from '#platform/http/outbound/call-out.ts';

export interface PostFile {
  bytes: Uint8Array;
  type: string;
  name: string;
  /** Where the network can fetch it for a day; null where this installation has no public address. */
  url?: string | null;
  width?: number | undefined;
  height?: number | undefined;
}

export interface Post {
  /** The same for every try of the same piece. */
  key: string;
  title: string;
  text: string;
  /** 'story', 'film' … */
  kind: string;
  firstComment: string;
  file: PostFile | null;
  /** The further pictures of a carousel. */
  more: readonly PostFile[];
}

export type Call = (out: Omit<CallOut, 'allowPrivate' | 'signal'>) => Promise<CallAnswer>;

export interface Published {
  /** Where people see it; null where the network does not say. */
  url: string | null;
}

export interface Publisher<S> {
  /** A second post with the same key is the same post there. */
  isRepeatable?: boolean;
  /** The name of the account. */
  test(settings: S, call: Call): Promise<string>;
  /** What may be done twice: signing in, files. The answer then posts, once. */
  prepare(settings: S, post: Post, call: Call): Promise<() => Promise<Published>>;
}

export const callWith =
  (allowPrivate: boolean, signal: AbortSignal): Call =>
  (out) =>
    callOut({ ...out, allowPrivate, signal });

/** Refused for good: asking again would not help. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;

/** The answer as JSON, or its refusal in words. */
export function readAnswer<T>(network: string, { status, text, retryAfter }: CallAnswer): T {
  if (status >= 200 && status < 300) {
    try {
      return (text ? JSON.parse(text) : {}) as T;
    } catch {
      // It took it, whatever it said.
      return {} as T;
    }
  }
  if (status === 401 || status === 403)
    throw new AppError(
      'forbidden',
      `${network} refused the key of this channel. Please add the channel anew.`,
    );
  const said = messageIn(text);
  const message = `${network} answered with status ${status}${said ? `: ${said}` : '.'}`;
  const wait = retryAfter ?? waitIn(text);
  throw new AppError(isFinal(status) ? 'unprocessable' : 'upstream_failed', message, {
    ...(wait && { headers: { 'retry-after': String(Math.ceil(wait)) } }),
  });
}

/** Telegram and Discord say in their answer how long to wait. */
function waitIn(text: string): number | undefined {
  try {
    const said = JSON.parse(text) as { retry_after?: unknown; parameters?: { retry_after?: unknown } };
    return Number(said.parameters?.retry_after ?? said.retry_after) || undefined;
  } catch {
    return undefined;
  }
}

function messageIn(text: string): string {
  try {
    const { error, message, description } = JSON.parse(text) as Record<string, unknown>;
    const inner = (error as { message?: unknown } | undefined)?.message;
    const said = [message, description, inner, error].find((one) => typeof one === 'string');
    return said ? String(said).replace(/\s+/g, ' ').slice(0, 200) : '';
  } catch {
    return '';
  }
}

export const json = (body: unknown) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A form with files, as bytes. */
export async function form(
  fields: Record<string, string | { bytes: Uint8Array; type: string; name: string }>,
) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, new Blob([new Uint8Array(value.bytes)], { type: value.type }), value.name);
  }
  const sent = new Response(data);
  return {
    headers: { 'content-type': sent.headers.get('content-type')! },
    body: new Uint8Array(await sent.arrayBuffer()),
  };
}

export const under = (server: string, path: string): string => `${server.replace(/\/+$/, '')}${path}`;
export const isFilm = (post: Post): boolean => post.file?.type.startsWith('video/') ?? false;
export const filesOf = ({ file, more }: Post): PostFile[] => [...(file ? [file] : []), ...more];

/** A network that takes fewer says so, instead of leaving some out. */
export function assertFiles(network: string, post: Post, most: number): PostFile[] {
  const files = filesOf(post);
  if (files.length > most)
    throw new AppError('unprocessable', `${network} takes ${most} pictures; this post has ${files.length}.`);
  return files;
}
