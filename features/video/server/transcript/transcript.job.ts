/** Writing down what is said in a clip: a job, because listening takes about as long as the clip. */

import { z } from 'zod';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { getTranscript } from '../../calls/transcript-calls.ts';

export const writeTranscriptJob = defineGenerationJob({
  name: 'write-transcript',
  itemType: 'transcript',
  use: 'speech',
  payload: z.object({}),
  attempts: 1,
  timeoutSeconds: 4 * 3600,
  concurrentLimit: {
    max: 4,
    message: 'Several of your clips are being transcribed already. Please wait until one is finished.',
    retryAfter: 30,
  },
  invalidates: (id) => [getTranscript.path.replace(':id', id)],
});
