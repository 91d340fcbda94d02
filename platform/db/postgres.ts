/** PostgreSQL as a server: a pool for queries, one connection of its own for messages. */

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { messageOf } from '#common/errors.ts';
import { StartError } from '#platform/config/start-error.ts';
import type { Log } from '#platform/log/log.ts';
import type { Database, Db } from './database.ts';
import { MIGRATIONS_FOLDER } from './migrations.ts';
import { PostgresListener } from './postgres-listener.ts';

/** Any number that no other program on the same database is likely to lock. */
const MIGRATION_LOCK = 4_119_720_817;

export async function openPostgres(options: { url: string; poolSize: number }, log: Log): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'atelier',
  });
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  try {
    await migrateOnce(pool);
  } catch (error) {
    await pool.end().catch(() => undefined);
    if (isConnectionProblem(error)) {
      throw new StartError(`The database at DATABASE_URL cannot be reached: ${reason(error)}`);
    }
    throw error;
  }
  const listener = new PostgresListener(options.url, log);
  const db = drizzle({ client: pool }) as unknown as Db;
  return {
    kind: 'postgres',
    db,
    boss: {
      executeSql: async (text, values) => {
        const result = (await pool.query(text, values as unknown[])) as pg.QueryResult | pg.QueryResult[];
        return Array.isArray(result) ? { rows: result.flatMap((one) => one.rows) } : result;
      },
      listen: async (channel, onNotification, onReconnect) => {
        const stop = await listener.listen(channel, onNotification, onReconnect);
        onReconnect();
        return { close: stop };
      },
    },
    signal: async (channel, payload) =>
      void (await pool.query('select pg_notify($1, $2)', [channel, payload])),
    listen: (channel, onMessage, onGap) => listener.listen(channel, onMessage, onGap),
    healthy: async () => {
      try {
        await pool.query('select 1');
        return true;
      } catch {
        return false;
      }
    },
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

/** Several processes may start at once: the first migrates, the others wait and find nothing to do. */
async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

const isConnectionProblem = (error: unknown): boolean => {
  const code = (error as { code?: string }).code ?? '';
  return /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|28|3D000|57P03)/.test(code) || /timeout/i.test(messageOf(error));
};

/** Node wraps refused connections to several addresses into one error without a message. */
const reason = (error: unknown): string =>
  messageOf(error) || ((error as AggregateError).errors ?? []).map(messageOf).join('; ');
