/** Backup and restore, proved by wiping everything and comparing every row and every byte. */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Db } from '#platform/db/database.ts';
import { listTables } from '#platform/db/table-graph.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { preparedDatabase } from '#tests/harness/database/prepared-database.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import { openTestPlatform } from '#tests/harness/test-platform.ts';
import { isEmptyInstallation, readBackup } from './read-backup.ts';
import { lastRestore, restoreIfAsked } from './restore-at-start.ts';
import { restoreOrReturn } from './restore-or-return.ts';
import { writeBackup } from './write-backup.ts';

let app: TestApp;
let folder: string;
let archive: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atelier-backup-'));
  archive = join(folder, 'backup.zip');
  app = await openTestApp({ work: false });
  const ada = await app.person('ada');
  await app.person('bob');
  await ada.post('/api/tasks', { title: 'Task 0 “quoted” \\ ünï 👍', dueDate: '2030-01-02' });
  // More than are read at once.
  await run(`insert into tasks select (jsonb_populate_record(one, jsonb_build_object(
    'id', 'task-' || n, 'title', replace(one.title, '0', n::text)))).* from tasks one, generate_series(1, 699) n`);
  await ada.post('/api/projects', { title: 'P', type: 'video', data: { deep: [1, null, { x: 'y' }] } });
  await run(`insert into avatar_templates (id, name, description, category, style, image_url, character_type, tags, base_prompt)
    values ('t', 'n', 'd', 'c', 's', 'u', 'k', array['a,b', 'c"d', null], 'p')`);
  for (let i = 0; i < 5; i++) {
    const bytes = Buffer.from(Array.from({ length: 50_000 }, (_, j) => (i * 31 + j * 7) % 256));
    await app.platform.assets.save({ userId: ada.user!.id, name: `f${i}`, type: 'image/png', bytes });
  }
  await app.platform.db.execute(
    sql`insert into jobs (id, type, payload, status) values ('j', 'x', '{}', 'running')`,
  );
});
afterAll(async () => {
  await app.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const run = (text: string) => app.platform.db.execute(sql.raw(text));
const wipe = async (db: Db, storage: Storage) => {
  await db.execute(sql.raw(`truncate ${(await listTables(db)).join(', ')}`));
  for await (const { key } of storage.list('')) await storage.delete(key);
};

/** One hash per table and per file; jobs apart, whose unfinished ones are ended by a restore. */
async function fingerprint({ db }: Pick<Database, 'db'>, storage: Storage): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of await listTables(db)) {
    if (table === 'jobs') continue;
    const { rows } = (await db.execute(
      sql`select row_to_json(one)::text as line from ${sql.identifier(table)} as one order by 1`,
    )) as unknown as { rows: { line: string }[] };
    hashes[table] = hash(rows.map((row) => row.line).join('\n'));
  }
  for await (const { key } of storage.list('')) {
    const chunks: Buffer[] = [];
    for await (const chunk of (await storage.get(key)).stream) chunks.push(chunk as Buffer);
    hashes[key] = hash(Buffer.concat(chunks));
  }
  return hashes;
}
const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

describe('a backup', () => {
  it('brings back every row and every byte after everything was wiped', async () => {
    const { database, db, storage } = app.platform;
    const before = await fingerprint(database, storage);
    expect(Object.keys(before).filter((key) => key.startsWith('assets/'))).toHaveLength(5);
    const manifest = await writeBackup(db, storage, archive);
    expect(manifest.tables).toMatchObject({ users: 2, tasks: 700, projects: 1 });
    expect(manifest.files).toBe(5);

    await wipe(db, storage);
    expect(await isEmptyInstallation(db, storage)).toBe(true);
    await readBackup(db, storage, archive);
    expect(await fingerprint(database, storage)).toEqual(before);
    const { rows } = (await db.execute(sql`select status, error from jobs where id = 'j'`)) as unknown as {
      rows: object[];
    };
    expect(rows[0]).toMatchObject({ status: 'failed', error: expect.stringContaining('restore') });
  });

  it('replaces what is there, and fits the embedded database whichever one it came from', async () => {
    const expected = await fingerprint(app.platform.database, app.platform.storage);
    const other = await openTestPlatform({ pgliteTemplate: await preparedDatabase() });
    try {
      await other.platform.storage.put('assets/x/old', Buffer.from('old'), { contentType: 'text/plain' });
      expect(await isEmptyInstallation(other.platform.db, other.platform.storage)).toBe(false);
      await readBackup(other.platform.db, other.platform.storage, archive);
      expect(await fingerprint(other.platform.database, other.platform.storage)).toEqual(expected);
    } finally {
      await other.dispose();
    }
  });

  it('is refused when it is damaged, foreign or of another version, and then changes nothing', async () => {
    const { database, db, storage } = app.platform;
    const before = await fingerprint(database, storage);
    const broken = join(folder, 'broken.zip');
    writeFileSync(broken, 'not a zip');
    await expect(readBackup(db, storage, broken)).rejects.toThrow('cannot be read');
    await expect(readBackup(db, storage, join(folder, 'none.zip'))).rejects.toThrow('cannot be read');
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
    );
    await expect(readBackup(db, storage, archive)).rejects.toThrow('another version');
    await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
    expect(await fingerprint(database, storage)).toEqual(before);
  });

  it('puts back what was there where its files could not all be written', async () => {
    const { database, db, storage } = app.platform;
    await db.execute(
      sql`insert into tasks (id, user_id, title) select 'later', id, 'Later' from users limit 1`,
    );
    await storage.put('assets/x/later', Buffer.from('later'), { contentType: 'text/plain' });
    const before = await fingerprint(database, storage);
    let written = 0;
    const full = {
      list: storage.list.bind(storage),
      get: storage.get.bind(storage),
      delete: storage.delete.bind(storage),
      put: (...args: Parameters<Storage['put']>) =>
        ++written === 2 ? Promise.reject(new Error('no space left')) : storage.put(...args),
    } as unknown as Storage;
    const safety = join(folder, 'safety.zip');
    await expect(restoreOrReturn(db, full, archive, safety)).rejects.toThrow('no space left');
    expect(await fingerprint(database, storage)).toEqual(before);
    await db.execute(sql`delete from tasks where id = 'later'`);
    await storage.delete('assets/x/later');
  });

  it('that was cut short is told of by the next start, and not tried again', async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    const config = { ...app.platform.config, dataDir };
    mkdirSync(join(dataDir, 'backups'));
    const asked = { name: 'a.zip', safetyName: 'before.zip' };
    const problems = [];
    for (const isSaved of [false, true]) {
      writeFileSync(join(dataDir, 'restore-running.json'), JSON.stringify(asked));
      if (isSaved) writeFileSync(join(dataDir, 'backups', 'before.zip'), '');
      await restoreIfAsked(config, app.platform.log);
      problems.push((await lastRestore(config))?.problem);
    }
    expect(problems).toEqual([
      expect.stringContaining('before anything was changed'),
      expect.stringContaining('parts may be missing'),
    ]);
    // Neither does anything that cannot be read keep the product from starting.
    writeFileSync(join(dataDir, 'restore-running.json'), '{');
    await restoreIfAsked(config, app.platform.log);
    expect(readdirSync(dataDir).sort()).toEqual(['backups', 'restore-ended.json']);
  });

  it('leaves no half archive behind when it fails', async () => {
    const failing = {
      ...app.platform.storage,
      list: app.platform.storage.list.bind(app.platform.storage),
      get: () => Promise.reject(new Error('disk gone')),
    } as unknown as Storage;
    const path = join(folder, 'half.zip');
    await expect(writeBackup(app.platform.db, failing, path)).rejects.toThrow('disk gone');
    expect(existsSync(path)).toBe(false);
    expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  it('removes what one that was killed left, and goes on without a file that is gone meanwhile', async () => {
    const { db, storage } = app.platform;
    const { pid } = spawnSync(process.execPath, ['--version']);
    const host = hostname().replace(/\W+/g, '');
    const names = [pid, process.pid].map((one) => `old.zip.${host}-${one}.partial`);
    for (const name of names) writeFileSync(join(folder, name), 'half');
    const losing = {
      list: async function* () {
        for await (const file of storage.list('')) {
          if (file.key === lost) await storage.delete(lost);
          yield file;
        }
      },
      get: storage.get.bind(storage),
    } as unknown as Storage;
    const lost = await storage
      .list('assets/')
      [Symbol.asyncIterator]()
      .next()
      .then(({ value }) => value.key);
    const path = join(folder, 'losing.zip');
    expect((await writeBackup(db, losing, path)).files).toBe(4);
    expect(existsSync(path)).toBe(true);
    // Of a process that lives, as this one does, nothing is taken.
    expect(names.map((name) => existsSync(join(folder, name)))).toEqual([false, true]);
  });
});
