/** Brings a song in line with its job when that ended unheard: cancelled before it began, or lost. */

import { isFinished } from '#common/job.ts';
import type { Platform } from '#platform/platform.ts';
import { type TrackRow, updateTrack } from './track.repo.ts';

const STOPPED = 'Reading the song was stopped. Please choose it again.';

export async function settleTrack(platform: Platform, track: TrackRow): Promise<TrackRow> {
  if (track.status !== 'reading' || !track.jobId) return track;
  const job = await platform.jobs.find(track.jobId);
  if (job && !isFinished(job)) return track;
  const change = { status: 'failed', errorMessage: job?.error ?? STOPPED };
  return (await updateTrack(platform.db, track.coverSongId, change, track.jobId)) ?? track;
}
