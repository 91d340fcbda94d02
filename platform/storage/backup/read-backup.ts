/** Puts a backup back in place of whatever is there: all of it, or nothing of its rows. */

import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import type yauzl from 'yauzl';
import { messageOf } from '#common/errors.ts';
import type { Db } from '#platform/db/database.ts';
import { listTables } from '#platform/db/table-graph.ts';
import { jobs } from '#platform/db/tables/work.table.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { listEntries, openEntry, openZip, readManifest } from './archive.ts';
import { assertFits, type Manifest } from './manifest.ts';
import { writeTable } from './table-rows.ts';

/** The rows are those of the backup already, the files are not all. */
export class HalfRestoredError extends Error {
  constructor(cause: unknown) {
    super(`its files could not be written: ${messageOf(cause)}`, { cause });
    this.name = 'HalfRestoredError';
  }
}

export async function isEmptyInstallation(db: Db, storage: Storage): Promise<boolean> {
  const { rows } = (await db.execute(sql`select 1 from users limit 1`)) as unknown as { rows: unknown[] };
  if (rows.length > 0) return false;
  for await (const _ of storage.list('')) return false;
  return true;
}

export async function readBackup(db: Db, storage: Storage, path: string): Promise<Manifest> {
  const zip = await openZip(path);
  try {
    const entries = await listEntries(zip);
    const manifest = await readManifest(zip, entries);
    await assertFits(db, manifest);
    await replaceRows(db, zip, entries);
    await replaceFiles(storage, zip, entries).catch((error) => {
      throw new HalfRestoredError(error);
    });
    return manifest;
  } finally {
    zip.close();
  }
}

async function replaceRows(db: Db, zip: yauzl.ZipFile, entries: Map<string, yauzl.Entry>): Promise<void> {
  await db.transaction(async (tx) => {
    const tables = await listTables(tx);
    const names = sql.join(
      tables.map((table) => sql.identifier(table)),
      sql`, `,
    );
    await tx.execute(sql`truncate ${names}`);
    for (const table of tables) {
      const entry = entries.get(`tables/${table}.ndjson`);
      if (!entry) continue;
      const input = await openEntry(zip, entry);
      await writeTable(tx, table, createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }));
    }
    // The queue itself is not part of a backup: what was still to do is told honestly.
    await tx
      .update(jobs)
      .set({ status: 'failed', error: 'This was cut short by a restore. Please start it again.' })
      .where(sql`${jobs.status} in ('queued', 'running')`);
  });
}

async function replaceFiles(
  storage: Storage,
  zip: yauzl.ZipFile,
  entries: Map<string, yauzl.Entry>,
): Promise<void> {
  const kept = new Set<string>();
  for (const [name, entry] of entries) {
    if (!name.startsWith('files/')) continue;
    const key = name.slice('files/'.length);
    kept.add(key);
    const stream = await openEntry(zip, entry);
    await storage.put(key, stream, { contentType: 'application/octet-stream', size: entry.uncompressedSize });
  }
  for await (const { key } of storage.list('')) if (!kept.has(key)) await storage.delete(key);
}
