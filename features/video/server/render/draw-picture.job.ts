/** Drawing one picture for a scene of a film that is still being put together: done while the person waits. */

import { z } from 'zod';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';

export const drawScenePictureJob = defineGenerationJob({
  name: 'draw-scene-picture',
  itemType: 'scene-picture',
  use: 'image',
  payload: z.object({}),
  attempts: 1,
  timeoutSeconds: 180,
  concurrentLimit: { max: 1, message: 'A picture is being drawn already. Please wait until it is finished.' },
});
