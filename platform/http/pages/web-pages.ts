/** Serves the built web client: hashed files for ever, the page itself fresh, and an honest 404 for paths that are no screen. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { StartError } from '#platform/config/start-error.ts';
import { sendError } from '../error-handler.ts';
import { readPrepared, wantedLanguage } from './prepared-pages.ts';

export interface WebPages {
  /** Answers with the page; the client's router decides what it shows. */
  send(request: FastifyRequest, reply: FastifyReply, status?: number): Promise<FastifyReply>;
}

interface Options {
  root: string;
  paths: readonly string[];
  /** Who asks, so that the page need not; undefined when that cannot be found out now. */
  userOf: (request: FastifyRequest) => Promise<User | null | undefined>;
}

export async function installWebPages(fastify: FastifyInstance, options: Options): Promise<WebPages> {
  const compose = readPrepared(options.root, readPage(options.root));
  await fastify.register(fastifyStatic, {
    root: options.root,
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

  serveFiles(fastify, options.root);

  const pages: WebPages = {
    send: async (request, reply, status = 200) => {
      const path = request.url.split('?')[0] as string;
      const user = await options.userOf(request);
      const language = wantedLanguage(request.headers['accept-language']);
      // The page says whose it is: shown again from a store, it would tell of a session that has ended.
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(compose({ path, language, user }));
    },
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

/** Hashed files share one route: a thousand of their own would make every start longer. */
function serveFiles(fastify: FastifyInstance, root: string): void {
  const folder = join(root, 'assets');
  const assets = new Set(existsSync(folder) ? readdirSync(folder) : []);
  fastify.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const { name } = request.params;
    return assets.has(name) ? reply.sendFile(join('assets', name)) : reply.callNotFound();
  });
  for (const file of readdirSync(root, { withFileTypes: true }))
    if (file.isFile()) fastify.get(`/${file.name}`, (_, reply) => reply.sendFile(file.name));
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
