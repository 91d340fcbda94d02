/** Starts one PostgreSQL for all test files of a run; each file makes its own database from a migrated template. */

import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seedTemplates } from '#features/logo/server/templates/seed-templates.ts';
import { openTestPlatform } from '../test-platform.ts';
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
  const { platform, dispose } = await openTestPlatform({ databaseUrl: server.url('template_atelier') });
  await platform.jobs.start({ work: false });
  await seedTemplates(platform.db);
  await dispose();
  project.provide('postgresUrl', server.url('postgres'));
  return server.stop;
}
