/** What the watermark maker brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { applyBatchJob } from './apply-batch.job.ts';
import { batchItems } from './batch.service.ts';
import { registerWatermarkRoutes } from './watermark.routes.ts';
import { watermarkItems } from './watermark.service.ts';

export const watermarkFeature: ServerFeature = {
  name: 'watermark',
  routes: registerWatermarkRoutes,
  jobs: (platform) => [
    platform.generationJobs.register(applyBatchJob, async () => {
      const { applyBatchHandler } = await import('./apply-batch.handler.ts');
      return applyBatchHandler(platform);
    }),
  ],
  items: (platform) => [watermarkItems(platform), batchItems(platform)],
};
