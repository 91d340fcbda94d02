/** Refuses requests that change something when another site's page sent them with the person's cookies. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#common/errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export function installOriginCheck(fastify: FastifyInstance, publicUrl: string | undefined): void {
  const own = publicUrl ? new URL(publicUrl).origin : undefined;
  fastify.addHook('onRequest', async (request) => {
    if (!SAFE.has(request.method) && isForeign(request, own)) {
      throw new AppError('forbidden', 'This request came from another site and was refused.');
    }
  });
}

/** Browsers always name the origin on such requests; a program that names none carries no stolen cookie. */
function isForeign(request: FastifyRequest, own: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  if (origin === own) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
