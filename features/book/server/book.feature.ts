/** What books bring to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerBookRoutes } from './book.routes.ts';
import { bookItems } from './book-items.ts';
import { exportBookJob } from './export/export-book.job.ts';
import { makeBookJob } from './make-book.job.ts';
import { createBookTemplates } from './templates/book.template.ts';

export const bookFeature: ServerFeature = {
  name: 'book',
  routes: registerBookRoutes,
  jobs: (platform) => [
    platform.generationJobs.register(makeBookJob, async () => {
      const { makeBookHandler } = await import('./make-book.handler.ts');
      return makeBookHandler(platform);
    }),
    platform.generationJobs.register(exportBookJob, async () => {
      const { exportBookHandler } = await import('./export/export-book.handler.ts');
      return exportBookHandler(platform);
    }),
  ],
  items: (platform) => [bookItems(platform)],
  templates: (platform) => [createBookTemplates(platform)],
};
