/** The product's own calls from inside of it, as the caller in hand: other protocols are doors to the same contracts. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { SCOPES, type Scope } from '#common/contract.ts';
import type { ApiKeys } from '#platform/auth/keys/api-keys.ts';
import { TICKET_HEADER } from '#platform/auth/keys/tickets.ts';
import { abortOnDisconnect } from '../abort-on-disconnect.ts';

export type InnerFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Statuses whose answers have no body. */
const BODILESS = new Set([204, 205, 304]);

export interface InnerOptions {
  /** Absent: what the key of the call itself allows. */
  scopes?: readonly Scope[];
  gone?: AbortSignal;
}

/** `work` gets a way to call as whoever sent the request; it is closed when the work ends. */
export async function withInnerFetch<T>(
  apiKeys: ApiKeys,
  request: FastifyRequest,
  reply: FastifyReply,
  { scopes, gone: left = abortOnDisconnect(reply) }: InnerOptions,
  work: (inner: InnerFetch, gone: AbortSignal) => Promise<T>,
): Promise<T> {
  const { user, apiKey, server, ip, headers } = request;
  const key = apiKey ?? NO_KEY;
  // Work that was begun with a key ends with it, and so does the right to its answer.
  const watch = apiKey && apiKeys.watchEnd(apiKey, user!.id);
  const gone = watch ? AbortSignal.any([left, watch.ended]) : left;
  const { ticket, end } = apiKeys.tickets.issue({
    user: user!,
    key: { ...key, scopes: scopes ?? key.scopes },
    gone,
  });
  const inner: InnerFetch = async (path, init = {}) => {
    const asked = new Request(`http://inside${path}`, init);
    const answer = await server.inject({
      method: asked.method as 'GET',
      url: path,
      remoteAddress: ip,
      headers: { ...Object.fromEntries(asked.headers), host: headers.host, [TICKET_HEADER]: ticket },
      ...(asked.body && { payload: Buffer.from(await asked.arrayBuffer()) }),
    });
    const body = BODILESS.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers: plain(answer.headers) });
  };
  try {
    const made = await work(inner, gone);
    if (!reply.sent) watch?.ended.throwIfAborted();
    return made;
  } finally {
    watch?.stop();
    end();
  }
}

/** Somebody with a session may do everything. */
const NO_KEY = { id: '', hash: '', scopes: SCOPES, callsPerMinute: 0, expiresAt: null };

const plain = (headers: Record<string, number | string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== 'content-length' && name !== 'transfer-encoding')
      .map(([name, value]) => [name, String(value)]),
  );
