/** What a cover song is made of besides the spec's own columns: its sound and who performs. */

import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamps, timestampTz } from '#platform/db/tables/columns.ts';
import { assets } from '#platform/db/tables/work.table.ts';
import type { ChosenLook, FaceReading, SongAnalysis } from '../contract.ts';
import { coverSongs } from './cover-song.table.ts';

/** Also the key where a cover song has one such row. */
const coverSongId = () =>
  text('cover_song_id')
    .notNull()
    .references(() => coverSongs.id, { onDelete: 'cascade' });

/** The song itself: where it comes from, which part is used, what was found in it. Times in seconds. */
export const songTracks = pgTable(
  'song_tracks',
  {
    coverSongId: coverSongId().primaryKey(),
    source: text('source').notNull(),
    name: text('name').notNull(),
    assetId: text('asset_id').references(() => assets.id, { onDelete: 'set null' }),
    duration: doublePrecision('duration'),
    trimStart: doublePrecision('trim_start').notNull().default(0),
    /** Null: to the end. */
    trimEnd: doublePrecision('trim_end'),
    genre: text('genre'),
    seed: integer('seed'),
    status: text('status').notNull(),
    jobId: text('job_id'),
    errorMessage: text('error_message'),
    analysis: jsonb('analysis').$type<SongAnalysis>(),
    /** The person said that they may use this very song; another song asks again. */
    rightsConfirmedAt: timestampTz('rights_confirmed_at'),
    rightsVersion: integer('rights_version'),
    /** What an instrumental is performed with; null: the lips follow the melody. */
    singing: text('singing'),
    /** As it was pasted: plain lines, or with times. */
    lyrics: text('lyrics'),
    ...timestamps(),
  },
  (t) => [index('song_tracks_asset').on(t.assetId)],
);

/** Who performs: the parts of a character that the spec's table has no column for. */
export const songCastings = pgTable(
  'song_castings',
  {
    coverSongId: coverSongId().primaryKey(),
    avatarId: text('avatar_id'),
    persona: text('persona'),
    faceAssetId: text('face_asset_id').references(() => assets.id, { onDelete: 'set null' }),
    faceConfirmedAt: timestampTz('face_confirmed_at'),
    faceVersion: integer('face_version'),
    face: jsonb('face').$type<FaceReading>(),
    /** Hair and glasses that the person chose instead of those in the photo. */
    chosenLook: jsonb('chosen_look').$type<ChosenLook>(),
    ...timestamps(),
  },
  (t) => [index('song_castings_face_asset').on(t.faceAssetId)],
);

/** How the film is shown. */
export const songFilms = pgTable('song_films', {
  coverSongId: coverSongId().primaryKey(),
  aspect: text('aspect').notNull(),
  ...timestamps(),
});
