/** Filling a template from a table: a job, because it makes many things. */

import { z } from 'zod';
import { said } from '#common/wording/sentence.ts';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';

export const fillTemplateJob = defineGenerationJob({
  name: 'fill-template',
  itemType: 'template-fill',
  payload: z.object({
    templateId: z.string(),
    name: z.string(),
    /** What was approved, or saved, when it was asked for; another one is not what people saw. */
    stamp: z.string(),
    format: z.string().optional(),
    /** Values by the keys of places, one record for each row. */
    rows: z.array(z.record(z.string(), z.string())),
  }),
  attempts: 2,
  timeoutSeconds: 3600,
  concurrentLimit: {
    max: 2,
    message: 'Two of your tables are being worked on. Please wait until one is finished.',
    retryAfter: 15,
  },
  invalidates: () => [
    '/api/designs',
    '/api/projects',
    '/api/mailings',
    '/api/campaigns',
    '/api/books',
    '/api/library',
  ],
  notice: (outcome, { name, templateId }) => ({
    title:
      outcome === 'completed'
        ? said`The rows for “${name}” are ready`
        : said`The rows for “${name}” could not be made`,
    link: `/template-maker?template=${templateId}`,
  }),
});
