/** `npm run restore -- file [--yes]`: puts a backup in place of what is there. */

import { readConfig } from '#platform/config/config.ts';
import { StartError } from '#platform/config/start-error.ts';
import { createLog } from '#platform/log/log.ts';
import { openInstallation } from '#platform/storage/backup/open-installation.ts';
import { isEmptyInstallation, readBackup } from '#platform/storage/backup/read-backup.ts';
import { failReadably } from './fail-readably.ts';

try {
  const args = process.argv.slice(2);
  const path = args.find((arg) => !arg.startsWith('--'));
  if (!path) throw new StartError('name the file: npm run restore -- backups/atelier-….zip');
  const { database, storage } = await openInstallation(readConfig(), createLog({ level: 'warn' }));
  try {
    if (!args.includes('--yes') && !(await isEmptyInstallation(database.db, storage))) {
      throw new StartError('this installation is not empty. Add --yes to replace everything in it.');
    }
    const { createdAt, files } = await readBackup(database.db, storage, path);
    console.log(`Restored the backup of ${createdAt} (${files} files).`);
  } finally {
    await database.close();
  }
} catch (error) {
  failReadably('Nothing was restored', error);
}
