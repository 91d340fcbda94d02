/** Puts platform and features together into one HTTP server, ready to listen. */

import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '#common/user.ts';
import { registerAssetRoutes } from '#platform/assets/assets.routes.ts';
import { sessionIn } from '#platform/auth/session-cookie.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { type Api, createApi } from '#platform/http/api.ts';
import { registerDocsRoutes } from '#platform/http/docs/docs.routes.ts';
import { registerEventRoutes } from '#platform/http/events.routes.ts';
import { createHttpServer } from '#platform/http/http-server.ts';
import { registerJobRoutes } from '#platform/http/jobs.routes.ts';
import { buildOpenApi, openApiDocument } from '#platform/http/openapi.ts';
import { installWebPages } from '#platform/http/pages/web-pages.ts';
import { registerHealthRoutes } from '#platform/http/watching/health.routes.ts';
import { registerMetricsRoute } from '#platform/http/watching/metrics.routes.ts';
import type { Platform } from '#platform/platform.ts';
import { PAGES, servedPaths, VISITOR_PAGES } from './pages.ts';

const WEB_ROOT = fileURLToPath(new URL('../dist/web', import.meta.url));

export interface BuiltServer {
  fastify: FastifyInstance;
  api: Api;
  /** From now on it says that it is not ready, and still answers whoever asks. */
  announceStop: () => void;
}

export async function buildServer(
  platform: Platform,
  features: readonly ServerFeature[],
  options: { webRoot?: string } = {},
): Promise<BuiltServer> {
  const { config, database, storage, assets, settings, items, cache, moderation } = platform;
  const { sessions, apiKeys, log, watch } = platform;
  const fastify = await createHttpServer(config, sessions, apiKeys, log, watch.watchers);
  const api = createApi(fastify, platform.events);
  const pages = await installWebPages(fastify, {
    root: options.webRoot ?? WEB_ROOT,
    paths: [...PAGES, ...VISITOR_PAGES].flatMap(servedPaths),
    userOf: (request) => userOfPage(request, platform),
  });

  const announceStop = registerHealthRoutes(api, { version: config.version, database, storage });
  registerMetricsRoute(api, platform.watch.metrics, config.metricsToken);
  const upload = {
    maxBytes: config.limits.uploadBytes,
    bytesNow: async () => (await settings.number('upload_max_mb')) * 1024 * 1024,
  };
  await registerAssetRoutes(api, { assets, storage, upload, items, cache, moderation });
  registerJobRoutes(api, platform.jobs);
  registerEventRoutes(api, platform.events, platform);
  registerDocsRoutes(api);
  for (const feature of features) await feature.routes?.(api, platform, pages);

  let document: Record<string, unknown> | undefined;
  api.handle(openApiDocument, () => {
    document ??= buildOpenApi(api.contracts, config.version);
    return document;
  });
  return { fastify, api, announceStop };
}

/** A page is sent even where the database does not answer: it then asks itself, and says what is wrong. */
async function userOfPage(
  request: FastifyRequest,
  { sessions, log }: Platform,
): Promise<User | null | undefined> {
  const sid = sessionIn(request);
  if (!sid) return null;
  try {
    return (await sessions.load(sid)) ?? null;
  } catch (error) {
    log.warn({ err: error }, 'a page is sent without its session');
    return undefined;
  }
}
