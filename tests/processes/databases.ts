/** Databases on this run's PostgreSQL for tests that start processes. */

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Nothing in it yet, not even the migrations. */
export async function emptyDatabase(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${name}`);
  return server.replace(/\/postgres$/, `/${name}`);
}

export async function query<T>(url: string, text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as T[];
  } finally {
    await client.end();
  }
}
