/** Serves the built web client: hashed files for ever, the page itself fresh, and an honest 404 for paths that are no screen. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#common/errors.ts';
import { StartError } from '#platform/config/start-error.ts';
import { sendError } from './error-handler.ts';

export interface WebPages {
  /** Answers with the page; the client's router decides what it shows. */
  send(request: FastifyRequest, reply: FastifyReply, status?: number): FastifyReply;
}

export async function installWebPages(
  fastify: FastifyInstance,
  options: { root: string; paths: readonly string[] },
): Promise<WebPages> {
  const html = readPage(options.root);
  await fastify.register(fastifyStatic, {
    root: options.root,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

  const pages: WebPages = {
    send: (_request, reply, status = 200) =>
      reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html),
  };
  for (const path of options.paths) fastify.get(path, (request, reply) => pages.send(request, reply));
  fastify.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/') || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return sendError(request, reply, new AppError('not_found', 'There is nothing at this address.'));
    }
    return pages.send(request, reply, 404);
  });
  return pages;
}

function readPage(root: string): string {
  try {
    return readFileSync(join(root, 'index.html'), 'utf8');
  } catch {
    throw new StartError(
      'The web client is not built. Run `npm start`, which builds it, or `npx vite build`.',
    );
  }
}
