/** MCP over HTTP: each message is served on its own, for the key that it came with. */

import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { RouteContract } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import type { Api } from '#platform/http/api.ts';
import { withInnerFetch } from '#platform/http/inside/inner-fetch.ts';
import type { Platform } from '#platform/platform.ts';
import { mcpCall } from '../../calls/mcp-calls.ts';
import { createAtelierMcp } from './atelier-mcp.ts';

export function registerMcpRoutes(api: Api, { config, apiKeys, log }: Platform): void {
  const { publicUrl, version, limits } = config;
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
      const base = publicUrl ?? `${request.protocol}://${request.host}`;
      await withInnerFetch(apiKeys, request, reply, {}, async (inner) => {
        reply.hijack();
        const handler = createMcpHandler(() => createAtelierMcp({ inner, base, version }), { onerror });
        await toNodeHandler(handler, { onerror })(request.raw, reply.raw, request.body);
      });
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
