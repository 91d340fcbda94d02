/** `npm run backup [-- file]`: everything of this installation in one archive. */

import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { openInstallation } from '#platform/storage/backup/open-installation.ts';
import { writeBackup } from '#platform/storage/backup/write-backup.ts';
import { failReadably } from './fail-readably.ts';

try {
  const config = readConfig();
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const path = process.argv[2] ?? join('backups', `atelier-${stamp}.zip`);
  mkdirSync(dirname(path), { recursive: true });
  const { database, storage } = await openInstallation(config, createLog({ level: 'warn' }));
  try {
    const { tables, files } = await writeBackup(database.db, storage, path);
    const rows = Object.values(tables).reduce((sum, one) => sum + one, 0);
    console.log(`Backup written: ${path} (${rows} rows, ${files} files)`);
  } finally {
    await database.close();
  }
} catch (error) {
  failReadably('The backup was not made', error);
}
