/** A job that only says when it began. */

import { z } from 'zod';
import type { ServerFeature } from '#platform/feature.ts';
import { defineJob, registerJob } from '#platform/jobs/job-definition.ts';

export const timedJob = defineJob({
  name: 'timed-work',
  payload: z.object({}),
  attempts: 1,
  timeoutSeconds: 30,
});

export const timedFeature: ServerFeature = {
  name: 'timed-work',
  jobs: () => [registerJob(timedJob, async () => async () => ({ beganAt: Date.now() }))],
};
