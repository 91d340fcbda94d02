/** Puts a backup back in place of whatever is there: all of it, or nothing of its rows. */

import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import yauzl from 'yauzl';
import { StartError } from '#platform/config/start-error.ts';
import type { Db } from '#platform/db/database.ts';
import { listTables } from '#platform/db/table-graph.ts';
import { jobs } from '#platform/db/tables/work.table.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { FORMAT, type Manifest, migrationsOf } from './manifest.ts';
import { writeTable } from './table-rows.ts';

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
    await replaceFiles(storage, zip, entries);
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

async function assertFits(db: Db, manifest: Manifest): Promise<void> {
  const own = await migrationsOf(db);
  if (manifest.format !== FORMAT)
    throw new StartError('this file is not a backup of Atelier that this version can read.');
  if (manifest.migrations.join() !== own.join()) {
    throw new StartError(
      'the backup was made by another version. Restore it with that version, then upgrade.',
    );
  }
}

async function readManifest(zip: yauzl.ZipFile, entries: Map<string, yauzl.Entry>): Promise<Manifest> {
  const entry = entries.get('manifest.json');
  if (!entry) throw new StartError('this file is not a whole backup: its manifest is missing.');
  let text = '';
  for await (const chunk of await openEntry(zip, entry)) text += chunk;
  return JSON.parse(text) as Manifest;
}

const openZip = (path: string): Promise<yauzl.ZipFile> =>
  new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(new StartError(`the backup ${path} cannot be read: ${error.message}`)) : resolve(zip),
    );
  });

const listEntries = (zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', reject);
    zip.readEntry();
  });

const openEntry = (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
