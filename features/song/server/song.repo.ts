/** Rows of songs; every query that serves a user names the owner. */

import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';
import { songs } from './song.table.ts';

export type SongRow = typeof songs.$inferSelect;

export const ITEM_TYPE = 'song';
const MAX_LISTED = 300;

export const listSongRows = (db: Db, userId: string): Promise<SongRow[]> =>
  db
    .select()
    .from(songs)
    .where(and(eq(songs.userId, userId), notBinned(ITEM_TYPE, songs.id)))
    .orderBy(desc(songs.createdAt), desc(songs.id))
    .limit(MAX_LISTED);

export async function findOwnSong(db: Db, userId: string, id: string): Promise<SongRow | undefined> {
  const [row] = await db
    .select()
    .from(songs)
    .where(and(eq(songs.id, id), eq(songs.userId, userId), notBinned(ITEM_TYPE, songs.id)));
  return row;
}

/** Of anybody: for jobs and items. */
export const findSongs = (db: Db, ids: readonly string[]): Promise<SongRow[]> =>
  db
    .select()
    .from(songs)
    .where(inArray(songs.id, [...ids]));

export const insertSong = (db: Db, values: typeof songs.$inferInsert) => db.insert(songs).values(values);

export const updateSong = (db: Db, id: string, values: Partial<SongRow>) =>
  db.update(songs).set(values).where(eq(songs.id, id));

export const deleteSongRow = (db: Db, id: string) => db.delete(songs).where(eq(songs.id, id));

export const listOlderThan = async (db: Db, before: Date): Promise<string[]> =>
  (
    await db
      .select({ id: songs.id })
      .from(songs)
      .where(lt(songs.createdAt, before))
      .orderBy(asc(songs.createdAt))
      .limit(200)
  ).map(({ id }) => id);
