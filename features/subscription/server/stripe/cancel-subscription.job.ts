/** Ending a subscription as a job: an account goes away at once, also while the payment provider cannot be reached. */

import { z } from 'zod';
import { defineJob } from '#platform/jobs/job-definition.ts';

export const cancelSubscriptionJob = defineJob({
  name: 'cancel-subscription',
  payload: z.object({ customerId: z.string() }),
  // The pause doubles from a quarter of a second, so these spread over four and a half hours.
  attempts: 17,
  timeoutSeconds: 8 * 3600,
});
