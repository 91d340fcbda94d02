/** Writes a person's rows and files into a ZIP and keeps it as a file of theirs, in place of the export before. */

import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { assetUrl } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import { listLinks } from '#platform/assets/asset-links.ts';
import { audit } from '#platform/auth/audit.ts';
import { toUser } from '#platform/auth/user-entity.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { assets } from '#platform/db/tables/work.table.ts';
import type { GenerationHandler } from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import { MISSING_FILES, type ZipFiller, zipStream } from '#platform/storage/zip-stream.ts';
import { exportDataJob } from './export-data.job.ts';
import { collectOwnRows } from './own-rows.ts';

const NAME = 'atelier-my-data-';

const README = `Everything that Atelier stores about you.

profile.json   who you are here
tables/        your rows, one JSON file for each kind of thing
files/         your stored files; tables/assets.json names them
               (${MISSING_FILES} says which of them could not be read, if any)

Passwords are not included: only an unreadable form of them is stored.
`;

export const exportDataHandler =
  (platform: Platform): GenerationHandler<unknown> =>
  async ({ userId, db, signal, report, keep }) => {
    const [person] = await db.select().from(users).where(eq(users.id, userId));
    if (!person) throw new AppError('gone', 'The account was deleted.');
    return inTempFolder('export', async (folder) => {
      const path = join(folder, 'export.zip');
      const zip = zipStream(async (filler) => {
        const { add } = filler;
        await add('README.txt', Buffer.from(README));
        await add('profile.json', json(toUser(person)));
        for (const { table, rows } of await collectOwnRows(db, userId))
          await add(`tables/${table}.json`, json(rows));
        report('Collecting files', 20);
        await addFiles(platform, filler, userId, report);
      });
      await pipeline(zip, createWriteStream(path), { signal });
      report('Storing', 95);
      const name = `${NAME}${new Date().toISOString().slice(0, 10)}.zip`;
      const saved = await keep({ role: 'export', name, type: 'application/zip', path, origin: null });
      return new JobResult({ assetId: saved.id, url: assetUrl(saved.id) }, (tx) =>
        audit(tx, { actorId: userId, action: 'data_exported', targetType: 'user', targetId: userId }),
      );
    });
  };

async function addFiles(
  platform: Platform,
  { addStored }: ZipFiller,
  userId: string,
  report: (stage: string, progress: number) => void,
): Promise<void> {
  const rows = await platform.db.select().from(assets).where(eq(assets.userId, userId));
  const earlier = await listLinks(platform.db, { type: exportDataJob.itemType, id: userId }, ['export']);
  const files = rows.filter((row) => !earlier.some((one) => one.assetId === row.id));
  for (const [index, file] of files.entries()) {
    await addStored(`files/${file.id}-${file.name.replace(/[^\w.-]+/g, '_')}`, platform.storage, file);
    report('Collecting files', 20 + (70 * (index + 1)) / files.length);
  }
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value, null, 2));
