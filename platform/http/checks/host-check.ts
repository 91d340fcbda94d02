/** Answers only under names of its own: a page of another site whose name was pointed at this machine gets nothing (DNS rebinding). */

import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#common/errors.ts';
import type { Config } from '#platform/config/config.ts';

const HERE = new Set(['localhost', '127.0.0.1', '::1']);
const ANY = '*';

/** Load balancers ask by whatever address they have, and learn nothing that is anybody's. */
const OPEN_PATH = '/api/health';

type Names = Pick<Config, 'publicUrl' | 'allowedHosts' | 'host'>;

export function installHostCheck(fastify: FastifyInstance, config: Names): void {
  const isOwn = ownHosts(config);
  fastify.addHook('onRequest', async (request) => {
    if (request.url === OPEN_PATH || isOwn(request.hostname)) return;
    throw new AppError(
      'forbidden',
      'Atelier is not published under this name. Its operator can add it to ALLOWED_HOSTS.',
    );
  });
}

/** Nobody can register an address of digits or the name of this machine, so without PUBLIC_URL these are taken too. */
export function ownHosts({ publicUrl, allowedHosts, host }: Names): (name: string) => boolean {
  const named = new Set([...HERE, ...allowedHosts]);
  if (publicUrl) named.add(bare(new URL(publicUrl).hostname));
  else for (const own of [host, hostname(), `${hostname()}.local`]) named.add(own.toLowerCase());
  return (given) => {
    const name = bare(given);
    return named.has(ANY) || named.has(name) || (!publicUrl && isIP(name) !== 0);
  };
}

/** Without brackets and the dot of the root; a program that names no host is no browser. */
const bare = (host: string): string =>
  host === ''
    ? 'localhost'
    : host
        .toLowerCase()
        .replace(/^\[|\]$/g, '')
        .replace(/\.$/, '');
