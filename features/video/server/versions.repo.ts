/** Rows of what projects were before; every query that serves a person names the owner. */

import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import type { ProjectRow } from './projects.repo.ts';
import { projectVersions } from './video.table.ts';

const own = (userId: string, projectId: string) =>
  and(eq(projectVersions.projectId, projectId), eq(projectVersions.userId, userId));

export const listVersions = (db: Db, userId: string, projectId: string) =>
  db
    .select({
      id: projectVersions.id,
      title: projectVersions.title,
      createdAt: projectVersions.createdAt,
    })
    .from(projectVersions)
    .where(own(userId, projectId))
    .orderBy(desc(projectVersions.createdAt), desc(projectVersions.id));

export async function findVersion(db: Db, userId: string, projectId: string, id: string): Promise<unknown> {
  const [row] = await db
    .select({ data: projectVersions.data })
    .from(projectVersions)
    .where(and(own(userId, projectId), eq(projectVersions.id, id)));
  return row?.data;
}

/** Of each version only what names files: the rest may be much, and every save asks. */
const FILES = sql<unknown>`jsonb_strip_nulls(jsonb_build_object('uploadedFiles', ${projectVersions.data}->'uploadedFiles',
  'logo', ${projectVersions.data}->'logo', 'ownMusic', ${projectVersions.data}->'ownMusic',
  'voiceOver', ${projectVersions.data}->'voiceOver'))`;

export const filesOfVersions = async (db: Db, projectId: string): Promise<unknown[]> => {
  const rows = await db
    .select({ files: FILES })
    .from(projectVersions)
    .where(eq(projectVersions.projectId, projectId));
  return rows.map(({ files }) => files);
};

/** Keeps what is about to be replaced, and the latest `most` of them. */
export async function keepVersion(db: Db, row: ProjectRow, max: number): Promise<void> {
  await db.insert(projectVersions).values({
    projectId: row.id,
    userId: row.userId,
    title: row.title,
    data: row.data,
    createdAt: row.updatedAt,
  });
  const kept = db
    .select({ id: projectVersions.id })
    .from(projectVersions)
    .where(eq(projectVersions.projectId, row.id))
    .orderBy(desc(projectVersions.createdAt), desc(projectVersions.id))
    .limit(max);
  await db
    .delete(projectVersions)
    .where(and(eq(projectVersions.projectId, row.id), notInArray(projectVersions.id, sql`(${kept})`)));
}
