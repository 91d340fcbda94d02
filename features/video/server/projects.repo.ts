/** Rows of the projects table; every query that serves a person names the owner. */

import { and, desc, eq, getTableColumns, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { assetUrl } from '#common/asset.ts';
import type { Db } from '#platform/db/database.ts';
import { olderThan, type PageCursor } from '#platform/db/page-cursor.ts';
import { assetLinks, assets, projects } from '#platform/db/tables/work.table.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';
import { filmSchema, type VideoData } from '../contract.ts';
import { projectFilms } from './video.table.ts';

export type ProjectRow = typeof projects.$inferSelect & { film: unknown };
export type Drawn = VideoData['drawn'][number];

export const ITEM_TYPE = 'project';

/** As it is stored: with the captions themselves. */
const storedFilm = filmSchema.omit({ hasCaptions: true }).extend({
  captions: z
    .array(z.object({ start: z.number(), end: z.number(), text: z.string() }))
    .optional()
    .catch(undefined),
  /** What its pictures are put together from, so that the next film draws only what is new. */
  parts: z
    .object({
      segments: z.array(z.object({ key: z.string(), frames: z.number() })),
      thumbnailOf: z.string(),
      soundKey: z.string(),
    })
    .optional()
    .catch(undefined),
});
export type StoredFilm = z.infer<typeof storedFilm>;

export const filmOf = (row: Pick<ProjectRow, 'film'>): StoredFilm | null =>
  row.film ? storedFilm.parse(row.film) : null;

/** A list shows no more of a project's data than this; the rest may be much. */
const SHOWN = sql<unknown>`jsonb_strip_nulls(jsonb_build_object('title', ${projects.data}->'title',
  'template', ${projects.data}->'template', 'format', ${projects.data}->'format',
  'duration', ${projects.data}->'duration', 'captions', ${projects.data}->'captions'))`;

const columns = { ...getTableColumns(projects), film: projectFilms.film };

const select = (db: Db, shown: Partial<Record<'data' | 'film', SQL<unknown>>> = {}) =>
  db
    .select({ ...columns, ...shown })
    .from(projects)
    .leftJoin(projectFilms, eq(projectFilms.projectId, projects.id));

export const listProjects = (
  db: Db,
  userId: string,
  after: PageCursor | undefined,
  limit: number,
): Promise<ProjectRow[]> =>
  select(db, { data: SHOWN, film: sql`${projectFilms.film} - 'parts'` })
    .where(
      and(
        eq(projects.userId, userId),
        notBinned(ITEM_TYPE, projects.id),
        after && olderThan(projects, after),
      ),
    )
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limit);

/** Undefined where the person has a project with this creation key already. */
export async function insertProject(
  db: Db,
  values: typeof projects.$inferInsert,
): Promise<ProjectRow | undefined> {
  const [row] = await db
    .insert(projects)
    .values(values)
    .onConflictDoNothing({ target: [projects.userId, projects.creationKey] })
    .returning();
  return row && { ...row, film: null };
}

export const findProjects = (db: Db, ids: readonly string[]): Promise<ProjectRow[]> =>
  select(db).where(inArray(projects.id, [...ids]));

const own = (userId: string, id: string) => and(eq(projects.id, id), eq(projects.userId, userId));

export async function findOwn(db: Db, userId: string, id: string): Promise<ProjectRow | undefined> {
  const [row] = await select(db).where(and(own(userId, id), notBinned(ITEM_TYPE, projects.id)));
  return row;
}

export async function findByCreationKey(db: Db, userId: string, key: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(eq(projects.userId, userId), eq(projects.creationKey, key), notBinned(ITEM_TYPE, projects.id)),
    );
  return row?.id;
}

/** Saves of one project come one after the other. */
export async function lockOwn(tx: Db, userId: string, id: string): Promise<ProjectRow | undefined> {
  await tx.select({ id: projects.id }).from(projects).where(own(userId, id)).for('update');
  return findOwn(tx, userId, id);
}

/** Another title alone is another title in the data as well, where an editor reads it. */
export async function updateOwn(
  db: Db,
  userId: string,
  id: string,
  {
    data,
    ...change
  }: { title?: string; description?: string | null; data?: object | null; version?: number },
): Promise<ProjectRow | undefined> {
  const renamed = sql`case when ${projects.data} ? 'title'
    then jsonb_set(${projects.data}, '{title}', to_jsonb(${change.title ?? ''}::text)) else ${projects.data} end`;
  await db
    .update(projects)
    .set({
      ...change,
      ...(data !== undefined ? { data } : change.title !== undefined ? { data: renamed } : {}),
      updatedAt: new Date(),
    })
    .where(own(userId, id));
  return findOwn(db, userId, id);
}

const setStatus = (
  db: Db,
  id: string,
  change: Omit<Partial<typeof projects.$inferInsert>, 'status'> & { status: string | SQL },
) =>
  db
    .update(projects)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(projects.id, id));

const mergeFilm = (db: Db, projectId: string, film: Partial<StoredFilm>) =>
  db
    .insert(projectFilms)
    .values({ projectId, film })
    .onConflictDoUpdate({
      target: projectFilms.projectId,
      set: { film: sql`${projectFilms.film} || excluded.film` },
    });

export async function beginRender(db: Db, id: string, jobId: string): Promise<void> {
  await setStatus(db, id, { status: 'processing' });
  await mergeFilm(db, id, { jobId, error: null });
}

/** A cancelled film leaves the project as it was before; a failed one says why. */
export async function undoRender(db: Db, id: string, error: string | null): Promise<void> {
  const before = sql`case when ${projects.fileUrl} is null then 'draft' else 'completed' end`;
  await setStatus(db, id, { status: error ? 'failed' : before });
  await mergeFilm(db, id, { error });
}

export async function endRender(
  db: Db,
  id: string,
  { film, ...files }: { film: StoredFilm; fileUrl: string; thumbnailUrl: string },
): Promise<void> {
  await setStatus(db, id, { ...files, status: 'completed' });
  await mergeFilm(db, id, film);
}

/** The project stays, to be made again. */
export async function removeFilm(db: Db, id: string): Promise<void> {
  await setStatus(db, id, { status: 'draft', fileUrl: null, thumbnailUrl: null });
  await db.delete(projectFilms).where(eq(projectFilms.projectId, id));
}

export const listFilmsOlderThan = async (db: Db, before: Date): Promise<string[]> => {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(isNotNull(projects.fileUrl), lt(projects.updatedAt, before)))
    .limit(200);
  return rows.map((row) => row.id);
};

export const deleteProject = (db: Db, id: string) => db.delete(projects).where(eq(projects.id, id));

/** The pictures that were drawn for a project, each by the words it was drawn for; the oldest first. */
export async function drawnFor(db: Db, projectId: string): Promise<Drawn[]> {
  const rows = await db
    .select({ id: assets.id, name: assets.name, prompt: assetLinks.note, facts: assets.facts })
    .from(assetLinks)
    .innerJoin(assets, eq(assets.id, assetLinks.assetId))
    .where(
      and(eq(assetLinks.itemType, ITEM_TYPE), eq(assetLinks.itemId, projectId), eq(assetLinks.role, 'drawn')),
    )
    .orderBy(assetLinks.createdAt, assetLinks.assetId);
  return rows.map(({ id, name, prompt, facts }) => ({
    id,
    name,
    url: assetUrl(id),
    prompt: prompt ?? '',
    ...(facts?.subject && { subject: facts.subject }),
  }));
}
