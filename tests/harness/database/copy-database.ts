/** A database for one test file or server, copied from the migrated template of a run's PostgreSQL. */

import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The address of the copy, given that of the server's own database. */
export async function copyDatabase(postgresUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: postgresUrl });
  await admin.connect();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} template template_atelier`);
  await admin.end();
  return postgresUrl.replace(/\/postgres$/, `/${name}`);
}
