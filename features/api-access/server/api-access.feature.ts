/** What programs that talk to us bring to a process: keys, webhooks, and the protocols of OpenAI and MCP. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerJob } from '#platform/jobs/job-definition.ts';
import { keyMailJob } from './keys/key-mail.job.ts';
import { registerKeysRoutes } from './keys/keys.routes.ts';
import { registerMcpRoutes } from './mcp/mcp.routes.ts';
import { registerOpenAiRoutes } from './openai/openai.routes.ts';
import { deliverWebhookJob } from './webhooks/deliver-webhook.job.ts';
import * as repo from './webhooks/webhooks.repo.ts';
import { registerWebhookRoutes } from './webhooks/webhooks.routes.ts';
import { forgetOldDeliveries, tellPages, tellWebhooks } from './webhooks/webhooks.service.ts';

export const programsFeature: ServerFeature = {
  name: 'programs',
  routes: async (api, platform) => {
    await registerKeysRoutes(api, platform);
    await registerWebhookRoutes(api, platform);
    await registerOpenAiRoutes(api, platform);
    await registerMcpRoutes(api, platform);
  },
  jobs: (platform) => [
    registerJob(keyMailJob, async () =>
      (await import('./keys/key-mail.handler.ts')).keyMailHandler(platform),
    ),
    registerJob(
      deliverWebhookJob,
      async () => (await import('./webhooks/deliver-webhook.handler.ts')).deliverWebhookHandler(platform),
      {
        ending: async (tx, { status, payload, error }) => {
          if (status === 'completed') return;
          const { deliveryId } = deliverWebhookJob.payload.parse(payload);
          await repo.markFailed(tx, deliveryId, error ?? 'It was cancelled.');
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
  publishDomainEvent: tellWebhooks,
  maintenance: async (platform) => {
    await forgetOldDeliveries(platform);
  },
};
