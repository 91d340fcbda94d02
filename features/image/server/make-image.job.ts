/** Making one image: done while the person waits. */

import { z } from 'zod';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { listImages } from '../contract.ts';
import { fail } from './image.repo.ts';

export const makeImageJob = defineGenerationJob({
  name: 'make-image',
  itemType: 'image',
  use: 'image',
  payload: z.object({}),
  attempts: 1,
  // Models take their time (`ENGINE_SECONDS`): weights on a machine without a graphics card draw for minutes, and after one
  // that failed ours may draw.
  timeoutSeconds: 3600,
  concurrentLimit: {
    max: 2,
    message: 'You are making several images already. Please wait until one is finished.',
  },
  invalidates: () => [listImages.path],
  undo: (tx, id, { error }) => fail(tx, id, error ?? 'It was cancelled.'),
});
