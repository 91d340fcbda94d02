/** Making a ZIP of everything that belongs to a person: a job, because it may be much. */

import { z } from 'zod';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';

export const exportResult = z.object({ assetId: z.string(), url: z.string() });

export const exportDataJob = defineGenerationJob({
  name: 'export-data',
  itemType: 'data-export',
  payload: z.object({}),
  attempts: 2,
  timeoutSeconds: 30 * 60,
  concurrency: 1,
  notice: (outcome, _payload, { result }) =>
    outcome === 'completed'
      ? {
          title: 'Your data is ready to download',
          body: 'One ZIP file with everything that is yours.',
          link: exportResult.safeParse(result).data?.url,
        }
      : { title: 'Your data could not be exported', body: 'Please try again from the profile menu.' },
});
