/** Rows of cover songs; every query about own ones names the owner. */

import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { jobs } from '#platform/db/tables/work.table.ts';
import { coverSongs } from '../cover-song.table.ts';
import { coverSongFiles, coverSongRuns } from '../cover-work.table.ts';

export type CoverRow = typeof coverSongs.$inferSelect;

/** A cover with the latest making of its video. */
export interface FollowedCover {
  cover: CoverRow;
  run: Pick<typeof coverSongRuns.$inferSelect, 'coverSongId' | 'renderJobId' | 'previewJobId'> | null;
  job: Pick<typeof jobs.$inferSelect, 'status' | 'progress' | 'error' | 'payload'> | null;
}

const followed = (db: Db) =>
  db
    .select({
      cover: coverSongs,
      // The key comes first: by it, and not by a job that may be missing, a row is known to be there.
      run: {
        coverSongId: coverSongRuns.coverSongId,
        renderJobId: coverSongRuns.renderJobId,
        previewJobId: coverSongRuns.previewJobId,
      },
      job: { status: jobs.status, progress: jobs.progress, error: jobs.error, payload: jobs.payload },
    })
    .from(coverSongs)
    .leftJoin(coverSongRuns, eq(coverSongRuns.coverSongId, coverSongs.id))
    .leftJoin(jobs, eq(jobs.id, coverSongRuns.renderJobId));

export const listCovers = (db: Db, userId: string): Promise<FollowedCover[]> =>
  followed(db).where(eq(coverSongs.userId, userId)).orderBy(desc(coverSongs.createdAt), desc(coverSongs.id));

export async function findCover(db: Db, userId: string, id: string): Promise<FollowedCover | undefined> {
  const [row] = await followed(db).where(and(eq(coverSongs.id, id), eq(coverSongs.userId, userId)));
  return row;
}

/** For jobs and reviewers, who know no owner. */
export async function findAnyCover(db: Db, id: string): Promise<CoverRow | undefined> {
  const [row] = await db.select().from(coverSongs).where(eq(coverSongs.id, id));
  return row;
}

export const listProcessing = (db: Db): Promise<FollowedCover[]> =>
  followed(db).where(eq(coverSongs.status, 'processing'));

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

/** Answers with the files that were the project's; none can be added while it goes. */
export const deleteCover = (db: Db, id: string): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.select({ id: coverSongs.id }).from(coverSongs).where(eq(coverSongs.id, id)).for('update');
    const files = await tx
      .delete(coverSongFiles)
      .where(eq(coverSongFiles.coverSongId, id))
      .returning({ assetId: coverSongFiles.assetId });
    await tx.delete(coverSongs).where(eq(coverSongs.id, id));
    return files.map((one) => one.assetId);
  });

export async function saveRun(
  db: Db,
  coverSongId: string,
  change: Partial<Pick<typeof coverSongRuns.$inferInsert, 'renderJobId' | 'previewJobId'>>,
): Promise<void> {
  await db
    .insert(coverSongRuns)
    .values({ coverSongId, ...change })
    .onConflictDoUpdate({ target: coverSongRuns.coverSongId, set: change });
}
