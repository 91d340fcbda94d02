/** The product over real HTTP for one test file, on the database that this run is about. */

import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import { buildServer } from '#app/build-server.ts';
import type { RouteContract } from '#common/contract.ts';
import { quickFeatures } from '#tests/fakes/doubled-features.ts';
import { copyDatabase } from './database/copy-database.ts';
import { starts } from './starts.ts';
import { openTestPlatform, type TestOptions, type TestPlatform } from './test-platform.ts';
import { Visitor } from './visitor.ts';

export interface TestApp extends TestPlatform {
  base: string;
  /** Every call that the product answers. */
  contracts: readonly RouteContract[];
  /** Somebody without a session. */
  visitor(): Visitor;
  /** Somebody who just signed up; the first in a file is the admin. */
  person(name?: string): Promise<Visitor>;
}

/** A database of its own for the calling test file, copied from the migrated template of this run. */
export async function ownDatabase(): Promise<Pick<TestOptions, 'databaseUrl' | 'pgliteTemplate'>> {
  if (process.env.TEST_DATABASE !== 'postgres') return { pgliteTemplate: inject('pgliteTemplate') };
  return { databaseUrl: await copyDatabase(inject('postgresUrl')) };
}

export async function openTestApp(options: TestOptions & { work?: boolean } = {}): Promise<TestApp> {
  starts.applications++;
  const features = options.features ?? quickFeatures();
  const opened = await openTestPlatform({ ...(await ownDatabase()), ...options, features });
  const { fastify, api } = await buildServer(opened.platform, features, { webRoot: opened.webRoot });
  await opened.platform.jobs.start({ work: options.work ?? true });
  await fastify.listen({ port: opened.platform.config.port, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`;
  let people = 0;
  return {
    ...opened,
    base,
    contracts: api.contracts,
    visitor: () => new Visitor(base),
    person: async (name = `person${++people}`) => {
      const visitor = new Visitor(base);
      await visitor.signUp(name);
      return visitor;
    },
    dispose: async () => {
      // A connection that turns idle just after closing began would be waited for.
      const closing = fastify.close();
      fastify.server.closeAllConnections();
      await closing;
      await opened.dispose();
    },
  };
}
