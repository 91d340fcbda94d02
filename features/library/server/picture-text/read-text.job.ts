/** Reading what is written in a picture that somebody uploaded: behind the scenes, so that the library finds it. */

import { z } from 'zod';
import { installedWeights } from '#engine/photo/models/weights.ts';
import { defineJob } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';

export const readTextJob = defineJob({
  name: 'read-picture-text',
  payload: z.object({ assetId: z.string() }),
  attempts: 2,
  timeoutSeconds: 180,
  concurrency: 1,
});

/** Every picture that comes in from now on; nothing happens where the models are not installed. */
export function readUploads({ assets, jobs, log }: Platform): void {
  if (!installedWeights('letters')) return;
  assets.onUpload(({ id, type }) => {
    if (!type.startsWith('image/')) return;
    jobs
      .enqueue(readTextJob, { assetId: id })
      .catch((error: unknown) => log.warn({ err: error }, 'a picture was not read'));
  });
}
