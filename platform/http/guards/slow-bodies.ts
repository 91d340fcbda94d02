/** Gives up on bodies that trickle in: they hold a connection and cost their sender nothing. */

import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';

/** The slowest line on which an upload of full size still arrives, in bytes a second. */
const SLOWEST_UPLOAD = 50 * 1024;

type Limits = Pick<Config['limits'], 'bodySeconds' | 'uploadBytes'>;

/** For the whole server, in milliseconds: long enough for the largest upload. */
export const requestTimeoutMs = ({ bodySeconds, uploadBytes }: Limits): number =>
  (bodySeconds + uploadBytes / SLOWEST_UPLOAD) * 1000;

/** Everything but an upload is small and must be here soon. */
export function limitSlowBodies(fastify: FastifyInstance, limits: Limits): void {
  fastify.addHook('onRequest', async ({ raw, headers }) => {
    const isUpload = headers['content-type']?.startsWith('multipart/form-data') ?? false;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (isUpload || !hasBody || raw.complete) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), limits.bodySeconds * 1000);
    timer.unref();
    raw.once('end', () => clearTimeout(timer));
    raw.once('close', () => clearTimeout(timer));
  });
}
