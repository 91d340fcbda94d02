/** The Model Context Protocol: one call through which assistants reach the tools. */

import { z } from 'zod';
import { route } from '#common/contract.ts';

/** The answer is one JSON message, or a stream of them where a tool tells how far it is. */
export const mcpCall = route({
  method: 'POST',
  path: '/mcp',
  summary: 'Model Context Protocol (streamable HTTP) for assistants, by API key',
  access: 'user',
  body: z.unknown(),
  produces: 'application/json',
});
