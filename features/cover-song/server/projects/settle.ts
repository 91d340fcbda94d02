/** Brings a cover in line with its job when that ended unheard: cancelled before it began, failed, or lost. */

import { and, eq, inArray } from 'drizzle-orm';
import { isFinished } from '#common/job.ts';
import type { Platform } from '#platform/platform.ts';
import { coverSongs } from '../cover-song.table.ts';
import { coverSongRuns } from '../cover-work.table.ts';
import { type FollowedCover, listProcessing } from './project.repo.ts';

const LOST = 'The video could not be finished. Please try again.';

/** Gives back the use that a making was counted as; safe to repeat. */
export async function refundJob(platform: Platform, payload: unknown): Promise<void> {
  const { chargeKey } = (payload ?? {}) as { chargeKey?: string };
  if (chargeKey) await platform.usage.refund(chargeKey);
}

/** Safe to repeat and to race: only a cover that is still processing changes, and a use is given back once. */
export async function settle(platform: Platform, one: FollowedCover): Promise<FollowedCover> {
  const { cover, job } = one;
  if (cover.status !== 'processing' || (job && !isFinished(job))) return one;
  const change =
    job?.status === 'cancelled'
      ? { status: cover.videoUrl ? 'completed' : 'draft', errorMessage: null }
      : { status: 'failed', errorMessage: job?.error ?? LOST };
  const [settled] = await platform.db
    .update(coverSongs)
    .set({ ...change, processingProgress: 0 })
    .where(and(eq(coverSongs.id, cover.id), eq(coverSongs.status, 'processing')))
    .returning();
  if (job) await refundJob(platform, job.payload);
  return { ...one, cover: settled ?? cover };
}

export async function settleAll(platform: Platform): Promise<void> {
  for (const one of await listProcessing(platform.db)) await settle(platform, one);
}

/**
 * What the maker of the video calls at its end, before its job ends. False: the cover was cancelled, deleted or begun
 * anew meanwhile, and what was made is nobody's.
 */
export async function finishCover(
  platform: Platform,
  coverSongId: string,
  jobId: string,
  made: { videoUrl: string; thumbnailUrl: string },
): Promise<boolean> {
  const [run] = await platform.db
    .select()
    .from(coverSongRuns)
    .where(eq(coverSongRuns.coverSongId, coverSongId));
  if (run?.renderJobId !== jobId) return false;
  const [done] = await platform.db
    .update(coverSongs)
    .set({ ...made, status: 'completed', processingProgress: 100, errorMessage: null })
    .where(and(eq(coverSongs.id, coverSongId), inArray(coverSongs.status, ['processing', 'completed'])))
    .returning({ id: coverSongs.id });
  return done !== undefined;
}
