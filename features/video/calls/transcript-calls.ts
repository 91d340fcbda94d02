/** Calls that write down what is said in a clip or recording. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams } from '#common/schema-parts.ts';
import { getUserStats } from '#features/dashboard/contract.ts';
import { transcriptSchema } from '../contract.ts';

export const getTranscript = route({
  method: 'GET',
  path: '/api/video/media/:id/transcript',
  summary:
    'What is said in a clip or recording of mine, word by word with its times; 404 until it is written down',
  access: 'user',
  params: idParams,
  response: transcriptSchema,
});

export const writeTranscript = route({
  method: 'POST',
  path: '/api/video/media/:id/transcript',
  summary: 'Write down what is said in a clip or recording of mine, as a job',
  access: 'user',
  changes: [getUserStats.path],
  params: idParams,
  status: 202,
  /** Null: it was written down before. */
  response: z.object({ jobId: z.string().nullable() }),
});
