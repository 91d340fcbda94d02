/** One PostgreSQL for many test files; each file makes its own database from the migrated template here. */

import pg from 'pg';
import { seedTemplates } from '#features/logo/server/templates/seed-templates.ts';
import { openTestPlatform } from '../test-platform.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

export async function startTemplateServer(): Promise<PostgresServer> {
  const server = await startPostgres();
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await admin.query('create database template_atelier');
  await admin.end();
  const { platform, dispose } = await openTestPlatform({ databaseUrl: server.url('template_atelier') });
  await platform.jobs.start({ work: false });
  await seedTemplates(platform.db);
  await dispose();
  return server;
}
