/** What accounts bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerJob } from '#platform/jobs/job-definition.ts';
import { registerAccountRoutes } from './account.routes.ts';
import { exportDataJob } from './export-data.job.ts';
import { sweepSignIns } from './sign-ins.repo.ts';
import { welcomeMailJob } from './welcome-mail.job.ts';

export const accountFeature: ServerFeature = {
  name: 'account',
  routes: registerAccountRoutes,
  jobs: (platform) => [
    registerJob(welcomeMailJob, async () => {
      const { welcomeMailHandler } = await import('./welcome-mail.handler.ts');
      return welcomeMailHandler(platform);
    }),
    registerJob(exportDataJob, async () => {
      const { exportDataHandler } = await import('./export-data.handler.ts');
      return exportDataHandler(platform);
    }),
  ],
  upkeep: async ({ db, sessions, rateLimits, assets }) => {
    await sessions.sweep();
    await rateLimits.sweep();
    await sweepSignIns(db);
    await assets.sweep();
  },
};
