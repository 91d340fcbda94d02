/** Ending a subscription as a job: an account goes away at once, also while the payment provider cannot be reached. */

import { z } from 'zod';
import { defineJob } from '#platform/jobs/job-definition.ts';

const HOUR = 3600;

/** Seconds; quick at first, then every six hours. */
const PAUSES = [1, 5, 30, 120, 600, HOUR, 3 * HOUR, 6 * HOUR] as const;
const DAYS = 14;

export const cancelSubscriptionJob = defineJob({
  name: 'cancel-subscription',
  payload: z.object({ customerId: z.string() }),
  pauses: PAUSES,
  attempts: PAUSES.length + DAYS * 4,
  timeoutSeconds: 300,
});
