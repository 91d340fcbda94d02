/** The songs table. */

import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Persona, Spoken } from '#common/voice-words.ts';
import type { Genre } from '#engine/music/score.ts';
import { id, timestamps } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import type { Song } from '../contract.ts';
import type { SongMood } from '../song-words.ts';

/** What was asked for beside the words. */
export interface StoredWish {
  mood?: SongMood | undefined;
  seconds?: number | undefined;
  tempo?: number | undefined;
}

/** What came of it. */
export type MadeSong = Pick<
  Song,
  'sections' | 'chords' | 'melody' | 'peaks' | 'stems' | 'midiUrl' | 'musicXmlUrl' | 'lrcUrl' | 'srtUrl'
> & { audioUrl: string; seconds: number; tempo: number; key: string };

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
    ...timestamps(),
  },
  (t) => [index('songs_user_created').on(t.userId, t.createdAt)],
);
