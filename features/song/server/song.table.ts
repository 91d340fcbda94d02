/** The songs table. */

import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Persona, Spoken } from '#common/voice-words.ts';
import type { Genre } from '#engine/music/score.ts';
import type { Levels } from '#engine/singing/mix/mix-song.ts';
import type { NoteEdit, SongKey } from '#engine/singing/song-plan.ts';
import { id, timestamps } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import type { PerformedSong, Song, SongChange } from '../contract.ts';
import type { SongMood } from '../song-words.ts';

/** What was asked for beside the words. */
export interface StoredWish {
  mood?: SongMood | undefined;
  seconds?: number | undefined;
  tempo?: number | undefined;
  key?: SongKey | undefined;
  melodies?: Record<number, number> | undefined;
  lineBars?: number[][] | undefined;
  edits?: Record<string, NoteEdit> | undefined;
  /** Which kind of change made it; absent: it is as it was first sung. */
  change?: SongChange['kind'] | undefined;
}

/** Which line of the words each sung line is, and where its first beat is. */
export interface SungLine {
  words: number;
  line: number;
  /** Seconds. */
  begin: number;
  bars: number;
}

/** What changes change. */
export interface SongBefore {
  lyrics: string;
  voice: Persona;
  wish: StoredWish;
}

/** What came of it. */
export type MadeSong = Pick<
  Song,
  'sections' | 'chords' | 'melody' | 'peaks' | 'stems' | 'midiUrl' | 'musicXmlUrl' | 'lrcUrl' | 'srtUrl'
> & {
  audioUrl: string;
  /** The same without loss: what is not changed later is taken from it. */
  wholeUrl: string;
  seconds: number;
  tempo: number;
  key: string;
  lines: SungLine[];
  /** For each section the place of its words. */
  sectionWords: (number | null)[];
  levels: Levels;
  /** Absent in songs of an earlier release. */
  performance?: Pick<PerformedSong, 'beats' | 'downbeats' | 'sections' | 'mouth'>;
};

export const songs = pgTable(
  'songs',
  {
    id: id(),
    userId: ownerId(),
    title: text('title').notNull(),
    lyrics: text('lyrics').notNull(),
    style: text('style').$type<Genre>().notNull(),
    voice: text('voice').$type<Persona>().notNull(),
    language: text('language').$type<Spoken>().notNull(),
    seed: integer('seed').notNull(),
    wish: jsonb('wish').$type<StoredWish>().notNull(),
    status: text('status', { enum: ['pending', 'completed', 'failed'] })
      .notNull()
      .default('pending'),
    jobId: text('job_id'),
    error: text('error'),
    made: jsonb('made').$type<MadeSong>(),
    /** What a change that is under way began with. */
    before: jsonb('before').$type<SongBefore>(),
    /** The first chorus, to be heard while the rest is made. */
    sampleUrl: text('sample_url'),
    ...timestamps(),
  },
  (t) => [index('songs_user_created').on(t.userId, t.createdAt)],
);

/** What a song was before it was changed; its files have roles of their own. */
export const songVersions = pgTable(
  'song_versions',
  {
    id: id(),
    userId: ownerId(),
    songId: text('song_id')
      .notNull()
      .references(() => songs.id, { onDelete: 'cascade' }),
    lyrics: text('lyrics').notNull(),
    voice: text('voice').$type<Persona>().notNull(),
    wish: jsonb('wish').$type<StoredWish>().notNull(),
    made: jsonb('made').$type<MadeSong>().notNull(),
    /** The change that is under way and put it aside; null once that went well. */
    jobId: text('job_id'),
    ...timestamps(),
  },
  (t) => [index('song_versions_song').on(t.songId, t.createdAt)],
);
