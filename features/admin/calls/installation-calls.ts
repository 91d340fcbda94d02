/** Calls of the settings for whoever runs this installation: its values, its storage, its backups. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { isoTime } from '#common/schema-parts.ts';

export const installationSchema = z.object({
  version: z.string(),
  node: z.string(),
  /** Whether one process holds everything, database included. */
  isSingle: z.boolean(),
  files: z.enum(['disk', 's3']),
  mail: z.enum(['smtp', 'outbox']),
  dataFolder: z.string(),
  /** Set in the environment or by default; secrets are hidden. */
  values: z.array(
    z.object({ name: z.string(), value: z.string().nullable(), source: z.enum(['default', 'environment']) }),
  ),
});
export type Installation = z.infer<typeof installationSchema>;

export const getInstallation = route({
  method: 'GET',
  path: '/api/admin/installation',
  summary: 'What runs here, and every value of the environment with where it comes from',
  access: 'admin',
  response: installationSchema,
});

const storageTriedSchema = z.object({
  isGood: z.boolean(),
  error: z.string().nullable(),
  seconds: z.number(),
});
export type StorageTried = z.infer<typeof storageTriedSchema>;

export const testStorage = route({
  method: 'POST',
  path: '/api/admin/storage/test',
  summary: 'Write a small file to the file store, read it back and delete it',
  access: 'admin',
  response: storageTriedSchema,
});

/** Made here, or put into the folder by hand. */
export const backupSchema = z.object({ name: z.string(), bytes: z.number(), createdAt: isoTime });
export type Backup = z.infer<typeof backupSchema>;

const backupsSchema = z.object({
  folder: z.string(),
  /** False: several processes, which are backed up and restored by commands. */
  isPossible: z.boolean(),
  freeBytes: z.number().nullable(),
  backups: z.array(backupSchema),
  /** The job that writes one now. */
  jobId: z.string().nullable(),
  lastRestore: z
    .object({ name: z.string(), safetyName: z.string(), at: isoTime, problem: z.string().nullable() })
    .nullable(),
});
export type Backups = z.infer<typeof backupsSchema>;

export const BACKUP_NAME = /^[\w][\w.-]{0,99}\.zip$/;
const nameParams = z.object({ name: z.string().regex(BACKUP_NAME, 'That is not the name of a backup.') });

export const listBackups = route({
  method: 'GET',
  path: '/api/admin/backups',
  summary: 'Backups on this machine, newest first',
  access: 'admin',
  response: backupsSchema,
});

export const makeBackup = route({
  method: 'POST',
  path: '/api/admin/backups',
  summary: 'Write everything of this installation into one archive',
  access: 'admin',
  changes: [listBackups.path],
  status: 202,
  response: z.object({ jobId: z.string() }),
});

export const downloadBackup = route({
  method: 'GET',
  path: '/api/admin/backups/:name/file',
  summary: 'A backup as a file',
  access: 'admin',
  params: nameParams,
  produces: 'application/zip',
});

export const deleteBackup = route({
  method: 'DELETE',
  path: '/api/admin/backups/:name',
  summary: 'Delete a backup',
  access: 'admin',
  changes: [listBackups.path],
  params: nameParams,
  status: 204,
});

const checkedSchema = z.object({
  /** Why it cannot be restored, in words; null: it can. */
  problem: z.string().nullable(),
  createdAt: isoTime.nullable(),
  /** Rows there are now, and after a restore. */
  tables: z.array(z.object({ name: z.string(), here: z.int(), inBackup: z.int() })),
  files: z.object({ here: z.int(), inBackup: z.int() }),
});
export type CheckedBackup = z.infer<typeof checkedSchema>;

export const checkBackup = route({
  method: 'POST',
  path: '/api/admin/backups/:name/check',
  summary: 'A dry run: whether a backup is intact and fits, and what a restore would change',
  access: 'admin',
  params: nameParams,
  response: checkedSchema,
});

export const restoreBackup = route({
  method: 'POST',
  path: '/api/admin/backups/:name/restore',
  summary: 'Replace everything with a backup: saves what there is, restarts, restores',
  access: 'admin',
  params: nameParams,
  body: z.object({
    /** The name once more, so that it never happens by accident. */
    confirm: z.string({ error: 'Please type the name of the backup.' }).max(104),
  }),
  status: 202,
  response: z.object({ safetyName: z.string() }),
});
