/** The movies table. */

import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamps } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import type { Movie, MovieOrder } from '../contract.ts';

/** What was asked for beside title and script. */
export type MovieWish = Omit<MovieOrder, 'title' | 'script' | 'storyboardOnly'>;

/** What came of it. */
export type MadeMovie = Pick<
  Movie,
  'scenes' | 'shots' | 'seconds' | 'videoUrl' | 'thumbnailUrl' | 'subtitlesUrl'
>;

export const movies = pgTable(
  'movies',
  {
    id: id(),
    userId: ownerId(),
    title: text('title').notNull(),
    script: text('script').notNull(),
    wish: jsonb('wish').$type<MovieWish>().notNull(),
    status: text('status', { enum: ['pending', 'completed', 'failed'] })
      .notNull()
      .default('pending'),
    jobId: text('job_id'),
    error: text('error'),
    made: jsonb('made').$type<MadeMovie>(),
    ...timestamps(),
  },
  (t) => [index('movies_user_created').on(t.userId, t.createdAt)],
);
