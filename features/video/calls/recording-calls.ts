/** Calls for a voice-over: how long a recording of one's own is, and how it sounds in the film. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams } from '#common/schema-parts.ts';
import { mouthCueSchema } from '#features/speech/contract.ts';

const cleaned = z.object({ clean: z.enum(['true', 'false']).default('true') });

export const measureRecording = route({
  method: 'GET',
  path: '/api/video/recordings/:id',
  summary: 'How long a recording of mine is, prepared for a film, and how a mouth moves that says it',
  access: 'user',
  params: idParams,
  query: cleaned,
  response: z.object({ seconds: z.number(), mouth: z.array(mouthCueSchema) }),
});

export const hearRecording = route({
  method: 'GET',
  path: '/api/video/recordings/:id/sound',
  summary: 'A recording of mine as it is heard in the film, cleaned up or as it is',
  access: 'user',
  params: idParams,
  query: cleaned,
  produces: 'audio/wav',
});
