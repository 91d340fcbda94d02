/** Rows of scenes; every query names the owner. */

import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { BodyOf } from '#common/contract.ts';
import type { Db } from '#platform/db/database.ts';
import { olderThan, type PageCursor } from '#platform/db/page-cursor.ts';
import { assetLinks } from '#platform/db/tables/work.table.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';
import type { createScene } from '../calls/scene-calls.ts';
import { characterScenes } from './avatar.table.ts';

export type SceneRow = typeof characterScenes.$inferSelect;
type NewScene = BodyOf<typeof createScene>;

export const listScenes = (
  db: Db,
  userId: string,
  after: PageCursor | undefined,
  limit: number,
): Promise<SceneRow[]> =>
  db
    .select()
    .from(characterScenes)
    .where(
      and(
        eq(characterScenes.userId, userId),
        notBinned('scene', characterScenes.id),
        after && olderThan(characterScenes, after),
      ),
    )
    .orderBy(desc(characterScenes.createdAt), desc(characterScenes.id))
    .limit(limit);

export const findScenes = (db: Db, ids: readonly string[]): Promise<SceneRow[]> =>
  db
    .select()
    .from(characterScenes)
    .where(inArray(characterScenes.id, [...ids]));

const own = (userId: string, id: string) =>
  and(eq(characterScenes.id, id), eq(characterScenes.userId, userId));

export async function findScene(db: Db, userId: string, id: string): Promise<SceneRow | undefined> {
  const [row] = await db
    .select()
    .from(characterScenes)
    .where(and(own(userId, id), notBinned('scene', characterScenes.id)));
  return row;
}

export async function insertScene(db: Db, userId: string, scene: NewScene): Promise<SceneRow> {
  const [row] = await db
    .insert(characterScenes)
    .values({ ...scene, userId })
    .returning();
  return row!;
}

export async function updateScene(
  db: Db,
  userId: string,
  id: string,
  scene: NewScene,
): Promise<SceneRow | undefined> {
  const [row] = await db
    .update(characterScenes)
    .set({ ...scene, updatedAt: new Date() })
    .where(own(userId, id))
    .returning();
  return row;
}

/** Whoever's it is. */
export const removeScene = (db: Db, id: string) =>
  db.delete(characterScenes).where(eq(characterScenes.id, id));

/** Files that show the films of these scenes, by scene. */
export async function findThumbnails(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ sceneId: assetLinks.itemId, assetId: assetLinks.assetId })
    .from(assetLinks)
    .where(
      and(
        eq(assetLinks.itemType, 'scene'),
        eq(assetLinks.role, 'thumbnail'),
        inArray(assetLinks.itemId, [...ids]),
      ),
    );
  return new Map(rows.map((row) => [row.sceneId, row.assetId]));
}

/** Not a change of the scene: its pictures stay as they are. */
export const endSceneFilm = (db: Db, id: string, outputUrl: string) =>
  db
    .update(characterScenes)
    .set({ outputUrl, updatedAt: sql`${characterScenes.updatedAt}` })
    .where(eq(characterScenes.id, id));

export const removeFilm = (db: Db, id: string) =>
  db.update(characterScenes).set({ outputUrl: null }).where(eq(characterScenes.id, id));

export const listFilmsOlderThan = async (db: Db, before: Date): Promise<string[]> => {
  const rows = await db
    .select({ id: characterScenes.id })
    .from(characterScenes)
    .where(and(isNotNull(characterScenes.outputUrl), lt(characterScenes.updatedAt, before)))
    .limit(200);
  return rows.map((row) => row.id);
};
