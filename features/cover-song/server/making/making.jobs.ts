/** The two jobs that make pictures move; their handlers are handed to the feature from outside. */

import { z } from 'zod';
import { defineJob } from '#platform/jobs/job-definition.ts';

export const renderCoverJob = defineJob({
  name: 'cover-song-render',
  /** The charge is given back where nothing comes of it. */
  payload: z.object({ coverSongId: z.string(), chargeKey: z.string() }),
  attempts: 1,
  timeoutSeconds: 60 * 60,
  // One at a time takes all the cores there are.
  concurrency: 1,
  notice: (outcome) =>
    outcome === 'completed'
      ? {
          title: 'Your cover video is ready',
          body: 'Watch it, or download it.',
          link: '/cover-song-maker',
        }
      : { title: 'Your cover video could not be made', link: '/cover-song-maker' },
});

export const previewCoverJob = defineJob({
  name: 'cover-song-preview',
  payload: z.object({ coverSongId: z.string() }),
  attempts: 1,
  timeoutSeconds: 120,
});
