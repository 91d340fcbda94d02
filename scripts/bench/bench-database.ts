/** A PostgreSQL with an empty database, for as long as one benchmark runs. */

import pg from 'pg';
import { startPostgres } from '#tests/harness/database/postgres-server.ts';

export async function withPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const server = await startPostgres();
  try {
    const admin = new pg.Client({ connectionString: server.url('postgres') });
    await admin.connect();
    await admin.query('create database bench');
    await admin.end();
    return await work(server.url('bench'));
  } finally {
    await server.stop();
  }
}
