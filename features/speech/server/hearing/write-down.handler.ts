/** Writes down a long recording; what is heard is kept at once, so a lost worker goes on where it was. */

import { AppError } from '#common/errors.ts';
import type { JobHandler } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { transcriptionRepo } from './transcription.repo.ts';
import { createWriter, failTranscription } from './write-down.ts';

export function writeDownHandler(platform: Platform): JobHandler<{ transcriptionId: string }> {
  const writeDown = createWriter(platform);
  return async ({ payload, signal, report }) => {
    const row = await transcriptionRepo.find(platform.db, payload.transcriptionId);
    // Deleted, or ended by a run whose worker was lost just before it could say so.
    if (!row || row.status === 'failed') return null;
    if (row.status === 'completed') return { transcriptionId: row.id };
    report('Warming up the listener', 0);
    try {
      await writeDown(row, {
        signal,
        isUrgent: false,
        onProgress: (heard, seconds) => report('Listening', (heard / seconds) * 99),
      });
      return { transcriptionId: row.id };
    } catch (error) {
      if (!signal.aborted) await failTranscription(platform, row, error);
      else if (signal.reason !== 'shutdown') {
        const words =
          signal.reason === 'cancelled' ? 'It was cancelled.' : 'This took too long and was stopped.';
        await failTranscription(platform, row, new AppError('gone', words));
      }
      throw error;
    }
  };
}
