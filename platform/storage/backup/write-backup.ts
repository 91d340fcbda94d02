/** Writes everything of an installation, rows and files, into one ZIP archive. */

import { createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CACHE_AREA } from '#platform/assets/cache.ts';
import type { Db } from '#platform/db/database.ts';
import { listTables } from '#platform/db/table-graph.ts';
import { isAbandoned, OWNER_MARK, OWNER_PATTERN } from '#platform/processes/owner-mark.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { type AddToZip, zipStream } from '#platform/storage/zip-stream.ts';
import { FORMAT, type Manifest, migrationsOf } from './manifest.ts';
import { readTable } from './table-rows.ts';

export interface WriteOptions {
  signal?: AbortSignal;
  /** How many are in it so far. */
  onFile?: (done: number) => void;
}

/** The archive appears under its name only when it is whole. */
export async function writeBackup(
  db: Db,
  storage: Storage,
  path: string,
  { signal, onFile }: WriteOptions = {},
): Promise<Manifest> {
  await removePartials(dirname(path));
  const partial = `${path}.${OWNER_MARK}.partial`;
  const manifest: Manifest = {
    format: FORMAT,
    createdAt: new Date().toISOString(),
    migrations: await migrationsOf(db),
    tables: {},
    files: 0,
  };
  const zip = zipStream(async ({ add, addStored }) => {
    await addTables(db, add, manifest);
    for await (const { key, size } of storage.list('')) {
      if (key.startsWith(CACHE_AREA)) continue;
      // People go on working beside a backup of PostgreSQL: what they delete meanwhile is not in it.
      signal?.throwIfAborted();
      if (await addStored(`files/${key}`, storage, { storageKey: key, size })) manifest.files++;
      onFile?.(manifest.files);
    }
    await add('manifest.json', Buffer.from(JSON.stringify(manifest, null, 2)));
  });
  try {
    await pipeline(zip, createWriteStream(partial));
    await rename(partial, path);
    return manifest;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

const PARTIAL = new RegExp(`\\.${OWNER_PATTERN}\\.partial$`);

/** What a backup that was killed left behind: as personal as a whole one, and of no use. */
async function removePartials(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const match = PARTIAL.exec(name);
    const found = match && (await stat(join(folder, name)).catch(() => undefined));
    if (found && isAbandoned(match.groups ?? {}, found.mtimeMs))
      await rm(join(folder, name), { force: true });
  }
}

/** One transaction over all tables, so that they agree with each other. */
async function addTables(db: Db, add: AddToZip, manifest: Manifest): Promise<void> {
  await db.transaction(
    async (tx) => {
      for (const table of await listTables(tx)) {
        let rows = 0;
        async function* lines() {
          for await (const line of readTable(tx, table)) {
            rows++;
            yield `${line}\n`;
          }
        }
        await add(`tables/${table}.ndjson`, Readable.from(lines()), { compress: true });
        manifest.tables[table] = rows;
      }
    },
    { isolationLevel: 'repeatable read' },
  );
}
