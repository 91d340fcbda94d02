/** Writes down one clip. */

import type { MakingHandler } from '#platform/making/making-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { createTranscriptWriter } from './transcript.service.ts';

export function writeTranscriptHandler(platform: Platform): MakingHandler<unknown> {
  const write = createTranscriptWriter(platform);
  return async ({ itemId, userId, signal, report }) => {
    report('Listening', 1);
    await write(userId, itemId, { signal, onProgress: (share) => report('Listening', share * 99) });
    return { fileId: itemId };
  };
}
