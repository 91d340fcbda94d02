/** Rows of the projects table; every query names the owner. */

import { desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { projects } from '#platform/db/tables/work.table.ts';

export type ProjectRow = typeof projects.$inferSelect;

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
