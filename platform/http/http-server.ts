/** The HTTP server with everything that applies to every request, before any feature adds its routes. */

import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { AppError } from '#common/errors.ts';
import type { ApiKeys } from '#platform/auth/keys/api-keys.ts';
import { installSessions } from '#platform/auth/session-cookie.ts';
import type { Sessions } from '#platform/auth/sessions.ts';
import type { Config } from '#platform/config/config.ts';
import type { Log } from '#platform/log/log.ts';
import type { Watcher } from '#platform/log/watcher.ts';
import { installErrorHandler, sendError } from './error-handler.ts';
import { installHostCheck } from './guards/host-check.ts';
import { installOriginCheck } from './guards/origin-check.ts';
import { limitSlowBodies, requestTimeoutMs } from './guards/slow-bodies.ts';
import { watchRequests } from './watching/watched-requests.ts';

/** How often Node looks for requests that take too long to arrive, in milliseconds. */
const LOOK_EVERY_MS = 1000;

export async function createHttpServer(
  config: Pick<Config, 'publicUrl' | 'allowedHosts' | 'host' | 'trustProxy' | 'limits'>,
  sessions: Sessions,
  keys: ApiKeys,
  log: Log,
  watchers: readonly Watcher[] = [],
): Promise<FastifyInstance> {
  const fastify = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // The nearest hops only: what stands further left in X-Forwarded-For was written by the caller.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    requestTimeout: Math.ceil(requestTimeoutMs(config.limits)),
    http: {
      headersTimeout: config.limits.headerSeconds * 1000,
      connectionsCheckingInterval: LOOK_EVERY_MS,
    },
    bodyLimit: config.limits.bodyBytes,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      // Paths that are not valid UTF-8 or have endless parameters: nothing of ours lies there.
      request.log.debug({ err: error }, 'unroutable');
      return sendError(request, reply, new AppError('not_found', 'That was not found.'));
    },
  }) as unknown as FastifyInstance;

  watchRequests(fastify, watchers);
  installErrorHandler(fastify);
  acceptEmptyJson(fastify);
  logAnswers(fastify);
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  await fastify.register(helmet, helmetOptions(isHttps));
  // Before any handler, so that a route may set a stricter policy of its own.
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY).header('x-request-id', request.id);
  });
  await fastify.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  installHostCheck(fastify, config);
  limitSlowBodies(fastify, config.limits);
  installOriginCheck(fastify, config.publicUrl);
  await installSessions(fastify, sessions, keys, isHttps);
  return fastify;
}

/** A caller's own id is kept when it is harmless, so that logs of several services line up. */
const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();

/** Clients send DELETE and POST with a JSON content type and no body; that is an empty object, not an error. */
function acceptEmptyJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser(['application/json', 'text/plain']);
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body as string, done),
  );
}

function logAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const facts = {
      method: request.method,
      path: request.routeOptions.url ?? 'unmatched',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId: request.user?.id,
    };
    request.log.debug(facts, 'answered');
  });
}

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

function helmetOptions(isHttps: boolean) {
  return {
    // Set once below: the library would put it together again for every answer.
    contentSecurityPolicy: false as const,
    // The sign-in page learns from the referrer where to send the person back to; other sites learn the origin at most.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
  };
}
