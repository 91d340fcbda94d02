/** What accounts bring to a process. */

import type { Assets } from '#platform/assets/assets.service.ts';
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
    await reconcileDaily(assets);
  },
};

const DAY_MS = 86_400_000;
let reconciledAt = Date.now();

/** Once a day: a crash between writing a file and its row leaves bytes that nobody knows. */
async function reconcileDaily(assets: Assets): Promise<void> {
  if (Date.now() - reconciledAt < DAY_MS) return;
  reconciledAt = Date.now();
  await assets.reconcile(new Date(Date.now() - DAY_MS));
}
