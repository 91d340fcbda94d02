/** What webhooks bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerJob } from '#platform/jobs/job-definition.ts';
import { deliverWebhookJob } from './deliver-webhook.job.ts';
import * as repo from './webhooks.repo.ts';
import { registerWebhookRoutes } from './webhooks.routes.ts';
import { forgetOldDeliveries, tellPages, tellWebhooks } from './webhooks.service.ts';

export const webhooksFeature: ServerFeature = {
  name: 'webhooks',
  routes: registerWebhookRoutes,
  jobs: (platform) => [
    registerJob(
      deliverWebhookJob,
      async () => (await import('./deliver-webhook.handler.ts')).deliverWebhookHandler(platform),
      {
        ending: async (tx, { status, payload, error }) => {
          if (status === 'completed') return;
          const { deliveryId } = deliverWebhookJob.payload.parse(payload);
          await repo.giveUp(tx, deliveryId, error ?? 'It was cancelled.');
        },
        ended: async ({ payload }) => {
          const found = await repo.findToSend(
            platform.db,
            deliverWebhookJob.payload.parse(payload).deliveryId,
          );
          if (found) await tellPages(platform, found.webhook);
        },
      },
    ),
  ],
  happened: tellWebhooks,
  upkeep: async (platform) => {
    await forgetOldDeliveries(platform);
  },
};
