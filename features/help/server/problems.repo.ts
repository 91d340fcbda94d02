/** Rows of reported problems; every query that serves a user names the owner. */

import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { helpProblems } from './problems.table.ts';

export type ProblemRow = typeof helpProblems.$inferSelect;

const MAX_LISTED = 200;

export const listOwn = (db: Db, userId: string): Promise<ProblemRow[]> =>
  db
    .select()
    .from(helpProblems)
    .where(eq(helpProblems.userId, userId))
    .orderBy(desc(helpProblems.createdAt), desc(helpProblems.id))
    .limit(MAX_LISTED);

export async function countSince(db: Db, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(helpProblems)
    .where(and(eq(helpProblems.userId, userId), gt(helpProblems.createdAt, since)));
  return row?.n ?? 0;
}

export async function insertProblem(db: Db, values: typeof helpProblems.$inferInsert): Promise<ProblemRow> {
  const [row] = await db.insert(helpProblems).values(values).returning();
  return row!;
}

export async function deleteOwn(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(helpProblems)
    .where(and(eq(helpProblems.id, id), eq(helpProblems.userId, userId)))
    .returning({ id: helpProblems.id });
  return gone.length > 0;
}

/** Of everybody: for administrators. */
export const listAll = (db: Db) =>
  db
    .select({ problem: helpProblems, email: users.email })
    .from(helpProblems)
    .innerJoin(users, eq(users.id, helpProblems.userId))
    .orderBy(sql`${helpProblems.answeredAt} is not null`, desc(helpProblems.createdAt))
    .limit(MAX_LISTED);

export async function answerOne(db: Db, id: string, answer: string) {
  const [row] = await db
    .update(helpProblems)
    .set({ answer, answeredAt: new Date() })
    .where(eq(helpProblems.id, id))
    .returning();
  if (!row) return undefined;
  const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, row.userId));
  return { problem: row, email: owner?.email ?? null };
}
