/** Backups on this machine for administrators: made by a job, looked through, restored by the next start; every step is noted. */

import { createReadStream } from 'node:fs';
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, messageOf, notFound } from '#common/errors.ts';
import { isFinished } from '#common/job.ts';
import type { User } from '#common/user.ts';
import { CACHE_AREA } from '#platform/assets/cache.ts';
import { audit } from '#platform/auth/audit.ts';
import { StartError } from '#platform/config/start-error.ts';
import type { Platform } from '#platform/platform.ts';
import { restartSoon } from '#platform/processes/ending/restart.ts';
import { checkBackup } from '#platform/storage/backup/check-backup.ts';
import { askForRestore, backupsFolder, lastRestore } from '#platform/storage/backup/restore-at-start.ts';
import {
  BACKUP_NAME,
  type Backup,
  type Backups,
  type CheckedBackup,
} from '../../calls/installation-calls.ts';
import { BACKUP_ITEM, makeBackupJob } from './make-backup.job.ts';

interface Actor {
  user: User;
  address: string;
}

const stamp = (): string => new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const NOTHING = { createdAt: null, tables: [], files: { here: 0, inBackup: 0 } };

export function createBackups({ db, storage, config, jobs, generationJobs }: Platform) {
  const folder = backupsFolder(config);
  const isPossible = !config.database.url;

  const note = ({ user, address }: Actor, action: string, name: string) =>
    audit(db, { actorId: user.id, action, targetType: 'backup', targetId: name, details: { address } });

  const assertPossible = () => {
    if (!isPossible)
      throw new AppError(
        'conflict',
        'This installation has a database server: back it up and restore it with npm run backup and npm run restore.',
      );
  };

  async function list(): Promise<Backup[]> {
    const names = (await readdir(folder).catch(() => [])).filter((name) => BACKUP_NAME.test(name));
    const found = await Promise.all(
      names.map(async (name) => {
        const facts = await stat(join(folder, name)).catch(() => undefined);
        return facts?.isFile()
          ? { name, bytes: facts.size, createdAt: facts.mtime.toISOString() }
          : undefined;
      }),
    );
    return found
      .filter((one) => one !== undefined)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.name.localeCompare(a.name));
  }

  async function pathOf(name: string): Promise<string> {
    if (!(await list()).some((one) => one.name === name)) throw notFound('That backup');
    return join(folder, name);
  }

  const underWay = async (): Promise<string | null> => {
    const latest = await generationJobs.latest({ name: makeBackupJob.name, itemType: BACKUP_ITEM }, [
      BACKUP_ITEM,
    ]);
    const row = latest.get(BACKUP_ITEM);
    return row && !isFinished(row) ? row.id : null;
  };

  async function check(name: string): Promise<CheckedBackup> {
    const path = await pathOf(name);
    try {
      return { problem: null, ...(await checkBackup(db, storage, path)) };
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      return { problem: problemOf(messageOf(error)), ...NOTHING };
    }
  }

  async function freeBytes(): Promise<number | null> {
    const disk = await statfs(config.dataDir).catch(() => undefined);
    return disk ? disk.bavail * disk.bsize : null;
  }

  /** For what is here, which is saved before, and for what comes. */
  async function assertRoom(name: string): Promise<void> {
    let needed = (await stat(join(folder, name))).size;
    for await (const { key, size } of storage.list('')) if (!key.startsWith(CACHE_AREA)) needed += size;
    const free = await freeBytes();
    if (free !== null && free < needed)
      throw new AppError(
        'conflict',
        'There is too little room on the disk: what is here now is saved before a restore. Please free some first.',
      );
  }

  return {
    async overview(): Promise<Backups> {
      return {
        folder,
        isPossible,
        freeBytes: await freeBytes(),
        backups: await list(),
        jobId: await underWay(),
        lastRestore: (await lastRestore(config)) ?? null,
      };
    },

    async make(actor: Actor): Promise<{ jobId: string }> {
      assertPossible();
      const running = await underWay();
      if (running) return { jobId: running };
      const name = `atelier-${stamp()}.zip`;
      const item = { type: BACKUP_ITEM, id: BACKUP_ITEM };
      const { id } = await jobs.enqueue(makeBackupJob, { name }, { userId: actor.user.id, item });
      await note(actor, 'backup_made', name);
      return { jobId: id };
    },

    async open(actor: Actor, name: string) {
      const path = await pathOf(name);
      await note(actor, 'backup_downloaded', name);
      return { stream: createReadStream(path), bytes: (await stat(path)).size };
    },

    async remove(actor: Actor, name: string): Promise<void> {
      await rm(await pathOf(name), { force: true });
      await note(actor, 'backup_deleted', name);
    },

    check,

    async restore(actor: Actor, name: string, confirm: string): Promise<{ safetyName: string }> {
      assertPossible();
      if (confirm.trim() !== name) throw new AppError('bad_request', 'Please type the name of the backup.');
      if (await underWay())
        throw new AppError('conflict', 'A backup is being made. Please wait until it is finished.');
      const { problem } = await check(name);
      if (problem) throw new AppError('unprocessable', problem);
      await assertRoom(name);
      const safetyName = `before-restore-${stamp()}.zip`;
      await note(actor, 'backup_restored', name);
      await askForRestore(config, { name, safetyName });
      restartSoon();
      return { safetyName };
    },
  };
}

/** As a sentence that is known in all languages. */
const problemOf = (message: string): string =>
  message.includes('another version')
    ? 'The backup was made by another version. Restore it with that version, then update.'
    : 'This file is damaged, or it is no backup of Atelier: it can’t be read as a whole.';
