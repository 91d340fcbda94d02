/** Starts one PostgreSQL for all test files of a run; each file makes its own database from a migrated template. */

import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#platform/db/postgres.ts';
import { createLog } from '#platform/log/log.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await admin.query('create database template_atelier');
  await admin.end();
  const migrated = await openPostgres(
    { url: server.url('template_atelier'), poolSize: 1 },
    createLog({ level: 'silent' }),
  );
  await migrated.close();
  project.provide('postgresUrl', server.url('postgres'));
  return server.stop;
}
