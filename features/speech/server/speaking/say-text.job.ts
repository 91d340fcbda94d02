/** Saying a long text: a job, because it takes minutes. */

import { z } from 'zod';
import { defineJob } from '#platform/jobs/job-definition.ts';

export const sayTextJob = defineJob({
  name: 'say-text',
  payload: z.object({ speechId: z.string() }),
  // What fails is told at once; a worker that is lost is replaced by the queue.
  attempts: 1,
  timeoutSeconds: 3 * 3600,
  notice: (outcome) =>
    outcome === 'completed'
      ? { title: 'Your speech is ready', body: 'Listen to it or download it.', link: '/speech-tools' }
      : { title: 'Your speech could not be made', link: '/speech-tools' },
});
