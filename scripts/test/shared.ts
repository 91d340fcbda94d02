/** What all parcels of a test run share: one PostgreSQL with its template, one prepared embedded database, one server for e2e tests. */

import type { Suite } from './suites.ts';

/** They need nothing of it, nor anything built. */
export const PURE: readonly Suite['name'][] = ['unit', 'components', 'drawn', 'engines'];
const ON_POSTGRES: readonly Suite['name'][] = ['http', 'processes', 'browser'];

export interface Shared {
  /** Tells tests where these are. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

export async function startShared(suites: readonly Suite['name'][]): Promise<Shared> {
  const env: Record<string, string> = {};
  const stops: (() => Promise<void>)[] = [];
  if (suites.some((name) => ON_POSTGRES.includes(name))) {
    const { startTemplateServer } = await import('../../tests/harness/database/template-server.ts');
    const postgres = await startTemplateServer();
    env.TEST_POSTGRES = postgres.url('postgres');
    let server: { base: string; dispose(): Promise<void> } | undefined;
    if (suites.includes('browser')) {
      const { startE2eServer } = await import('../../tests/harness/e2e-server.ts');
      server = await startE2eServer(env.TEST_POSTGRES);
      env.TEST_SERVER = server.base;
    }
    stops.push(async () => {
      await server?.dispose();
      await postgres.stop();
    });
  }
  if (suites.some((name) => !PURE.includes(name))) {
    const { preparedDatabase } = await import('../../tests/harness/database/prepared-database.ts');
    await preparedDatabase();
  }
  return { env, stop: async () => void (await Promise.all(stops.map((stop) => stop()))) };
}
