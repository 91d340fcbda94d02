/** A job that says when it began, and lasts as long as it is told. */

import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { ServerFeature } from '#platform/feature.ts';
import { defineJob, registerJob } from '#platform/jobs/job-definition.ts';

export const timedJob = defineJob({
  name: 'timed-work',
  payload: z.object({ lastsMs: z.int().default(0) }),
  attempts: 1,
  timeoutSeconds: 30,
});

export const timedFeature: ServerFeature = {
  name: 'timed-work',
  jobs: () => [
    registerJob(timedJob, async () => async ({ payload }) => {
      const beganAt = Date.now();
      if (payload.lastsMs > 0) await sleep(payload.lastsMs);
      return { beganAt };
    }),
  ],
};
