/** Writes the archive; a second run writes it anew under the same name. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { assets } from '#platform/db/tables/work.table.ts';
import type { JobHandler } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { backupsFolder } from '#platform/storage/backup/restore-at-start.ts';
import { writeBackup } from '#platform/storage/backup/write-backup.ts';

export const makeBackupHandler =
  ({ config, db, storage }: Platform): JobHandler<{ name: string }> =>
  async ({ payload, signal, report }) => {
    report('Writing the database', 1);
    const folder = backupsFolder(config);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const [all] = await db.select({ files: count() }).from(assets);
    const total = Math.max(1, all?.files ?? 1);
    const { files } = await writeBackup(db, storage, join(folder, payload.name), {
      signal,
      onFile: (done) => report(`Files: ${done}`, 5 + 94 * Math.min(1, done / total)),
    });
    return { name: payload.name, files };
  };
