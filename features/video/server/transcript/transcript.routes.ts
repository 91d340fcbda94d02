/** HTTP for what is said in clips. */

import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { getTranscript, writeTranscript } from '../../calls/transcript-calls.ts';
import { createTranscriptService } from './transcript.service.ts';

export function registerTranscriptRoutes(api: Api, platform: Platform): void {
  const transcripts = createTranscriptService(platform);
  api.handle(getTranscript, ({ user, params }) => transcripts.get(user.id, params.id));
  api.handle(writeTranscript, ({ user, params }) => transcripts.begin(user, params.id));
}
