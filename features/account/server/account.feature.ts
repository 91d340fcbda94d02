/** What accounts bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerJob } from '#platform/jobs/job-definition.ts';
import { displayName } from '../display-name.ts';
import { findUsers } from './account.repo.ts';
import { registerAccountRoutes } from './account.routes.ts';
import { exportDataJob } from './export/export-data.job.ts';
import { accountMailJob } from './mails/account-mail.job.ts';
import { welcomeMailJob } from './mails/welcome-mail.job.ts';
import { sweepResets } from './reset/reset.repo.ts';
import { sweepEmailChanges } from './security/email-change.repo.ts';
import { proveOwner } from './security/owner-proof.ts';
import { sweepSignIns } from './sign-ins.repo.ts';

export const accountFeature: ServerFeature = {
  name: 'account',
  routes: registerAccountRoutes,
  proveOwner,
  jobs: (platform) => [
    registerJob(welcomeMailJob, async () => {
      const { welcomeMailHandler } = await import('./mails/welcome-mail.handler.ts');
      return welcomeMailHandler(platform);
    }),
    registerJob(accountMailJob, async () => {
      const { accountMailHandler } = await import('./mails/account-mail.handler.ts');
      return accountMailHandler(platform);
    }),
    platform.generationJobs.register(exportDataJob, async () => {
      const { exportDataHandler } = await import('./export/export-data.handler.ts');
      return exportDataHandler(platform);
    }),
  ],
  items: () => [
    {
      type: 'account',
      noun: 'profile',
      page: '/',
      find: async (db, ids) =>
        new Map(
          (await findUsers(db, ids)).map((row) => [row.id, { title: displayName(row), ownerId: row.id }]),
        ),
    },
  ],
  maintenance: async ({ db }) => {
    await sweepSignIns(db);
    await sweepResets(db);
    await sweepEmailChanges(db);
  },
};
