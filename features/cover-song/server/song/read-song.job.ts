/** Reading a song: fetch or compose it where that is wanted, then find its loudness, beats and sections. */

import { z } from 'zod';
import { defineJob } from '#platform/jobs/job-definition.ts';

export const readSongJob = defineJob({
  name: 'read-song',
  payload: z.object({ coverSongId: z.string() }),
  attempts: 1,
  timeoutSeconds: 15 * 60,
});
