/** The HTTP server with everything that applies to every request, before any feature adds its routes. */

import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { AppError } from '#common/errors.ts';
import { installSessions } from '#platform/auth/session-cookie.ts';
import type { Sessions } from '#platform/auth/sessions.ts';
import type { Config } from '#platform/config/config.ts';
import type { Log } from '#platform/log/log.ts';
import { installErrorHandler, sendError } from './error-handler.ts';
import { installOriginCheck } from './origin-check.ts';

export async function createHttpServer(
  config: Pick<Config, 'publicUrl' | 'trustProxy' | 'limits'>,
  sessions: Sessions,
  log: Log,
): Promise<FastifyInstance> {
  const fastify = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
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

  installErrorHandler(fastify);
  acceptEmptyJson(fastify);
  logAnswers(fastify);
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  await fastify.register(helmet, helmetOptions(isHttps));
  await fastify.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  installOriginCheck(fastify, config.publicUrl);
  await installSessions(fastify, sessions, isHttps);
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
  fastify.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
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

function helmetOptions(isHttps: boolean) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The sign-in page learns from the referrer where to send the person back to; other sites learn the origin at most.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
  };
}
