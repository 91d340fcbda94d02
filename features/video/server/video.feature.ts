/** What the video maker brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { registerJob } from '#platform/jobs/job-definition.ts';
import { sweepTempFolders } from '#platform/media/temp-folder.ts';
import { registerMediaRoutes } from './media/media.routes.ts';
import { projectReportable } from './projects.reportable.ts';
import { registerProjectRoutes } from './projects.routes.ts';
import { renderVideoJob } from './render/render.job.ts';

export const videoFeature: ServerFeature = {
  name: 'video',
  routes: (api, platform) => {
    registerProjectRoutes(api, platform);
    registerMediaRoutes(api, platform);
  },
  jobs: (platform) => [
    registerJob(renderVideoJob, async () =>
      (await import('./render/render.handler.ts')).renderVideoHandler(platform),
    ),
  ],
  reportables: (platform) => [projectReportable(platform)],
  upkeep: () => sweepTempFolders(),
};
