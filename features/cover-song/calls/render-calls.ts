/** Rendering the video of a cover and previewing its settings; both are jobs, followed and stopped like any other. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams } from '#common/schema-parts.ts';

const started = z.object({ jobId: z.string() });

/** Asked for twice, it answers with the job that is under way. */
export const renderCoverSong = route({
  method: 'POST',
  path: '/api/cover-songs/:id/generate',
  summary: 'Make the video of a cover song of mine',
  access: 'user',
  changes: ['/api/cover-songs', '/api/cover-songs/:id'],
  params: idParams,
  status: 202,
  response: started,
});

/** The job's result is a previewResult; a newer request stops an older one. */
export const previewCoverSong = route({
  method: 'POST',
  path: '/api/cover-songs/:id/preview',
  summary: 'Make a short, small, looping preview of the current settings',
  access: 'user',
  params: idParams,
  status: 202,
  response: started,
});

export const previewResult = z.object({ videoUrl: z.string() });
