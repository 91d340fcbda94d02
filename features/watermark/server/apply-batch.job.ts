/** Marking many photos: a job, because a hundred photos of a camera take minutes. */

import { z } from 'zod';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { listBatches } from '../calls/batch-calls.ts';

export const applyBatchJob = defineGenerationJob({
  name: 'apply-watermark',
  itemType: 'watermark-batch',
  payload: z.object({}),
  attempts: 2,
  timeoutSeconds: 60 * 60,
  concurrency: 1,
  invalidates: () => [listBatches.path],
  notice: (outcome, _payload, { result }) =>
    outcome === 'completed'
      ? {
          title: 'Your watermarked photos are ready',
          body: z.object({ summary: z.string() }).safeParse(result).data?.summary,
          link: '/logo-maker?tab=watermark',
        }
      : { title: 'Your photos could not be watermarked', link: '/logo-maker?tab=watermark' },
});
