/** Asking the service what it tells everybody about a link: a job, so that creating a project never waits for it. */

import { z } from 'zod';
import { defineJob } from '#platform/jobs/job-definition.ts';

export const readLinkJob = defineJob({
  name: 'read-song-link',
  payload: z.object({ coverSongId: z.string() }),
  attempts: 1,
  timeoutSeconds: 60,
});
