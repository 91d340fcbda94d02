/** Rows of cover songs; every query about own ones names the owner. */

import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { olderThan, type PageCursor } from '#platform/db/page-cursor.ts';
import { assetLinks } from '#platform/db/tables/work.table.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';
import { ASPECTS, type Aspect } from '../../enums.ts';
import { coverSongs } from '../cover-song.table.ts';
import { songFilms } from '../cover-work.table.ts';
import { ITEM_TYPE } from './project-files.ts';

export type CoverRow = typeof coverSongs.$inferSelect;

export const listCovers = (
  db: Db,
  userId: string,
  after: PageCursor | undefined,
  limit: number,
): Promise<CoverRow[]> =>
  db
    .select()
    .from(coverSongs)
    .where(
      and(
        eq(coverSongs.userId, userId),
        notBinned(ITEM_TYPE, coverSongs.id),
        after && olderThan(coverSongs, after),
      ),
    )
    .orderBy(desc(coverSongs.createdAt), desc(coverSongs.id))
    .limit(limit);

export async function findCover(db: Db, userId: string, id: string): Promise<CoverRow | undefined> {
  const [row] = await db
    .select()
    .from(coverSongs)
    .where(and(eq(coverSongs.id, id), eq(coverSongs.userId, userId), notBinned(ITEM_TYPE, coverSongs.id)));
  return row;
}

export const findCovers = (db: Db, ids: readonly string[]): Promise<CoverRow[]> =>
  db
    .select()
    .from(coverSongs)
    .where(inArray(coverSongs.id, [...ids]));

export async function insertCover(db: Db, values: typeof coverSongs.$inferInsert): Promise<CoverRow> {
  const [row] = await db.insert(coverSongs).values(values).returning();
  return row!;
}

export async function updateCover(
  db: Db,
  id: string,
  change: Partial<typeof coverSongs.$inferInsert>,
): Promise<CoverRow | undefined> {
  const [row] = await db.update(coverSongs).set(change).where(eq(coverSongs.id, id)).returning();
  return row;
}

export const deleteCover = (db: Db, id: string) => db.delete(coverSongs).where(eq(coverSongs.id, id));

export async function readAspect(db: Db, coverSongId: string): Promise<Aspect> {
  const [row] = await db.select().from(songFilms).where(eq(songFilms.coverSongId, coverSongId));
  return ASPECTS.find((one) => one === row?.aspect) ?? ASPECTS[0];
}

export const saveAspect = (db: Db, coverSongId: string, aspect: Aspect) =>
  db
    .insert(songFilms)
    .values({ coverSongId, aspect })
    .onConflictDoUpdate({ target: songFilms.coverSongId, set: { aspect, updatedAt: new Date() } });

export const beginRender = (db: Db, id: string) =>
  db
    .update(coverSongs)
    .set({ status: 'processing', processingProgress: 0, errorMessage: null })
    .where(eq(coverSongs.id, id));

export const endRender = (db: Db, id: string, made: { videoUrl: string; thumbnailUrl: string }) =>
  db
    .update(coverSongs)
    .set({ ...made, status: 'completed', processingProgress: 100, errorMessage: null })
    .where(eq(coverSongs.id, id));

/** Cancelled, it is as it was before; failed, it says why. */
export const undoRender = (db: Db, id: string, error: string | null) =>
  db
    .update(coverSongs)
    .set({
      status: error
        ? 'failed'
        : sql`case when ${coverSongs.videoUrl} is null then 'draft' else 'completed' end`,
      errorMessage: error,
      processingProgress: 0,
    })
    .where(eq(coverSongs.id, id));

/** Those that still have something to remove. */
export const listOlderThan = async (db: Db, before: Date): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ id: coverSongs.id })
    .from(coverSongs)
    .innerJoin(assetLinks, and(eq(assetLinks.itemType, ITEM_TYPE), eq(assetLinks.itemId, coverSongs.id)))
    .where(lt(coverSongs.updatedAt, before))
    .limit(200);
  return rows.map((row) => row.id);
};
