/** One message of a webhook: tried for a day, at growing intervals, as a job of the queue. */

import { z } from 'zod';
import { defineJob } from '#platform/jobs/job-definition.ts';

export const deliverWebhookJob = defineJob({
  name: 'deliver-webhook',
  payload: z.object({ deliveryId: z.string() }),
  attempts: 8,
  pauses: [1, 30, 300, 1800, 7200, 18_000, 36_000],
  timeoutSeconds: 60,
  concurrency: 4,
});
