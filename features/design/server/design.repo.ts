/** Rows of designs and their versions; every query that serves a person names the owner. */

import { and, count, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { olderThan, type PageCursor } from '#platform/db/page-cursor.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';
import { designs, designVersions } from './design.table.ts';

export const DESIGN = 'design';

export type DesignRow = typeof designs.$inferSelect;
export type ListedRow = Awaited<ReturnType<typeof listDesigns>>[number];
export type DesignValues = Pick<DesignRow, 'name' | 'format' | 'document' | 'words'> &
  Partial<Pick<DesignRow, 'lock'>>;

const own = (userId: string, id: string) => and(eq(designs.id, id), eq(designs.userId, userId));

/** What a list shows; documents are long, and stay where they are. */
const LISTED = {
  id: designs.id,
  name: designs.name,
  format: designs.format,
  version: designs.version,
  createdAt: designs.createdAt,
  updatedAt: designs.updatedAt,
  width: sql<number>`(${designs.document} #>> '{pages,0,width}')::numeric`.mapWith(Number),
  height: sql<number>`(${designs.document} #>> '{pages,0,height}')::numeric`.mapWith(Number),
  pageCount: sql<number>`jsonb_array_length(${designs.document} -> 'pages')`.mapWith(Number),
};

/** The last changed first. */
export const listDesigns = (db: Db, userId: string, after: PageCursor | undefined, limit: number) =>
  db
    .select(LISTED)
    .from(designs)
    .where(
      and(
        eq(designs.userId, userId),
        notBinned(DESIGN, designs.id),
        after && olderThan({ createdAt: designs.updatedAt, id: designs.id }, after),
      ),
    )
    .orderBy(desc(designs.updatedAt), desc(designs.id))
    .limit(limit);

export async function countDesigns(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(designs)
    .where(and(eq(designs.userId, userId), notBinned(DESIGN, designs.id)));
  return row?.total ?? 0;
}

export async function findDesign(db: Db, userId: string, id: string): Promise<DesignRow | undefined> {
  const [row] = await db
    .select()
    .from(designs)
    .where(and(own(userId, id), notBinned(DESIGN, designs.id)));
  return row;
}

export const findDesigns = (db: Db, ids: readonly string[]): Promise<DesignRow[]> =>
  db
    .select()
    .from(designs)
    .where(inArray(designs.id, [...ids]));

/** Those of these designs that can be opened. */
export async function findExisting(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: designs.id })
    .from(designs)
    .where(and(inArray(designs.id, [...ids]), notBinned(DESIGN, designs.id)));
  return new Set(rows.map(({ id }) => id));
}

export async function insertDesign(
  db: Db,
  id: string,
  userId: string,
  values: DesignValues,
): Promise<DesignRow> {
  const [row] = await db
    .insert(designs)
    .values({ ...values, id, userId })
    .returning();
  return row!;
}

/** Only where nobody saved it since `version` was read. */
export async function updateDesign(
  db: Db,
  userId: string,
  id: string,
  version: number,
  values: DesignValues,
): Promise<DesignRow | undefined> {
  const [row] = await db
    .update(designs)
    .set({ ...values, version: version + 1 })
    .where(and(own(userId, id), eq(designs.version, version)))
    .returning();
  return row;
}

export const removeDesign = (db: Db, id: string) => db.delete(designs).where(eq(designs.id, id));

const VERSION_COLUMNS = {
  version: designVersions.version,
  name: designVersions.name,
  createdAt: designVersions.createdAt,
};

export const listVersions = (db: Db, userId: string, designId: string) =>
  db
    .select(VERSION_COLUMNS)
    .from(designVersions)
    .where(and(eq(designVersions.designId, designId), eq(designVersions.userId, userId)))
    .orderBy(desc(designVersions.version));

export async function findVersion(
  db: Db,
  userId: string,
  designId: string,
  version: number,
): Promise<unknown> {
  const [row] = await db
    .select({ document: designVersions.document })
    .from(designVersions)
    .where(
      and(
        eq(designVersions.designId, designId),
        eq(designVersions.userId, userId),
        eq(designVersions.version, version),
      ),
    );
  return row?.document;
}

/** The addresses of all pictures in earlier versions; the rest of a document may be much, and every save asks. */
export async function sourcesOfVersions(db: Db, designId: string): Promise<string[]> {
  const source = sql<string>`jsonb_path_query(${designVersions.document}, '$.pages[*].layers[*].src') #>> '{}'`;
  const rows = await db
    .selectDistinct({ source: source.as('source') })
    .from(designVersions)
    .where(eq(designVersions.designId, designId));
  return rows.map((row) => row.source);
}

/** Keeps what is about to be replaced, and the latest `most` of them. */
export async function keepVersion(db: Db, row: DesignRow, max: number): Promise<void> {
  await db
    .insert(designVersions)
    .values({
      designId: row.id,
      version: row.version,
      userId: row.userId,
      name: row.name,
      document: row.document,
      createdAt: row.updatedAt,
    })
    .onConflictDoNothing();
  const kept = db
    .select({ version: designVersions.version })
    .from(designVersions)
    .where(eq(designVersions.designId, row.id))
    .orderBy(desc(designVersions.version))
    .limit(max);
  await db
    .delete(designVersions)
    .where(and(eq(designVersions.designId, row.id), notInArray(designVersions.version, sql`(${kept})`)));
}
