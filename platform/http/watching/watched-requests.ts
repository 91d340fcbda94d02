/** Lets numbers and traces see every request, from its first header to its last byte. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Watcher } from '#platform/log/watcher.ts';
import { readMetrics } from './metrics.routes.ts';

export function watchRequests(fastify: FastifyInstance, watchers: readonly Watcher[]): void {
  if (watchers.length === 0) return;
  const ends = new WeakMap<FastifyRequest, ((status: number) => void)[]>();
  for (const watcher of watchers)
    fastify.addHook('onRequest', (request, _reply, done) => {
      const { method, headers, routeOptions } = request;
      // Metrics that count being asked for metrics say nothing.
      if (routeOptions.url === readMetrics.path) return done();
      const list = ends.get(request) ?? [];
      ends.set(request, list);
      list.push(watcher.request({ method, path: routeOptions.url ?? 'unmatched', headers }, done));
    });
  const end = async (request: FastifyRequest, status: number) => {
    for (const one of ends.get(request) ?? []) one(status);
    ends.delete(request);
  };
  fastify.addHook('onResponse', (request, reply) => end(request, reply.statusCode));
  // Left before the answer came: what nginx calls 499.
  fastify.addHook('onRequestAbort', (request) => end(request, 499));
}
