/** Rows of the projects table; every query that serves a person names the owner. */

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { projects } from '#platform/db/tables/work.table.ts';
import type { VideoData } from '../contract.ts';
import { type RenderFacts, renderSchema } from '../project-calls.ts';

export type ProjectRow = typeof projects.$inferSelect;

/** What the last render left; undefined where there was none. */
export const renderOf = (row: Pick<ProjectRow, 'data'>): RenderFacts | undefined =>
  renderSchema.safeParse((row.data as { render?: unknown } | null)?.render).data;

export const listProjects = (db: Db, userId: string): Promise<ProjectRow[]> =>
  db
    .select()
    .from(projects)
    .where(eq(projects.userId, userId))
    .orderBy(desc(projects.createdAt), desc(projects.id));

export async function insertProject(db: Db, values: typeof projects.$inferInsert): Promise<ProjectRow> {
  const [row] = await db.insert(projects).values(values).returning();
  return row!;
}

export async function findProject(db: Db, id: string): Promise<ProjectRow | undefined> {
  const [row] = await db.select().from(projects).where(eq(projects.id, id));
  return row;
}

const own = (userId: string, id: string) => and(eq(projects.id, id), eq(projects.userId, userId));

export async function findOwn(db: Db, userId: string, id: string): Promise<ProjectRow | undefined> {
  const [row] = await db.select().from(projects).where(own(userId, id));
  return row;
}

/** New data never touches what the last render left. */
export async function updateOwn(
  db: Db,
  userId: string,
  id: string,
  change: { title?: string; description?: string | null; data?: object | null },
): Promise<ProjectRow | undefined> {
  const { data, ...rest } = change;
  const kept = sql`jsonb_strip_nulls(jsonb_build_object('render', ${projects.data} -> 'render'))`;
  const [row] = await db
    .update(projects)
    .set({
      ...rest,
      ...(data === undefined
        ? {}
        : { data: sql`${JSON.stringify(data ?? {})}::jsonb - 'render' || ${kept}` }),
      updatedAt: new Date(),
    })
    .where(own(userId, id))
    .returning();
  return row;
}

/** Only one render at a time: undefined when one is under way already. */
export async function beginRender(
  db: Db,
  userId: string,
  id: string,
  render: RenderFacts,
): Promise<ProjectRow | undefined> {
  const [row] = await db
    .update(projects)
    .set({
      status: 'processing',
      data: sql`coalesce(${projects.data}, '{}'::jsonb) || ${JSON.stringify({ render })}::jsonb`,
      updatedAt: new Date(),
    })
    .where(and(own(userId, id), sql`${projects.status} <> 'processing'`))
    .returning();
  return row;
}

export const nameJob = (db: Db, id: string, render: RenderFacts): Promise<unknown> =>
  db
    .update(projects)
    .set({ data: sql`${projects.data} || ${JSON.stringify({ render })}::jsonb` })
    .where(eq(projects.id, id));

export interface RenderEnd {
  status: 'draft' | 'completed' | 'failed';
  render: RenderFacts;
  drawn?: VideoData['drawn'];
  fileUrl?: string;
  thumbnailUrl?: string;
}

/** Nothing happens when the project is gone or another render has taken its place. */
export async function endRender(
  db: Db,
  id: string,
  jobId: string,
  { render, drawn, ...end }: RenderEnd,
): Promise<ProjectRow | undefined> {
  const [row] = await db
    .update(projects)
    .set({
      ...end,
      data: sql`${projects.data} || ${JSON.stringify({ render, ...(drawn && { drawn }) })}::jsonb`,
      updatedAt: new Date(),
    })
    .where(
      and(
        eq(projects.id, id),
        eq(projects.status, 'processing'),
        sql`${projects.data} -> 'render' ->> 'jobId' = ${jobId}`,
      ),
    )
    .returning();
  return row;
}

export async function deleteOwn(db: Db, userId: string, id: string): Promise<ProjectRow | undefined> {
  const [row] = await db.delete(projects).where(own(userId, id)).returning();
  return row;
}
