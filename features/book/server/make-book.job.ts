/** Making a book, or what was changed in one: a job, because every picture of it is painted. */

import { z } from 'zod';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { CANCELLED, getBook, listBooks } from '../contract.ts';
import { ITEM_TYPE, updateBook } from './book.repo.ts';

export type MakePayload = z.infer<(typeof makeBookJob)['payload']>;

export const makeBookJob = defineGenerationJob({
  name: 'make-book',
  itemType: ITEM_TYPE,
  payload: z.object({ isChange: z.boolean() }),
  attempts: 2,
  timeoutSeconds: 60 * 60,
  // One at a time takes all the cores there are.
  concurrency: 1,
  concurrentLimit: {
    max: 3,
    message: 'Three of your books are being made already. Please wait until one is finished.',
    retryAfter: 60,
  },
  replaces: true,
  invalidates: (id) => [listBooks.path, getBook.path.replace(':id', id)],
  undo: (tx, id, { error }) => updateBook(tx, id, { status: 'failed', error: error ?? CANCELLED }),
  notice: (outcome, { isChange }, { itemId }) =>
    outcome === 'completed'
      ? isChange
        ? undefined
        : { title: 'Your book is ready', link: `/book-creator?book=${itemId}` }
      : { title: 'Your book could not be made', link: `/book-creator?book=${itemId}` },
});
