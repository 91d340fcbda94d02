/** Writes a person's rows and files into a ZIP and keeps it as a file of theirs, in place of the export before. */

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq, like, ne } from 'drizzle-orm';
import yazl from 'yazl';
import { assetUrl } from '#common/asset.ts';
import { audit } from '#platform/auth/audit.ts';
import { toUser } from '#platform/auth/user-entity.ts';
import { addStream } from '#platform/backup/add-stream.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { assets } from '#platform/db/tables/work.table.ts';
import type { JobHandler } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { collectOwnRows } from './own-rows.ts';

const NAME = 'atelier-my-data-';

const README = `Everything that Atelier stores about you.

profile.json   who you are here
tables/        your rows, one JSON file for each kind of thing
files/         your stored files; tables/assets.json names them

Passwords are not included: only an unreadable form of them is stored.
`;

export const exportDataHandler =
  (platform: Platform): JobHandler<{ userId: string }> =>
  async ({ payload: { userId }, db, signal, report }) => {
    const [person] = await db.select().from(users).where(eq(users.id, userId));
    if (!person) return undefined;
    const folder = await mkdtemp(join(tmpdir(), 'atelier-export-'));
    try {
      const path = join(folder, 'export.zip');
      const zip = new yazl.ZipFile();
      const written = pipeline(zip.outputStream, createWriteStream(path));
      zip.addBuffer(Buffer.from(README), 'README.txt');
      zip.addBuffer(json(toUser(person)), 'profile.json');
      for (const { table, rows } of await collectOwnRows(db, userId))
        zip.addBuffer(json(rows), `tables/${table}.json`);
      report('Collecting files', 20);
      await addFiles(platform, zip, userId, signal, report);
      zip.end();
      await written;
      report('Storing', 95);
      return await keep(platform, userId, path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

const isExport = (userId: string) => and(eq(assets.userId, userId), like(assets.name, `${NAME}%`));

async function addFiles(
  platform: Platform,
  zip: yazl.ZipFile,
  userId: string,
  signal: AbortSignal,
  report: (stage: string, progress: number) => void,
): Promise<void> {
  const rows = await platform.db.select().from(assets).where(eq(assets.userId, userId));
  const files = rows.filter((row) => !row.name.startsWith(NAME));
  for (const [index, file] of files.entries()) {
    signal.throwIfAborted();
    const { stream } = await platform.storage.get(file.storageKey);
    await addStream(zip, `files/${file.id}-${file.name.replace(/[^\w.-]+/g, '_')}`, stream, false);
    report('Collecting files', 20 + (70 * (index + 1)) / files.length);
  }
}

/** Running twice leaves one export, the newer. */
async function keep(platform: Platform, userId: string, path: string) {
  const name = `${NAME}${new Date().toISOString().slice(0, 10)}.zip`;
  const saved = await platform.assets.saveFile({ userId, name, type: 'application/zip', path });
  const older = await platform.db
    .select({ id: assets.id })
    .from(assets)
    .where(and(isExport(userId), ne(assets.id, saved.id)));
  await platform.assets.delete(
    userId,
    older.map((one) => one.id),
  );
  await audit(platform.db, {
    actorId: userId,
    action: 'data_exported',
    targetType: 'user',
    targetId: userId,
  });
  return { assetId: saved.id, url: assetUrl(saved.id) };
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value, null, 2));
