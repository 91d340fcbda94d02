/** The numbers of the dashboard. */

import type { Platform } from '#platform/platform.ts';
import { monthOf } from '#platform/usage/month.ts';
import { countGenerations, countProjects } from '#platform/usage/totals.ts';
import type { UserStats } from '../contract.ts';

export async function readUserStats({ db }: Platform, userId: string): Promise<UserStats> {
  const month = monthOf(new Date());
  const [projectCount, generationCount, usedThisMonth] = await Promise.all([
    countProjects(db, userId),
    countGenerations(db, { userId }),
    countGenerations(db, { userId, month }),
  ]);
  return { projectCount, generationCount, usedThisMonth };
}
