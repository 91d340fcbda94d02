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
/** It is called so while it is being done. */
const runningPath = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'restore-running.json');
const endedPath = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'restore-ended.json');

const CUT_BEFORE = 'It was cut short before anything was changed. Please try again.';

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
  const running = runningPath(config);
  if (existsSync(running)) await tellOfCut(config, log);
  const path = askedPath(config);
  if (!existsSync(path)) return;
  // No longer asked for: a restore that ends the process is told of by the next one, and not tried again and again.
  await rename(path, running);
  const asked = askedSchema.parse(JSON.parse(await readFile(running, 'utf8')));
  let problem: string | null = null;
  try {
    await restore(config, log, asked);
    log.info({ backup: asked.name }, 'the backup was restored');
  } catch (error) {
    problem = messageOf(error);
    log.error({ err: error, backup: asked.name }, 'the backup was not restored');
  }
  await tell(config, asked, problem);
}

async function tell(config: Config, asked: RestoreAsked, problem: string | null): Promise<void> {
  await writeWhole(endedPath(config), { ...asked, at: new Date().toISOString(), problem });
  await rm(runningPath(config), { force: true });
}

/** The process that was at it ended in the midst of it. */
async function tellOfCut(config: Config, log: Log): Promise<void> {
  const path = runningPath(config);
  try {
    const asked = askedSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    // What there was is saved first.
    const isBegun = existsSync(join(backupsFolder(config), asked.safetyName));
    log.error({ backup: asked.name, isBegun }, 'a restore was cut short');
    const { HALF_DONE } = await import('./restore-or-return.ts');
    await tell(config, asked, isBegun ? HALF_DONE : CUT_BEFORE);
  } catch (error) {
    log.error({ err: error }, 'what a restore that was cut short left cannot be read');
    await rm(path, { force: true });
  }
}

async function restore(config: Config, log: Log, { name, safetyName }: RestoreAsked): Promise<void> {
  const [{ openInstallation }, { restoreOrReturn }] = await Promise.all([
    import('./open-installation.ts'),
    import('./restore-or-return.ts'),
  ]);
  const { database, storage } = await openInstallation(config, log);
  try {
    const folder = backupsFolder(config);
    await restoreOrReturn(database.db, storage, join(folder, name), join(folder, safetyName));
  } finally {
    await database.close();
  }
}
