/** Writing down a long recording: a job, because it takes minutes. */

import { z } from 'zod';
import { defineJob } from '#platform/jobs/job-definition.ts';

export const writeDownJob = defineJob({
  name: 'write-down',
  payload: z.object({ transcriptionId: z.string() }),
  attempts: 1,
  timeoutSeconds: 4 * 3600,
  notice: (outcome) =>
    outcome === 'completed'
      ? {
          title: 'Your transcription is ready',
          body: 'Read it, correct it, or download it.',
          link: '/speech-tools',
        }
      : { title: 'Your recording could not be written down', link: '/speech-tools' },
});
