/** Chooses the database by the settings; only this file knows both drivers. */

import type { Config } from '#platform/config/config.ts';
import type { Log } from '#platform/log/log.ts';
import type { Database } from './database.ts';

export async function openDatabase(
  config: Pick<Config, 'database' | 'dataDir'>,
  log: Log,
): Promise<Database> {
  if (config.database.url) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres({ ...config.database, url: config.database.url }, log);
  }
  const { openPglite } = await import('./pglite.ts');
  return openPglite(config.dataDir);
}
