/** The row of a project's song. */

import { and, eq } from 'drizzle-orm';
import { assetUrl } from '#common/asset.ts';
import type { Db } from '#platform/db/database.ts';
import type { CoverTrack } from '../../song-calls.ts';
import { songTracks } from '../cover-work.table.ts';

export type TrackRow = typeof songTracks.$inferSelect;
type NewTrack = Omit<typeof songTracks.$inferInsert, 'coverSongId'>;

export async function findTrack(db: Db, coverSongId: string): Promise<TrackRow | undefined> {
  const [row] = await db.select().from(songTracks).where(eq(songTracks.coverSongId, coverSongId));
  return row;
}

/** Another song: nothing of the one before stays, least of all what was said about its rights. */
export async function replaceTrack(db: Db, coverSongId: string, track: NewTrack): Promise<TrackRow> {
  await db.delete(songTracks).where(eq(songTracks.coverSongId, coverSongId));
  const [row] = await db
    .insert(songTracks)
    .values({ ...track, coverSongId })
    .returning();
  return row!;
}

export async function updateTrack(
  db: Db,
  coverSongId: string,
  change: Partial<NewTrack>,
  /** Only while this job is the one that reads it. */
  ofJob?: string,
): Promise<TrackRow | undefined> {
  const [row] = await db
    .update(songTracks)
    .set(change)
    .where(and(eq(songTracks.coverSongId, coverSongId), ofJob ? eq(songTracks.jobId, ofJob) : undefined))
    .returning();
  return row;
}

export const toTrack = (row: TrackRow): CoverTrack => ({
  source: row.source as CoverTrack['source'],
  name: row.name,
  status: row.status as CoverTrack['status'],
  errorMessage: row.errorMessage,
  jobId: row.jobId,
  audioUrl: row.assetId ? assetUrl(row.assetId) : null,
  duration: row.duration,
  trimStart: row.trimStart,
  trimEnd: row.trimEnd,
  genre: row.genre as CoverTrack['genre'],
  seed: row.seed,
  analysis: row.analysis,
  rightsConfirmedAt: row.rightsConfirmedAt?.toISOString() ?? null,
});
