/** Writes down a long recording; what is heard is kept at once, so a lost worker goes on where it was. */

import { AppError } from '#common/errors.ts';
import type { GenerationHandler } from '#platform/generation-jobs/generation-job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { createRecordingTranscriber } from './transcribe-recording.ts';
import { transcriptionRepo } from './transcription.repo.ts';

export function transcribeHandler(platform: Platform): GenerationHandler<unknown> {
  const write = createRecordingTranscriber(platform);
  return async ({ itemId, signal, report }) => {
    const row = await transcriptionRepo.find(platform.db, itemId);
    if (!row) throw new AppError('gone', 'The transcription was deleted.');
    report('Warming up the listener', 0);
    return write(row, {
      signal,
      isUrgent: false,
      onProgress: (heard, seconds) => report('Listening', (heard / seconds) * 99),
    });
  };
}
