/** Tells a load balancer, or a person, whether this process can serve. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Api } from './api.ts';

export const health = route({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether this process is ready to serve',
  access: 'public',
  response: z.object({
    status: z.enum(['ok', 'unavailable']),
    version: z.string(),
    database: z.enum(['pglite', 'postgres']),
    storage: z.enum(['disk', 's3']),
    uptimeSeconds: z.int(),
  }),
});

export function registerHealthRoute(
  api: Api,
  deps: { version: string; database: Database; storage: Storage },
): void {
  let isStopping = false;
  api.fastify.addHook('preClose', async () => {
    isStopping = true;
  });
  api.handle(health, async ({ reply }) => {
    const [database, storage] = await Promise.all([deps.database.healthy(), deps.storage.healthy()]);
    const isReady = database && storage && !isStopping;
    const body = {
      status: isReady ? ('ok' as const) : ('unavailable' as const),
      version: deps.version,
      database: deps.database.kind,
      storage: deps.storage.kind,
      uptimeSeconds: Math.round(process.uptime()),
    };
    reply.header('cache-control', 'no-store');
    return isReady ? body : reply.code(503).send(body);
  });
}
