/** What the template maker brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { fillTemplateJob } from './fill/fill.job.ts';
import { templateItems, templateUses } from './template.items.ts';
import { registerTemplateRoutes } from './template.routes.ts';

export const templateFeature: ServerFeature = {
  name: 'template',
  routes: registerTemplateRoutes,
  jobs: (platform) => [
    platform.generationJobs.register(fillTemplateJob, async () =>
      (await import('./fill/fill.handler.ts')).fillTemplateHandler(platform),
    ),
  ],
  items: (platform) => [templateItems(platform), templateUses()],
};
