/** Writes everything of an installation, rows and files, into one ZIP archive. */

import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import type { Db } from '#platform/db/database.ts';
import { listTables } from '#platform/db/table-graph.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { addStream } from './add-stream.ts';
import { FORMAT, type Manifest, migrationsOf } from './manifest.ts';
import { readTable } from './table-rows.ts';

/** The archive appears under its name only when it is whole. */
export async function writeBackup(db: Db, storage: Storage, path: string): Promise<Manifest> {
  const partial = `${path}.partial`;
  const zip = new yazl.ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(partial));
  try {
    const manifest: Manifest = {
      format: FORMAT,
      createdAt: new Date().toISOString(),
      migrations: await migrationsOf(db),
      tables: {},
      files: 0,
    };
    await addTables(db, zip, manifest);
    for await (const { key } of storage.list('')) {
      const { stream } = await storage.get(key);
      await addStream(zip, `files/${key}`, stream, false);
      manifest.files++;
    }
    zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), 'manifest.json');
    zip.end();
    await written;
    await rename(partial, path);
    return manifest;
  } catch (error) {
    (zip.outputStream as unknown as Readable).destroy();
    await written.catch(() => undefined);
    await rm(partial, { force: true });
    throw error;
  }
}

/** One transaction over all tables, so that they agree with each other. */
async function addTables(db: Db, zip: yazl.ZipFile, manifest: Manifest): Promise<void> {
  await db.transaction(
    async (transaction) => {
      const tx = transaction as Db;
      for (const table of await listTables(tx)) {
        let rows = 0;
        async function* lines() {
          for await (const line of readTable(tx, table)) {
            rows++;
            yield `${line}\n`;
          }
        }
        await addStream(zip, `tables/${table}.ndjson`, Readable.from(lines()), true);
        manifest.tables[table] = rows;
      }
    },
    { isolationLevel: 'repeatable read' },
  );
}
