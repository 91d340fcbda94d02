/** The little that a worker says by HTTP: whether it lives, whether it can work, and its numbers. */

import { createServer, type IncomingMessage } from 'node:http';
import { live, ready } from '#platform/http/watching/health.routes.ts';
import { isBearer, readMetrics } from '#platform/http/watching/metrics.routes.ts';
import type { Platform } from '#platform/platform.ts';

interface Answer {
  status: number;
  type: string;
  body: string;
}

const state = (isWell: boolean): Answer => ({
  status: isWell ? 200 : 503,
  type: 'application/json',
  body: JSON.stringify({ status: isWell ? 'ok' : 'unavailable' }),
});
const refusal = (status: number, message: string): Answer => ({ status, type: 'text/plain', body: message });

async function answerTo(platform: Platform, { url, headers }: IncomingMessage): Promise<Answer> {
  const { config, watch, database, storage } = platform;
  switch (url) {
    case live.path:
      return state(true);
    case ready.path:
      return state((await database.healthy()) && (await storage.healthy()));
    case readMetrics.path:
      if (!watch.metrics || !config.metricsToken) break;
      if (!isBearer(headers.authorization, config.metricsToken))
        return refusal(401, 'Please send the metrics token.');
      return { status: 200, type: watch.metrics.contentType, body: await watch.metrics.text() };
  }
  return refusal(404, 'There is nothing at this address.');
}

/** Undefined where no WORKER_PORT is set. */
export async function openWorkerStatus(platform: Platform) {
  const { config, log } = platform;
  if (!config.workerPort) return undefined;
  const server = createServer((request, response) => {
    answerTo(platform, request)
      .catch((error) => {
        log.error({ err: error }, 'the worker cannot tell how it is');
        return refusal(500, 'Something went wrong on our side.');
      })
      .then(({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body));
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(config.workerPort, config.host, done);
  });
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
