/** The numbers of the dashboard, counted from the rows themselves. */

import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { generations, projects } from '#platform/db/tables/work.table.ts';
import type { UserStats } from '../contract.ts';

export async function readUserStats(db: Db, userId: string): Promise<UserStats> {
  const result = await db.execute(sql`
    select
      (select count(*)::int from ${projects} where ${projects.userId} = ${userId}) as "projectCount",
      (select count(*)::int from ${generations}
        where ${generations.userId} = ${userId} and ${generations.status} <> 'failed') as "generationCount"
  `);
  return (result as unknown as { rows: UserStats[] }).rows[0]!;
}
