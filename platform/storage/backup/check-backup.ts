/** Looks through a whole backup without putting anything anywhere: is it intact, does it fit, and what would change. */

import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type yauzl from 'yauzl';
import { CACHE_AREA } from '#platform/assets/cache.ts';
import { StartError } from '#platform/config/start-error.ts';
import type { Db } from '#platform/db/database.ts';
import { listTables } from '#platform/db/table-graph.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { listEntries, openEntry, openZip, readManifest } from './archive.ts';
import { assertFits } from './manifest.ts';

export interface BackupCheck {
  createdAt: string;
  /** Only those that hold something now or in the backup. */
  tables: { name: string; here: number; inBackup: number }[];
  files: { here: number; inBackup: number };
}

/** Throws in words where it could not be restored. */
export async function checkBackup(
  db: Db,
  storage: Storage,
  path: string,
  signal?: AbortSignal,
): Promise<BackupCheck> {
  const zip = await openZip(path);
  try {
    const entries = await listEntries(zip);
    const manifest = await readManifest(zip, entries);
    await assertFits(db, manifest);
    let inBackup = 0;
    for (const [name, entry] of entries) {
      signal?.throwIfAborted();
      await assertIntact(zip, entry);
      if (name.startsWith('files/')) inBackup++;
    }
    const missing = Object.keys(manifest.tables).filter((table) => !entries.has(`tables/${table}.ndjson`));
    if (inBackup !== manifest.files || missing.length > 0)
      throw new StartError('this backup is not whole: parts that it names are missing.');
    const tables = [];
    for (const name of await listTables(db)) {
      const { rows } = (await db.execute(
        sql`select count(*)::int as rows from ${sql.identifier(name)}`,
      )) as unknown as { rows: [{ rows: number }] };
      const counted = { name, here: rows[0].rows, inBackup: manifest.tables[name] ?? 0 };
      if (counted.here > 0 || counted.inBackup > 0) tables.push(counted);
    }
    let here = 0;
    for await (const { key } of storage.list('')) if (!key.startsWith(CACHE_AREA)) here++;
    return { createdAt: manifest.createdAt, tables, files: { here, inBackup } };
  } finally {
    zip.close();
  }
}

async function assertIntact(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<void> {
  let sum = 0;
  const counted = new Writable({
    write(chunk: Buffer, _, done) {
      sum = crc32(chunk, sum);
      done();
    },
  });
  try {
    await pipeline(await openEntry(zip, entry), counted);
  } catch {
    sum = -1;
  }
  if (sum !== entry.crc32)
    throw new StartError(`this backup is damaged: ${entry.fileName} in it cannot be read.`);
}
