/** Writes everything of an installation, rows and files, into one ZIP archive. */

import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CACHE_AREA } from '#platform/assets/cache.ts';
import type { Db } from '#platform/db/database.ts';
import { listTables } from '#platform/db/table-graph.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { type AddToZip, zipStream } from '#platform/storage/zip-stream.ts';
import { FORMAT, type Manifest, migrationsOf } from './manifest.ts';
import { readTable } from './table-rows.ts';

/** The archive appears under its name only when it is whole. */
export async function writeBackup(db: Db, storage: Storage, path: string): Promise<Manifest> {
  const partial = `${path}.partial`;
  const manifest: Manifest = {
    format: FORMAT,
    createdAt: new Date().toISOString(),
    migrations: await migrationsOf(db),
    tables: {},
    files: 0,
  };
  const zip = zipStream(async (add) => {
    await addTables(db, add, manifest);
    for await (const { key } of storage.list('')) {
      if (key.startsWith(CACHE_AREA)) continue;
      const { stream } = await storage.get(key);
      await add(`files/${key}`, stream);
      manifest.files++;
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
