/** How a web process serves its features: pages and API, and jobs beside them unless told not to. */

import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { StartError } from '#platform/config/start-error.ts';
import type { ServerFeature } from '#platform/feature.ts';
import type { Platform } from '#platform/platform.ts';
import { buildServer } from './build-server.ts';
import { runProcess } from './run-process.ts';

/** How long answers under way may take; with the time for jobs it stays below the limit in run-process.ts. */
const ANSWER_GRACE_MS = 6000;

export const serve = (features: readonly ServerFeature[]): Promise<void> =>
  runProcess(
    async (platform) => {
      const { fastify, announceStop } = await buildServer(platform, features);
      await platform.jobs.start({ work: platform.config.jobs.inWeb });
      try {
        await fastify.listen({ port: platform.config.port, host: platform.config.host });
      } catch (error) {
        throw readable(error, platform);
      }
      const { port } = fastify.server.address() as AddressInfo;
      const shown = platform.config.publicUrl ?? `http://${shownHost(platform.config.host)}:${port}`;
      console.log(`\n  Atelier is ready: ${shown}\n`);
      return {
        stop: async () => {
          announceStop();
          // Until whoever stands in front has noticed, requests still come, and are answered.
          await sleep(platform.config.shutdownDelaySeconds * 1000);
          await closeInTime(fastify);
        },
      };
    },
    { features },
  );

/** A client that never reads its answer to the end, a paused download, may not keep the process from ending. */
async function closeInTime(fastify: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => fastify.server.closeAllConnections(), ANSWER_GRACE_MS);
  await fastify.close();
  clearTimeout(cut);
}

function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function readable(error: unknown, { config }: Platform): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const where = `${config.host}:${config.port}`;
  if (code === 'EADDRINUSE') {
    return new StartError(`port ${config.port} on ${config.host} is already in use. Set PORT to a free one.`);
  }
  if (code === 'EACCES')
    return new StartError(`no permission to listen on ${where}. Set PORT to 1024 or higher.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`this machine has no address ${config.host}. Set HOST to one it has.`);
  }
  return error;
}
