/** Refuses requests that change something when another site's page sent them with the person's cookies. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#common/errors.ts';
import { keyInHeader } from '#platform/auth/keys/api-keys.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const originOf = (publicUrl: string | undefined) => (publicUrl ? new URL(publicUrl).origin : undefined);

export function installOriginCheck(fastify: FastifyInstance, publicUrl: string | undefined): void {
  const own = originOf(publicUrl);
  fastify.addHook('onRequest', async (request) => {
    // No page of another site has a key to send, and with one the cookies count for nothing.
    if (keyInHeader(request.headers.authorization) !== undefined) return;
    if (!SAFE.has(request.method) && isForeign(request, own)) {
      throw new AppError('forbidden', 'This request came from another site and was refused.');
    }
  });
}

/** Whether a page of another site led here, for the few links that do something; they name no origin, but where they stand. */
export function isLinkFromElsewhere(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (isForeign(request, originOf(publicUrl))) return true;
  const { referer } = request.headers;
  if (request.headers['sec-fetch-site'] !== undefined || referer === undefined) return false;
  return (
    !URL.canParse(referer) ||
    ![request.host, publicUrl && new URL(publicUrl).host].includes(new URL(referer).host)
  );
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
