/** The row of a project's song. */

import { and, eq } from 'drizzle-orm';
import { assetUrl } from '#common/asset.ts';
import type { Db } from '#platform/db/database.ts';
import { parseJson } from '#platform/db/parse-json.ts';
import { type CoverTrack, SONG_STATUSES, songAnalysisSchema } from '../../calls/song-calls.ts';
import { SINGINGS, SONG_GENRES, SONG_SOURCES } from '../../enums.ts';
import { songTracks } from '../cover-work.table.ts';

export type TrackRow = typeof songTracks.$inferSelect;
type NewTrack = Omit<typeof songTracks.$inferInsert, 'coverSongId'>;

export async function findTrack(db: Db, coverSongId: string): Promise<TrackRow | undefined> {
  const [row] = await db.select().from(songTracks).where(eq(songTracks.coverSongId, coverSongId));
  return row;
}

/** Another song: nothing of the one before stays, least of all what was said about its rights. */
export async function replaceTrack(db: Db, coverSongId: string, track: NewTrack): Promise<TrackRow> {
  await removeTrack(db, coverSongId);
  const [row] = await db
    .insert(songTracks)
    .values({ ...track, coverSongId })
    .returning();
  return row!;
}

export const removeTrack = (db: Db, coverSongId: string) =>
  db.delete(songTracks).where(eq(songTracks.coverSongId, coverSongId));

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

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((one) => one === value) ?? null;

/** A row of an older version is a song that has to be chosen again, at worst. */
export const toTrack = (row: TrackRow): CoverTrack => ({
  source: oneOf(SONG_SOURCES, row.source) ?? 'upload',
  name: row.name,
  status: oneOf(SONG_STATUSES, row.status) ?? 'failed',
  errorMessage: row.errorMessage,
  jobId: row.jobId,
  audioUrl: row.assetId ? assetUrl(row.assetId) : null,
  duration: row.duration,
  trimStart: row.trimStart,
  trimEnd: row.trimEnd,
  genre: oneOf(SONG_GENRES, row.genre),
  seed: row.seed,
  analysis: parseJson(songAnalysisSchema.nullable(), row.analysis, null),
  rightsConfirmedAt: row.rightsConfirmedAt?.toISOString() ?? null,
  singing: oneOf(SINGINGS, row.singing) ?? 'lips',
  lyrics: row.lyrics,
});
