/** The numbers of the dashboard, counted from the rows themselves. */

import { sql } from 'drizzle-orm';
import { generations, projects } from '#platform/db/tables/work.table.ts';
import type { Api } from '#platform/http/api.ts';
import type { Platform } from '#platform/platform.ts';
import { getUserStats } from '../contract.ts';

export function registerDashboardRoutes(api: Api, { db }: Platform): void {
  api.handle(getUserStats, async ({ user }) => {
    const result = await db.execute(sql`
      select
        (select count(*)::int from ${projects} where ${projects.userId} = ${user.id}) as "projectCount",
        (select count(*)::int from ${generations}
          where ${generations.userId} = ${user.id} and ${generations.status} <> 'failed') as "generationCount"
    `);
    return (result as unknown as { rows: { projectCount: number; generationCount: number }[] }).rows[0]!;
  });
}
