/** A data folder with one of each kind of thing that people own, so that calls reach the work behind their ids. */

import { cpSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildServer } from '#app/build-server.ts';
import { FEATURES } from '#app/features.ts';
import type { RouteContract } from '#common/contract.ts';
import { oneOfEach } from '#tests/factories/one-of-each.ts';
import { preparedDatabase } from '#tests/harness/database/prepared-database.ts';
import { openTestPlatform } from '#tests/harness/test-platform.ts';
import { Visitor } from '#tests/harness/visitor.ts';

export interface Furnished {
  contracts: readonly RouteContract[];
  /** By the path before the id. */
  ids: Map<string, string>;
  /** The session of a plain user, who owns it all. */
  cookies: ReadonlyMap<string, string>;
}

export async function furnish(dataFolder: string): Promise<Furnished> {
  cpSync(await preparedDatabase(), join(dataFolder, 'database'), { recursive: true });
  const { platform, webRoot, dispose } = await openTestPlatform({
    env: { DATA_DIR: dataFolder, SIGNUPS_PER_HOUR: '100000' },
  });
  const { fastify, api } = await buildServer(platform, FEATURES, { webRoot });
  await platform.jobs.start({ work: false });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`;
  // The first is the administrator, who may more than others.
  await new Visitor(base).signUp('admin');
  const who = new Visitor(base);
  await who.signUp('bench');
  const made = await oneOfEach({ platform }, who, 'bench');
  const closing = fastify.close();
  fastify.server.closeAllConnections();
  await closing;
  await dispose();
  const ids = new Map([...made].map(([path, id]) => [path.replace('/:id', ''), id]));
  return { contracts: api.contracts, ids, cookies: who.cookies };
}
