/** Sending a part of a mailing: a job of some minutes, after which the next one goes on. */

import { z } from 'zod';
import { defineJob } from '#platform/jobs/job-definition.ts';

export const SLICE_SECONDS = 600;

export const sendMailingJob = defineJob({
  name: 'send-mailing',
  payload: z.object({ mailingId: z.string() }),
  attempts: 3,
  timeoutSeconds: SLICE_SECONDS + 300,
});
