/** Numbers for Prometheus, for those who know the token; without one there is nothing here. */

import { createHash, timingSafeEqual } from 'node:crypto';
import { route } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import type { Metrics } from '#platform/log/watcher.ts';
import type { Api } from '../api.ts';

export const readMetrics = route({
  method: 'GET',
  path: '/metrics',
  summary: 'Numbers of this process for Prometheus; needs METRICS_TOKEN as bearer',
  access: 'public',
  produces: 'text/plain',
});

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compared in a time that tells nothing about the token. */
export const isBearer = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(/^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? ''), digest(token));

export function registerMetricsRoute(api: Api, metrics: Metrics | undefined, token = ''): void {
  api.handle(readMetrics, async ({ request, reply }) => {
    if (!metrics || !token) throw new AppError('not_found', 'There is nothing at this address.');
    if (!isBearer(request.headers.authorization, token)) {
      throw new AppError('unauthorized', 'Please send the metrics token.', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    const text = await metrics.text();
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text);
  });
}
