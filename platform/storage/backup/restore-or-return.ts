/** Puts a backup in place of what is there, and that back again where the backup did not go in as a whole. */

import { AppError } from '#common/errors.ts';
import type { Db } from '#platform/db/database.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { HalfRestoredError, readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

export const HALF_DONE =
  'It was cut short, and parts may be missing. Restore it again, or the archive of what was here before.';

/** `safetyPath`: where what is there now is saved before. */
export async function restoreOrReturn(
  db: Db,
  storage: Storage,
  path: string,
  safetyPath: string,
): Promise<void> {
  await writeBackup(db, storage, safetyPath);
  try {
    await readBackup(db, storage, path);
  } catch (error) {
    if (!(error instanceof HalfRestoredError)) throw error;
    await readBackup(db, storage, safetyPath).catch((cause) => {
      throw new AppError('internal', HALF_DONE, { cause });
    });
    throw error;
  }
}
