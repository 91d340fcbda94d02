/** Writing a backup: a job, because all files are read. */

import { z } from 'zod';
import { defineJob } from '#platform/jobs/job-definition.ts';

export const BACKUP_ITEM = 'backup';

export const makeBackupJob = defineJob({
  name: 'make-backup',
  payload: z.object({ name: z.string() }),
  attempts: 1,
  timeoutSeconds: 6 * 3600,
  concurrency: 1,
  notice: (outcome) => ({
    title: outcome === 'completed' ? 'The backup is ready' : 'The backup could not be made',
    link: '/settings#backup',
  }),
});
