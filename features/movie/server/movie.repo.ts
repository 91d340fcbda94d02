/** Rows of movies; every query that serves a user names the owner. */

import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';
import { movies } from './movie.table.ts';

export type MovieRow = typeof movies.$inferSelect;

export const ITEM_TYPE = 'movie';
const MAX_LISTED = 300;

export const listMovieRows = (db: Db, userId: string): Promise<MovieRow[]> =>
  db
    .select()
    .from(movies)
    .where(and(eq(movies.userId, userId), notBinned(ITEM_TYPE, movies.id)))
    .orderBy(desc(movies.createdAt), desc(movies.id))
    .limit(MAX_LISTED);

export async function findOwnMovie(db: Db, userId: string, id: string): Promise<MovieRow | undefined> {
  const [row] = await db
    .select()
    .from(movies)
    .where(and(eq(movies.id, id), eq(movies.userId, userId), notBinned(ITEM_TYPE, movies.id)));
  return row;
}

/** Of anybody: for jobs and items. */
export const findMovies = (db: Db, ids: readonly string[]): Promise<MovieRow[]> =>
  db
    .select()
    .from(movies)
    .where(inArray(movies.id, [...ids]));

export const insertMovie = (db: Db, values: typeof movies.$inferInsert) => db.insert(movies).values(values);

export const updateMovie = (db: Db, id: string, values: Partial<MovieRow>) =>
  db.update(movies).set(values).where(eq(movies.id, id));

export const deleteMovieRow = (db: Db, id: string) => db.delete(movies).where(eq(movies.id, id));

export const listOlderThan = async (db: Db, before: Date): Promise<string[]> =>
  (
    await db
      .select({ id: movies.id })
      .from(movies)
      .where(lt(movies.createdAt, before))
      .orderBy(asc(movies.createdAt))
      .limit(200)
  ).map(({ id }) => id);
