/** PostgreSQL as a server: a pool for queries, one connection of its own for messages. */

import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { messageOf } from '#common/errors.ts';
import { StartError } from '#platform/config/start-error.ts';
import type { Log } from '#platform/log/log.ts';
import type { Database, Db } from './database.ts';
import { isOutage } from './failures/outage.ts';
import { MIGRATIONS_FOLDER } from './migrations.ts';
import { PostgresListener } from './postgres-listener.ts';

/** Any number that no other program on the same database is likely to lock. */
const MIGRATION_LOCK = 4_119_720_817;

/** Beyond the limit of a statement, which the server itself keeps to as long as it is there; at most. */
const SILENCE_GRACE_MS = 5000;
/** A load balancer asks often and does not wait long. */
const HEALTH_MS = 4000;

export interface PostgresOptions {
  url: string;
  poolSize: number;
  /** For one statement; a server that says nothing for a little longer is given up. */
  timeoutSeconds: number;
}

export async function openPostgres(options: PostgresOptions, log: Log): Promise<Database> {
  const limitMs = options.timeoutSeconds * 1000;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: Math.min(10_000, limitMs),
    statement_timeout: limitMs,
    keepAlive: true,
    application_name: 'atelier',
  });
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  pool.on('connect', (client) => dropWhenSilent(client, limitMs + Math.min(limitMs, SILENCE_GRACE_MS), log));
  try {
    await migrateOnce(options.url);
  } catch (error) {
    await pool.end().catch(() => undefined);
    if (isOutage(error) || isRefused(error)) {
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
      const late = new Promise<false>((done) => setTimeout(done, HEALTH_MS, false).unref());
      const answer = pool.query('select 1').then(
        () => true,
        () => false,
      );
      return Promise.race([answer, late]);
    },
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

/** Several processes may start at once: the first migrates, the others wait and find nothing to do. */
async function migrateOnce(url: string): Promise<void> {
  // A connection of its own: a migration, or the wait for one, may take as long as it takes.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * A machine that is gone, or a network that swallows everything, ends no connection: whoever asked would wait for ever.
 * Only while something is asked, for a connection without work is silent as well.
 */
function dropWhenSilent(client: pg.PoolClient, ms: number, log: Log): void {
  const { connection } = client as unknown as { connection: { stream: Socket } };
  const { stream } = connection;
  stream.setTimeout(ms);
  stream.on('timeout', () => {
    const { readyForQuery } = client as unknown as { readyForQuery: boolean };
    if (readyForQuery) return;
    log.warn({ afterMs: ms }, 'the database says nothing: connection given up');
    stream.destroy();
  });
}

/** User name, password or database are wrong. */
const isRefused = (error: unknown): boolean =>
  /^(28|3D000)/.test((error as { code?: string }).code ?? '') || /timeout/i.test(messageOf(error));

/** Node wraps refused connections to several addresses into one error without a message. */
const reason = (error: unknown): string =>
  messageOf(error) || ((error as AggregateError).errors ?? []).map(messageOf).join('; ');
