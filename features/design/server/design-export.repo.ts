/** Rows of the files that were made of designs; lists name the owner. */

import { and, desc, eq, inArray, like, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/db/database.ts';
import { assetLinks, assets } from '#platform/db/tables/work.table.ts';
import { designExports } from './design.table.ts';

export const DESIGN_EXPORT = 'design-export';

export type ExportRow = typeof designExports.$inferSelect;

export const insertExport = (
  db: Db,
  values: Pick<ExportRow, 'id' | 'userId' | 'designId' | 'title' | 'kind'>,
) => db.insert(designExports).values(values);

export const finishExport = (db: Db, id: string, assetId: string) =>
  db.update(designExports).set({ status: 'completed', assetId }).where(eq(designExports.id, id));

export const removeExport = (db: Db, id: string) => db.delete(designExports).where(eq(designExports.id, id));

export const findExports = (db: Db, ids: readonly string[]): Promise<ExportRow[]> =>
  db
    .select()
    .from(designExports)
    .where(inArray(designExports.id, [...ids]));

export async function listOlderThan(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: designExports.id })
    .from(designExports)
    .where(and(eq(designExports.status, 'completed'), lt(designExports.createdAt, before)))
    .orderBy(designExports.createdAt)
    .limit(500);
  return rows.map((row) => row.id);
}

/** The newest picture of a person with this name, with or without what stands after its last dot. */
export async function findPictureByName(db: Db, userId: string, name: string): Promise<string | undefined> {
  const wanted = name.toLowerCase();
  const [row] = await db
    .select({ id: assets.id })
    .from(assets)
    .where(
      and(
        eq(assets.userId, userId),
        like(assets.type, 'image/%'),
        or(
          sql`lower(${assets.name}) = ${wanted}`,
          sql`lower(regexp_replace(${assets.name}, '\\.[^.]*$', '')) = ${wanted}`,
        ),
      ),
    )
    .orderBy(desc(assets.createdAt))
    .limit(1);
  return row?.id;
}

/** Pictures of a person whose names have most of these words, newest first; of a film what was drawn for it, not its title. */
export async function findPicturesByWords(
  db: Db,
  userId: string,
  words: readonly string[],
  max: number,
): Promise<string[]> {
  if (words.length === 0) return [];
  const score = sql.join(
    words.map(
      (word) =>
        sql`(case when ${assets.name} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} then 1 else 0 end)`,
    ),
    sql` + `,
  );
  const matching = and(eq(assets.userId, userId), like(assets.type, 'image/%'), sql`(${score}) > 0`);
  // Stills of films and finished designs have words of their own on them.
  const lettered = db
    .select({ id: assetLinks.assetId })
    .from(assetLinks)
    .where(
      and(
        eq(assetLinks.assetId, assets.id),
        or(eq(assetLinks.role, 'thumbnail'), eq(assetLinks.itemType, DESIGN_EXPORT)),
      ),
    );
  const rows = await db
    .select({ id: assets.id })
    .from(assets)
    .where(and(matching, notExists(lettered)))
    .orderBy(sql`(${score}) desc`, desc(assets.createdAt))
    .limit(max);
  if (rows.length >= max) return rows.map((row) => row.id);
  const drawn = alias(assetLinks, 'drawn');
  const ofFilms = await db
    .select({ id: drawn.assetId })
    .from(assets)
    .innerJoin(assetLinks, and(eq(assetLinks.assetId, assets.id), eq(assetLinks.role, 'thumbnail')))
    .innerJoin(
      drawn,
      and(
        eq(drawn.itemType, assetLinks.itemType),
        eq(drawn.itemId, assetLinks.itemId),
        eq(drawn.role, 'drawn'),
      ),
    )
    .where(matching)
    .orderBy(sql`(${score}) desc`, desc(drawn.createdAt))
    .limit(max);
  return [...new Set([...rows, ...ofFilms].map((row) => row.id))].slice(0, max);
}
