/** Saying a text: short ones while the person waits, long ones as a job, because they take minutes. */

import { z } from 'zod';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { getSpeech, listSpeech } from '../../contract.ts';
import { speechRepo } from './speech.repo.ts';

export const sayTextJob = defineGenerationJob({
  name: 'say-text',
  itemType: 'speech',
  use: 'speech',
  payload: z.object({}),
  // What fails is told at once; a worker that is lost is replaced by the queue.
  attempts: 1,
  timeoutSeconds: 3 * 3600,
  concurrentLimit: {
    max: 4,
    message: 'Several of your texts are being spoken already. Please wait until one is finished.',
    retryAfter: 20,
  },
  invalidates: (id) => [listSpeech.path, getSpeech.path.replace(':id', id)],
  undo: (tx, id, { error }) => speechRepo.fail(tx, id, error ?? 'It was cancelled.'),
  notice: (outcome, _, { itemId }) =>
    outcome === 'completed'
      ? {
          title: 'Your speech is ready',
          body: 'Listen to it or download it.',
          link: `/speech-tools?speech=${itemId}`,
        }
      : { title: 'Your speech could not be made', link: `/speech-tools?speech=${itemId}` },
});
