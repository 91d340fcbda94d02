/** Rows of edited pictures; every list names the owner. */

import { and, asc, eq, inArray, lt, or } from 'drizzle-orm';
import type { PhotoOperation } from '#common/photo-recipe.ts';
import type { Db } from '#platform/db/database.ts';
import { photoEdits } from './photo.table.ts';

export type EditRow = typeof photoEdits.$inferSelect;

export const insertEdit = (
  db: Db,
  values: Pick<EditRow, 'id' | 'userId' | 'title' | 'parentId' | 'rootId'> & { operations: PhotoOperation[] },
) => db.insert(photoEdits).values(values);

export const finishEdit = (db: Db, id: string, assetId: string) =>
  db.update(photoEdits).set({ status: 'completed', assetId }).where(eq(photoEdits.id, id));

export const removeEdit = (db: Db, id: string) => db.delete(photoEdits).where(eq(photoEdits.id, id));

export const findEdits = (db: Db, ids: readonly string[]): Promise<EditRow[]> =>
  db
    .select()
    .from(photoEdits)
    .where(inArray(photoEdits.id, [...ids]));

export async function findByAsset(db: Db, userId: string, assetId: string): Promise<EditRow | undefined> {
  const [row] = await db
    .select()
    .from(photoEdits)
    .where(and(eq(photoEdits.userId, userId), eq(photoEdits.assetId, assetId)));
  return row;
}

/** The first picture and all that were made of it, oldest first. */
export async function listVersions(db: Db, userId: string, assetId: string): Promise<string[]> {
  const rootId = (await findByAsset(db, userId, assetId))?.rootId ?? assetId;
  const rows = await db
    .select({ assetId: photoEdits.assetId })
    .from(photoEdits)
    .where(
      and(
        eq(photoEdits.userId, userId),
        eq(photoEdits.status, 'completed'),
        or(eq(photoEdits.rootId, rootId), eq(photoEdits.parentId, rootId)),
      ),
    )
    .orderBy(asc(photoEdits.createdAt), asc(photoEdits.id))
    .limit(100);
  return [rootId, ...rows.flatMap((row) => row.assetId ?? [])];
}

export async function listOlderThan(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: photoEdits.id })
    .from(photoEdits)
    .where(and(eq(photoEdits.status, 'completed'), lt(photoEdits.createdAt, before)))
    .orderBy(photoEdits.createdAt)
    .limit(500);
  return rows.map((row) => row.id);
}
