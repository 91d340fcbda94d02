/** The figures on the four cards, counted by the database. */

import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { countGenerations, countProjects } from '#platform/usage/totals.ts';
import type { AdminStats } from '../../contract.ts';
import { contentReports } from '../reports.table.ts';

const countIf = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

export async function readStats(db: Db): Promise<AdminStats> {
  const [[people], totalProjects, totalGenerations, [report]] = await Promise.all([
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
    countProjects(db),
    countGenerations(db),
    db.select({ value: count() }).from(contentReports).where(eq(contentReports.status, 'pending')),
  ]);
  return {
    ...people!,
    totalProjects,
    totalGenerations,
    pendingReports: report!.value,
  };
}
