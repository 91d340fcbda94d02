/** Making the film of a project: a job, because it takes minutes. */

import { z } from 'zod';
import { defineJob } from '#platform/jobs/job-definition.ts';

export const renderVideoJob = defineJob({
  name: 'render-video',
  payload: z.object({ projectId: z.string(), title: z.string() }),
  // What fails is told at once; a worker that is lost is replaced by the queue.
  attempts: 1,
  timeoutSeconds: 2 * 3600,
  // Drawing and encoding fill the cores by themselves.
  concurrency: 1,
  notice: (outcome, { title }) =>
    outcome === 'completed'
      ? { title: 'Your video is ready', body: title, link: '/video-maker' }
      : { title: 'Your video could not be made', body: title, link: '/video-maker' },
});
