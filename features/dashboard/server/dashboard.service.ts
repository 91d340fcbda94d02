/** The numbers of the dashboard, counted from the rows themselves. */

import { sql } from 'drizzle-orm';
import { binnedItems, generations, projects } from '#platform/db/tables/work.table.ts';
import { notBinned } from '#platform/making/bin.ts';
import type { Platform } from '#platform/platform.ts';
import type { UserStats } from '../contract.ts';

export async function readUserStats({ db, usage }: Platform, userId: string): Promise<UserStats> {
  const result = await db.execute(sql`
    select
      (select count(*)::int from ${projects} where ${projects.userId} = ${userId}
        and ${notBinned('project', projects.id)}) as "projectCount",
      (select count(*)::int from ${generations}
        where ${generations.userId} = ${userId} and ${generations.status} <> 'failed'
          and not exists (select 1 from ${binnedItems} where ${binnedItems.itemType} = ${generations.type}
            and ${binnedItems.itemId} = ${generations.id})) as "generationCount"
  `);
  const used = await usage.usedThisMonth(userId);
  // As the subscription page adds it up.
  const usedThisMonth = usage.plans.kinds.reduce((sum, kind) => sum + (used.get(kind) ?? 0), 0);
  return { ...(result as unknown as { rows: Omit<UserStats, 'usedThisMonth'>[] }).rows[0]!, usedThisMonth };
}
