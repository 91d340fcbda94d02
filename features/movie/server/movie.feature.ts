/** What movies bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { makeMovieJob } from './make-movie.job.ts';
import { registerMovieRoutes } from './movie.routes.ts';
import { movieItems } from './movie.service.ts';

export const movieFeature: ServerFeature = {
  name: 'movie',
  routes: registerMovieRoutes,
  jobs: (platform) => [
    platform.generationJobs.register(makeMovieJob, async () => {
      const { makeMovieHandler } = await import('./make-movie.handler.ts');
      return makeMovieHandler(platform);
    }),
  ],
  items: (platform) => [movieItems(platform)],
};
