/** Marking many photos: a job, because a hundred photos of a camera take minutes. */

import { z } from 'zod';
import { defineJob } from '#platform/jobs/job-definition.ts';

export const applyBatchJob = defineJob({
  name: 'apply-watermark',
  payload: z.object({ batchId: z.string() }),
  attempts: 2,
  timeoutSeconds: 60 * 60,
  concurrency: 1,
  notice: (outcome, _payload, result) =>
    outcome === 'completed'
      ? {
          title: 'Your watermarked photos are ready',
          body: z.object({ summary: z.string() }).safeParse(result).data?.summary,
          link: '/logo-maker',
        }
      : { title: 'Your photos could not be watermarked', link: '/logo-maker' },
});
