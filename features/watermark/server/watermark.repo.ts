/** Rows of watermarks and of orders to apply them; every query about own things names the owner. */

import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { olderThan, type PageCursor } from '#platform/db/page-cursor.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';
import type { Mark } from '../calls/batch-calls.ts';
import type { WatermarkType } from '../contract.ts';
import { applyBatchJob } from './apply-batch.job.ts';
import { type StoredPhoto, userWatermarks, watermarkBatches, watermarkTemplates } from './watermark.table.ts';

export type WatermarkRow = typeof userWatermarks.$inferSelect;
export type TemplateRow = typeof watermarkTemplates.$inferSelect;
export type BatchRow = typeof watermarkBatches.$inferSelect;
type NewMark = Mark & { name: string; templateId?: string | null };

export const listTemplates = (db: Db, type?: WatermarkType): Promise<TemplateRow[]> =>
  db
    .select()
    .from(watermarkTemplates)
    .where(and(eq(watermarkTemplates.isPublic, true), type ? eq(watermarkTemplates.type, type) : undefined))
    .orderBy(asc(watermarkTemplates.id));

export async function hasTemplate(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: watermarkTemplates.id })
    .from(watermarkTemplates)
    .where(eq(watermarkTemplates.id, id));
  return row !== undefined;
}

export const listMarks = (
  db: Db,
  userId: string,
  after: PageCursor | undefined,
  limit: number,
): Promise<WatermarkRow[]> =>
  db
    .select()
    .from(userWatermarks)
    .where(
      and(
        eq(userWatermarks.userId, userId),
        notBinned('watermark', userWatermarks.id),
        after && olderThan(userWatermarks, after),
      ),
    )
    .orderBy(desc(userWatermarks.createdAt), desc(userWatermarks.id))
    .limit(limit);

export const findMarks = (db: Db, ids: readonly string[]): Promise<WatermarkRow[]> =>
  db
    .select()
    .from(userWatermarks)
    .where(inArray(userWatermarks.id, [...ids]));

export async function insertMark(db: Db, userId: string, mark: NewMark): Promise<WatermarkRow> {
  const [row] = await db
    .insert(userWatermarks)
    .values({ ...mark, userId })
    .returning();
  return row!;
}

export async function updateMark(db: Db, userId: string, id: string, mark: NewMark) {
  const [row] = await db
    .update(userWatermarks)
    .set(mark)
    .where(and(eq(userWatermarks.id, id), eq(userWatermarks.userId, userId)))
    .returning();
  return row;
}

/** One that is not in the bin. */
export async function findMark(db: Db, userId: string, id: string): Promise<WatermarkRow | undefined> {
  const [row] = await db
    .select()
    .from(userWatermarks)
    .where(
      and(
        eq(userWatermarks.id, id),
        eq(userWatermarks.userId, userId),
        notBinned('watermark', userWatermarks.id),
      ),
    );
  return row;
}

export async function insertBatch(db: Db, batch: typeof watermarkBatches.$inferInsert): Promise<BatchRow> {
  const [row] = await db.insert(watermarkBatches).values(batch).returning();
  return row!;
}

/** The newest few: older ones are reached by deleting, as people do with downloads. */
export const listBatches = (db: Db, userId: string): Promise<BatchRow[]> =>
  db
    .select()
    .from(watermarkBatches)
    .where(and(eq(watermarkBatches.userId, userId), notBinned(applyBatchJob.itemType, watermarkBatches.id)))
    .orderBy(desc(watermarkBatches.createdAt), desc(watermarkBatches.id))
    .limit(20);

export async function findBatch(db: Db, id: string, userId?: string): Promise<BatchRow | undefined> {
  const [row] = await db
    .select()
    .from(watermarkBatches)
    .where(
      and(
        eq(watermarkBatches.id, id),
        userId
          ? and(eq(watermarkBatches.userId, userId), notBinned(applyBatchJob.itemType, watermarkBatches.id))
          : undefined,
      ),
    );
  return row;
}

export const findBatches = (db: Db, ids: readonly string[]): Promise<BatchRow[]> =>
  db
    .select()
    .from(watermarkBatches)
    .where(inArray(watermarkBatches.id, [...ids]));

export async function setPhotos(db: Db, id: string, photos: StoredPhoto[], finishedAt: Date | null = null) {
  const kept = await db
    .update(watermarkBatches)
    .set({ photos, finishedAt })
    .where(eq(watermarkBatches.id, id))
    .returning({ id: watermarkBatches.id });
  return kept.length > 0;
}

/** Whoever's it is. */
export const removeMark = (db: Db, id: string) => db.delete(userWatermarks).where(eq(userWatermarks.id, id));

export const deleteBatch = (db: Db, id: string) =>
  db.delete(watermarkBatches).where(eq(watermarkBatches.id, id));

export const listBatchesBefore = async (db: Db, before: Date): Promise<string[]> => {
  const rows = await db
    .select({ id: watermarkBatches.id })
    .from(watermarkBatches)
    .where(lt(watermarkBatches.createdAt, before))
    .limit(200);
  return rows.map((row) => row.id);
};
