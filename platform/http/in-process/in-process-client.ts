/** The product's own calls from inside of it, as the caller in hand: other protocols are adapters to the same contracts. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { SCOPES, type Scope } from '#common/contract.ts';
import type { ServerEvent } from '#common/job.ts';
import type { ApiKeys } from '#platform/auth/keys/api-keys.ts';
import { TICKET_HEADER } from '#platform/auth/keys/tickets.ts';
import type { UserEvents } from '#platform/events/user-events.ts';
import { abortOnDisconnect } from '../abort-on-disconnect.ts';

export interface InProcessClient {
  (path: string, init?: RequestInit): Promise<Response>;
  /** Hears what open pages of the caller would; absent where the product is elsewhere. */
  onEvent?: (listener: (event: ServerEvent) => void) => () => void;
}

/** Statuses whose answers have no body. */
const BODILESS = new Set([204, 205, 304]);

export interface InProcessOptions {
  /** Absent: what the key of the call itself allows. */
  scopes?: readonly Scope[];
  gone?: AbortSignal;
}

/** `work` gets a way to call as whoever sent the request; it is closed when the work ends. */
export async function withInProcessClient<T>(
  { apiKeys, events }: { apiKeys: ApiKeys; events: Pick<UserEvents, 'subscribe'> },
  request: FastifyRequest,
  reply: FastifyReply,
  { scopes, gone: left = abortOnDisconnect(reply) }: InProcessOptions,
  work: (client: InProcessClient, gone: AbortSignal) => Promise<T>,
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
  const client: InProcessClient = async (path, init = {}) => {
    const requested = new Request(`http://inside${path}`, init);
    const answer = await server.inject({
      method: requested.method as 'GET',
      url: path,
      remoteAddress: ip,
      headers: { ...Object.fromEntries(requested.headers), host: headers.host, [TICKET_HEADER]: ticket },
      ...(requested.body && { payload: Buffer.from(await requested.arrayBuffer()) }),
    });
    const body = BODILESS.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers: plain(answer.headers) });
  };
  client.onEvent = (listener) => events.subscribe(user!.id, listener);
  try {
    const made = await work(client, gone);
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
