/** A restore that was asked for on the page: done by the next start, before anybody is served. */

import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { messageOf } from '#common/errors.ts';
import type { Config } from '#platform/config/config.ts';
import type { Log } from '#platform/log/log.ts';

export const backupsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'backups');

const askedPath = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'restore-asked.json');
const endedPath = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'restore-ended.json');

const askedSchema = z.object({
  /** The archive, in the folder of backups. */
  name: z.string(),
  /** What there is is saved under this name before. */
  safetyName: z.string(),
});
export type RestoreAsked = z.infer<typeof askedSchema>;

const endedSchema = askedSchema.extend({
  at: z.string(),
  /** Null: it went well. */
  problem: z.string().nullable(),
});
export type RestoreEnded = z.infer<typeof endedSchema>;

/** Whole or not at all, however the process ends. */
async function writeWhole(path: string, value: unknown): Promise<void> {
  await writeFile(`${path}.new`, JSON.stringify(value));
  await rename(`${path}.new`, path);
}

export const askForRestore = (config: Pick<Config, 'dataDir'>, asked: RestoreAsked): Promise<void> =>
  writeWhole(askedPath(config), asked);

export async function lastRestore(config: Pick<Config, 'dataDir'>): Promise<RestoreEnded | undefined> {
  try {
    return endedSchema.parse(JSON.parse(await readFile(endedPath(config), 'utf8')));
  } catch {
    // Nothing was restored here yet.
    return undefined;
  }
}

/** Leaves everything as it was where it cannot be done, and says why on the page. */
export async function restoreIfAsked(config: Config, log: Log): Promise<void> {
  const path = askedPath(config);
  if (!existsSync(path)) return;
  const text = await readFile(path, 'utf8');
  // Taken away first: a restore that ends the process is not tried again and again.
  await rm(path, { force: true });
  const asked = askedSchema.parse(JSON.parse(text));
  let problem: string | null = null;
  try {
    await restore(config, log, asked);
    log.info({ backup: asked.name }, 'the backup was restored');
  } catch (error) {
    problem = messageOf(error);
    log.error({ err: error, backup: asked.name }, 'the backup was not restored');
  }
  await writeWhole(endedPath(config), { ...asked, at: new Date().toISOString(), problem });
}

async function restore(config: Config, log: Log, { name, safetyName }: RestoreAsked): Promise<void> {
  const [{ openInstallation }, { readBackup }, { writeBackup }] = await Promise.all([
    import('./open-installation.ts'),
    import('./read-backup.ts'),
    import('./write-backup.ts'),
  ]);
  const { database, storage } = await openInstallation(config, log);
  try {
    const folder = backupsFolder(config);
    await writeBackup(database.db, storage, join(folder, safetyName));
    await readBackup(database.db, storage, join(folder, name));
  } finally {
    await database.close();
  }
}
