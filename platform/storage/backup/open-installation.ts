/** Opens the data of an installation for a command: database and files, without serving anything. */

import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Log } from '#platform/log/log.ts';
import { createStorage } from '#platform/storage/create-storage.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { storageOptions } from '#platform/storage/storage-options.ts';

export async function openInstallation(
  config: Config,
  log: Log,
): Promise<{ database: Database; storage: Storage }> {
  const database = await openDatabase(config, log);
  try {
    return { database, storage: await createStorage(storageOptions(config)) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
