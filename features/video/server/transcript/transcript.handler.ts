/** Writes down one clip. */

import type { GenerationHandler } from '#platform/generation-jobs/generation-job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { createTranscriptWriter } from './transcript.service.ts';

export function writeTranscriptHandler(platform: Platform): GenerationHandler<unknown> {
  const write = createTranscriptWriter(platform);
  return async ({ itemId, userId, signal, report }) => {
    report('Listening', 1);
    await write(userId, itemId, { signal, onProgress: (share) => report('Listening', share * 99) });
    return { fileId: itemId };
  };
}
