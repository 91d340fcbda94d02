/** Downloading weights: gigabytes, so it goes on after restarts and broken lines. */

import { z } from 'zod';
import { said } from '#common/wording/sentence.ts';
import { defineJob } from '#platform/jobs/job-definition.ts';

export const WEIGHTS_ITEM = 'weights';

export const downloadWeightsJob = defineJob({
  name: 'download-weights',
  payload: z.object({ id: z.string(), name: z.string() }),
  attempts: 8,
  pauses: [1, 3, 15, 60, 300],
  timeoutSeconds: 23 * 3600,
  concurrency: 1,
  notice: (outcome, { name }) => ({
    title: outcome === 'completed' ? said`${name} is downloaded` : said`${name} could not be downloaded`,
    link: '/admin?tab=models',
  }),
});
