/** How many projects there are and how much was generated: one definition for every page that shows such a number. */

import { and, count, eq, gte, isNull, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { usageCharges, usageCounters } from '#platform/db/tables/usage.table.ts';
import { projects } from '#platform/db/tables/work.table.ts';
import { notBinned } from '#platform/generation-jobs/bin.ts';

/** Of one person or of everybody, without what lies in the bin. */
export const countProjects = (db: Db, userId?: string): Promise<number> =>
  db.$count(
    projects,
    and(userId === undefined ? undefined : eq(projects.userId, userId), notBinned('project', projects.id)),
  );

export interface GenerationsOf {
  userId?: string;
  /** 'YYYY-MM'; absent: ever. */
  month?: string;
}

/** A generation is what counts for the plan: made by any tool, also what was deleted since. */
export async function countGenerations(db: Db, { userId, month }: GenerationsOf = {}): Promise<number> {
  const [row] = await db
    .select({ value: sum(usageCounters.used).mapWith(Number) })
    .from(usageCounters)
    .where(
      and(
        userId === undefined ? undefined : eq(usageCounters.userId, userId),
        month === undefined ? undefined : eq(usageCounters.month, month),
      ),
    );
  return row?.value ?? 0;
}

const utcDay: SQL<string> = sql<string>`to_char(${usageCharges.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;

/** Free uses are counted apart, and are as much of a tool's work as others. */
const plainKind: SQL<string> = sql<string>`split_part(${usageCharges.kind}, ':', 1)`;

/** The same by day and tool; charges are kept for longer than any chart shows. */
export const generationsByDay = (db: Db, since: Date) =>
  db
    .select({ day: utcDay, type: plainKind, value: count() })
    .from(usageCharges)
    .where(and(isNull(usageCharges.refundedAt), gte(usageCharges.createdAt, since)))
    .groupBy(sql`1`, sql`2`);
