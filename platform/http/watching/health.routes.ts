/** Tells a load balancer whether this process can serve, and who watches over processes whether it lives. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import type { Database } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Api } from '../api.ts';

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

const state = z.object({ status: z.enum(['ok', 'unavailable']) });

export const live = route({
  method: 'GET',
  path: '/api/live',
  summary: 'Whether this process lives: it answers; if it does not, restart it',
  access: 'public',
  response: state,
});

export const ready = route({
  method: 'GET',
  path: '/api/ready',
  summary: 'Whether to send requests here: not while it stops, nor while database or files are away',
  access: 'public',
  response: state,
});

/** Answers with what says that the process is about to stop, before it does. */
export function registerHealthRoutes(
  api: Api,
  deps: { version: string; database: Database; storage: Storage },
): () => void {
  let isStopping = false;
  api.fastify.addHook('preClose', async () => {
    isStopping = true;
  });
  const canServe = async (): Promise<boolean> => {
    if (isStopping) return false;
    const [database, storage] = await Promise.all([deps.database.healthy(), deps.storage.healthy()]);
    return database && storage && !isStopping;
  };
  api.handle(live, ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' as const };
  });
  api.handle(ready, async ({ reply }) => {
    const isReady = await canServe();
    reply.header('cache-control', 'no-store');
    return isReady ? { status: 'ok' as const } : reply.code(503).send({ status: 'unavailable' });
  });
  api.handle(health, async ({ reply }) => {
    const isReady = await canServe();
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
  return () => {
    isStopping = true;
  };
}
