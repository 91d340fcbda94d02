/** Takes a transcription away with its recording; one under way is stopped first. */

import type { Platform } from '#platform/platform.ts';
import { type TranscriptionRow, transcriptionRepo } from './transcription.repo.ts';

export async function removeTranscription(platform: Platform, row: TranscriptionRow): Promise<void> {
  const { jobId, assetId } = row.result;
  const job = row.status === 'pending' && jobId ? await platform.jobs.find(jobId) : undefined;
  if (job) await platform.jobs.cancel(job);
  await transcriptionRepo.remove(platform.db, row.id);
  if (row.status === 'pending') await platform.usage.refund(row.id);
  await platform.assets.delete(row.userId, [assetId]);
}
