/** MCP over HTTP: each message is served on its own, for the key that it came with. */

import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RouteContract } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import { withInProcessClient } from '#platform/http/in-process/in-process-client.ts';
import type { Platform } from '#platform/platform.ts';
import { mcpCall } from '../../calls/mcp-calls.ts';
import { createCancels } from './cancels.ts';

/** Tells the calls of one assistant from those of another with the same key; nothing is kept behind it. */
const SESSION_HEADER = 'mcp-session-id';
/** Characters of a name that a message between processes has room for, many times over. */
const MAX_NAME = 300;

/** The protocol's own code: loaded with the first message, not at start. */
const loadProtocol = () =>
  Promise.all([
    import('@modelcontextprotocol/node'),
    import('@modelcontextprotocol/server'),
    import('./atelier-mcp.ts'),
  ]);

interface Message {
  method?: string;
  id?: unknown;
  params?: { requestId?: unknown };
}

/** A call as the assistant that sent it names it; undefined where it has no name. */
function nameOf({ apiKey, headers }: FastifyRequest, id: unknown): string | undefined {
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  const name = `${apiKey!.id} ${headers[SESSION_HEADER] ?? ''} ${JSON.stringify(id)}`;
  return name.length <= MAX_NAME ? name : undefined;
}

export async function registerMcpRoutes(api: Api, platform: Platform): Promise<void> {
  const { config, log } = platform;
  const { publicUrl, version, limits } = config;
  const cancels = await createCancels(platform);
  const onerror = (error: Error) => log.warn({ err: error }, 'an MCP message failed');
  api.contracts.push(mcpCall as RouteContract);
  api.fastify.post(
    mcpCall.path,
    // A recording in base64 takes a third more than its bytes.
    { bodyLimit: Math.ceil(limits.uploadBytes * 1.4) },
    async (request, reply) => {
      if (!request.apiKey)
        throw new AppError('unauthorized', 'Unauthorized', { headers: { 'www-authenticate': 'Bearer' } });
      // Each message is a call of its own: a hundred in one would be counted as one.
      if (Array.isArray(request.body)) throw new AppError('bad_request', 'Send one message at a time.');
      const [{ toNodeHandler }, { createMcpHandler }, { createAtelierMcp }] = await loadProtocol();
      const { method, id, params } = (request.body ?? {}) as Message;
      if (method === 'initialize') reply.raw.setHeader(SESSION_HEADER, randomUUID());
      const cancelled = method === 'notifications/cancelled' && nameOf(request, params?.requestId);
      if (cancelled) await cancels.cancel(cancelled);
      const base = publicUrl ?? `${request.protocol}://${request.host}`;
      const name = nameOf(request, id);
      const watch = name === undefined ? undefined : cancels.watch(name);
      const left = abortOnDisconnect(reply);
      const options = { gone: watch ? AbortSignal.any([left, watch.signal]) : left };
      await withInProcessClient(platform, request, reply, options, async (client, gone) => {
        reply.hijack();
        const runs: Promise<unknown>[] = [];
        const onRun = (run: Promise<unknown>) => void runs.push(run);
        const serve = () => createAtelierMcp({ client, base, version, gone, onRun });
        const handler = createMcpHandler(serve, { onerror });
        await toNodeHandler(handler, { onerror })(request.raw, reply.raw, request.body);
        await Promise.allSettled(runs);
      }).finally(() => watch?.end());
    },
  );
  api.fastify.route({
    method: ['GET', 'DELETE'],
    url: mcpCall.path,
    handler: async (_request, reply) => {
      reply.header('allow', 'POST');
      throw new AppError('method_not_allowed', 'Send messages by POST; there are no sessions here.');
    },
  });
}
