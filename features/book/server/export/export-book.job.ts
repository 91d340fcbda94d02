/** Making a file of a book: a job, because whole books take a while. */

import { z } from 'zod';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { EXPORT_FORMATS, PAPERS } from '../../book-limits.ts';
import { getBook } from '../../contract.ts';
import { ITEM_TYPE } from '../book.repo.ts';

export type ExportPayload = z.infer<(typeof exportBookJob)['payload']>;

export const exportBookJob = defineGenerationJob({
  name: 'export-book',
  itemType: ITEM_TYPE,
  payload: z.object({ format: z.enum(EXPORT_FORMATS), paper: z.enum(PAPERS) }),
  attempts: 2,
  timeoutSeconds: 60 * 60,
  concurrency: 1,
  replaces: true,
  concurrentLimit: {
    max: 3,
    message: 'Three files of your books are being made already. Please wait until one is finished.',
    retryAfter: 30,
  },
  invalidates: (id) => [getBook.path.replace(':id', id)],
  notice: (outcome, _, { itemId }) => ({
    title:
      outcome === 'completed' ? 'The file of your book is ready' : 'The file of your book could not be made',
    link: `/book-creator?book=${itemId}`,
  }),
});
