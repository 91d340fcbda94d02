/** What all parcels of a test run share: one PostgreSQL with its template, one prepared embedded database, one server for e2e tests. */

import type { Suite } from './suites.ts';

const WITHOUT_DATABASE: readonly Suite['name'][] = ['unit', 'drawn', 'engines'];

export interface Shared {
  /** Tells tests where these are. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

export async function startShared(suites: readonly Suite['name'][]): Promise<Shared> {
  const env: Record<string, string> = {};
  const stops: (() => Promise<void>)[] = [];
  if (suites.some((name) => name === 'http' || name === 'processes')) {
    const { startTemplateServer } = await import('../../tests/harness/database/template-server.ts');
    const server = await startTemplateServer();
    stops.push(server.stop);
    env.TEST_POSTGRES = server.url('postgres');
  }
  if (suites.some((name) => !WITHOUT_DATABASE.includes(name))) {
    const { preparedDatabase } = await import('../../tests/harness/database/prepared-database.ts');
    const template = await preparedDatabase();
    if (suites.includes('browser')) {
      const { startE2eServer } = await import('../../tests/harness/e2e-server.ts');
      const server = await startE2eServer(template);
      stops.push(server.dispose);
      env.TEST_SERVER = server.base;
    }
  }
  return { env, stop: async () => void (await Promise.all(stops.map((stop) => stop()))) };
}
