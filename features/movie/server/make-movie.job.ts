/** Making a movie: a job, because it takes minutes. */

import { z } from 'zod';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { CANCELLED, getMovie, listMovies } from '../contract.ts';
import { ITEM_TYPE, updateMovie } from './movie.repo.ts';

export type MoviePayload = z.infer<(typeof makeMovieJob)['payload']>;

export const makeMovieJob = defineGenerationJob({
  name: 'make-movie',
  itemType: ITEM_TYPE,
  use: 'video',
  payload: z.object({ storyboardOnly: z.boolean() }),
  attempts: 1,
  timeoutSeconds: 2 * 60 * 60,
  // One at a time takes all the cores there are.
  concurrency: 1,
  concurrentLimit: {
    max: 3,
    message: 'Three of your movies are being made already. Please wait until one is finished.',
    retryAfter: 60,
  },
  replaces: true,
  invalidates: (id) => [listMovies.path, getMovie.path.replace(':id', id)],
  undo: (tx, id, { error }) => updateMovie(tx, id, { status: 'failed', error: error ?? CANCELLED }),
  notice: (outcome, { storyboardOnly }, { itemId }) =>
    outcome === 'completed'
      ? {
          title: storyboardOnly ? 'Your storyboard is ready' : 'Your movie is ready',
          link: `/movie-maker?movie=${itemId}`,
        }
      : { title: 'Your movie could not be made', link: `/movie-maker?movie=${itemId}` },
});
