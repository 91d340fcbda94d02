/** The embedded database: PostgreSQL compiled to WebAssembly, its files in the data folder, one process at a time. */

import { EventEmitter } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Db as BossDb } from 'pg-boss';
import { copyBlankDatabase } from './blank-database.ts';
import type { Database, Db } from './database.ts';
import { readableOpenFailure } from './failures/open-failure.ts';
import { acquireDataLock } from './locks/data-lock.ts';
import { FifoLock } from './locks/fifo-lock.ts';
import { MIGRATIONS_FOLDER } from './migrations.ts';

/** Tests start from a prepared database, and compile the WebAssembly once for many. */
export type PgliteOptions = Pick<PGliteOptions, 'loadDataDir' | 'pgliteWasmModule'>;

export async function openPglite(
  dataDir: string | undefined,
  options: PgliteOptions = {},
): Promise<Database> {
  const release = dataDir ? acquireDataLock(dataDir) : () => undefined;
  const folder = dataDir && join(dataDir, 'database');
  const unfinished = `${folder}.unfinished`;
  // A first start that was killed left half a database, and nothing that anybody wrote.
  if (folder && existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  const isNew = folder !== undefined && !existsSync(folder);
  try {
    if (isNew)
      writeFileSync(unfinished, 'This database has never been whole: the next start makes it anew.\n');
    if (isNew && !options.loadDataDir) copyBlankDatabase(folder);
    const pglite = new PGlite(folder ?? 'memory://', options);
    await pglite.waitReady;
    const raw = serialise(pglite);
    const db = drizzle({ client: pglite });
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    if (isNew) rmSync(unfinished, { force: true });
    return assemble(pglite, db as unknown as Db, bossAdapter(pglite, raw), release);
  } catch (error) {
    const told = dataDir ? readableOpenFailure(error, dataDir) : error;
    // Half a database would keep the next start from making a whole one.
    if (folder && isNew) {
      rmSync(folder, { recursive: true, force: true });
      rmSync(unfinished, { force: true });
    }
    release();
    throw told;
  }
}

interface Serialised {
  lock: FifoLock;
  query: PGlite['query'];
  exec: PGlite['exec'];
}

/** Puts one lock in front of every way to reach the connection; a transaction holds it from BEGIN to its end. */
function serialise(pglite: PGlite): Serialised {
  const lock = new FifoLock();
  const query = pglite.query.bind(pglite);
  const exec = pglite.exec.bind(pglite);
  const transaction = pglite.transaction.bind(pglite);
  pglite.query = ((...args: Parameters<PGlite['query']>) =>
    lock.run(() => query(...args))) as PGlite['query'];
  pglite.exec = (...args) => lock.run(() => exec(...args));
  pglite.transaction = ((...args: Parameters<PGlite['transaction']>) =>
    lock.run(() => transaction(...args))) as PGlite['transaction'];
  return { lock, query, exec };
}

/** pg-boss sends whole BEGIN … COMMIT blocks; one that fails is rolled back before the lock is released. */
function bossAdapter(pglite: PGlite, raw: Serialised): BossDb {
  return {
    executeSql: (text, values) =>
      raw.lock.run(async () => {
        try {
          if (values?.length) return (await raw.query(text, values)) as { rows: unknown[] };
          const results = await raw.exec(text);
          return { rows: results.flatMap((result) => result.rows ?? []) };
        } catch (error) {
          await raw.exec('ROLLBACK').catch(() => undefined);
          throw error;
        }
      }),
    listen: async (channel, onNotification, onReconnect) => {
      const stop = await pglite.listen(channel, onNotification);
      onReconnect();
      return { close: async () => void (await stop()) };
    },
  };
}

function assemble(pglite: PGlite, db: Db, boss: BossDb, release: () => void): Database {
  const signals = new EventEmitter().setMaxListeners(0);
  return {
    kind: 'pglite',
    db,
    boss,
    signal: async (channel, payload) => void setImmediate(() => signals.emit(channel, payload)),
    listen: async (channel, onMessage) => {
      signals.on(channel, onMessage);
      return async () => void signals.off(channel, onMessage);
    },
    healthy: async () => {
      try {
        await pglite.query('select 1');
        return true;
      } catch {
        return false;
      }
    },
    close: async () => {
      try {
        await pglite.close();
      } finally {
        release();
      }
    },
  };
}
