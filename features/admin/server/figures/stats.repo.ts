/** The figures on the four cards, counted by the database. */

import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { generations, projects } from '#platform/db/tables/work.table.ts';
import type { AdminStats } from '../../contract.ts';
import { contentReports } from '../reports.table.ts';

const countIf = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

export async function readStats(db: Db): Promise<AdminStats> {
  const [[people], [project], [generation], [report]] = await Promise.all([
    db
      .select({
        totalUsers: count(),
        activeUsers: countIf(sql`${users.isActive}`),
        // Who is on a paid plan now, however they came by it.
        premiumUsers: countIf(
          sql`${users.subscriptionStatus} = 'active' and ${users.subscriptionPlan} <> 'free'
            and (${users.subscriptionEndsAt} is null or ${users.subscriptionEndsAt} > now())`,
        ),
        trialUsers: countIf(sql`${users.subscriptionStatus} = 'trial' and ${users.trialEndsAt} > now()`),
      })
      .from(users),
    db.select({ value: count() }).from(projects),
    db.select({ value: count() }).from(generations),
    db.select({ value: count() }).from(contentReports).where(eq(contentReports.status, 'pending')),
  ]);
  return {
    ...people!,
    totalProjects: project!.value,
    totalGenerations: generation!.value,
    pendingReports: report!.value,
  };
}
