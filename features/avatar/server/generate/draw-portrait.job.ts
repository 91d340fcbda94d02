/** Drawing a character's picture: done while the person waits. */

import { z } from 'zod';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { fail } from './generation.repo.ts';

export const drawPortraitJob = defineGenerationJob({
  name: 'draw-portrait',
  itemType: 'portrait',
  use: 'avatar',
  payload: z.object({}),
  attempts: 1,
  timeoutSeconds: 300,
  concurrentLimit: {
    max: 2,
    message: 'Several of your characters are being drawn. Please wait for one.',
    retryAfter: 5,
  },
  undo: (tx, id, { error }) => fail(tx, id, error ?? 'It was cancelled.'),
});
