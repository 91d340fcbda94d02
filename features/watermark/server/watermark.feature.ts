/** What the watermark maker brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerJob } from '#platform/jobs/job-definition.ts';
import { applyBatchJob } from './apply-batch.job.ts';
import { removeBatch } from './batch.routes.ts';
import * as repo from './watermark.repo.ts';
import { registerWatermarkRoutes } from './watermark.routes.ts';

const DAY_MS = 86_400_000;

export const watermarkFeature: ServerFeature = {
  name: 'watermark',
  routes: registerWatermarkRoutes,
  jobs: (platform) => [
    registerJob(applyBatchJob, async () => {
      const { applyBatchHandler } = await import('./apply-batch.handler.ts');
      return applyBatchHandler(platform);
    }),
  ],
  /** The operator's retention of generated files; 0 keeps them for ever. */
  upkeep: async (platform) => {
    const days = await platform.settings.number('file_retention_days');
    if (!days) return;
    for (const row of await repo.listBatchesBefore(platform.db, new Date(Date.now() - days * DAY_MS)))
      await removeBatch(platform, row);
  },
};
