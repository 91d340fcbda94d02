/** What the photo editor brings to a process. */

import type { ServerFeature } from '#platform/feature.ts';
import { editPhotoJob } from './edit-photo.job.ts';
import { registerPhotoRoutes } from './photo.routes.ts';
import { photoItems } from './photo.service.ts';
import { createPhotoPool } from './photo-pool.ts';

export const photoFeature: ServerFeature = {
  name: 'photo',
  routes: registerPhotoRoutes,
  jobs: (platform) => [
    platform.generationJobs.register(editPhotoJob, async () => {
      const { editPhotoHandler } = await import('./edit-photo.handler.ts');
      const pool = createPhotoPool({ timeoutMs: editPhotoJob.timeoutSeconds * 1000 });
      platform.onClose(pool.close);
      return editPhotoHandler(platform, pool);
    }),
  ],
  items: (platform) => [photoItems(platform)],
};
