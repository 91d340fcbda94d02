/** Writing down a recording: short ones while the person waits, long ones as a job, because they take minutes. */

import { z } from 'zod';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { getTranscription, listTranscriptions } from '../../calls/transcription-calls.ts';
import { transcriptionRepo } from './transcription.repo.ts';

export const transcribeJob = defineGenerationJob({
  name: 'write-down',
  itemType: 'transcription',
  use: 'speech',
  payload: z.object({}),
  attempts: 1,
  timeoutSeconds: 4 * 3600,
  concurrentLimit: {
    max: 4,
    message: 'Several of your recordings are being transcribed already. Please wait until one is finished.',
    retryAfter: 30,
  },
  invalidates: (id) => [listTranscriptions.path, getTranscription.path.replace(':id', id)],
  undo: (tx, id, { error }) => transcriptionRepo.fail(tx, id, error ?? 'It was cancelled.'),
  notice: (outcome, _, { itemId }) =>
    outcome === 'completed'
      ? {
          title: 'Your transcription is ready',
          body: 'Read it, correct it, or download it.',
          link: `/speech-tools?transcript=${itemId}`,
        }
      : { title: 'We couldn’t transcribe your recording', link: `/speech-tools?transcript=${itemId}` },
});
