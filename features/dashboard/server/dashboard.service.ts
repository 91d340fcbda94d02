/** The numbers of the dashboard. */

import type { Platform } from '#platform/platform.ts';
import { monthOf } from '#platform/usage/month.ts';
import { countGenerations, countProjects } from '#platform/usage/totals.ts';
import type { UserStats } from '../contract.ts';

const COUNTED = ['book', 'movie', 'note', 'template', 'song', 'campaign'] as const;

export async function readUserStats({ db, items }: Platform, userId: string): Promise<UserStats> {
  const month = monthOf(new Date());
  const [counts, projectCount, generationCount, usedThisMonth] = await Promise.all([
    Promise.all(COUNTED.map((kind) => items.count(userId, kind))),
    countProjects(db, userId),
    countGenerations(db, { userId }),
    countGenerations(db, { userId, month }),
  ]);
  return {
    projectCount,
    generationCount,
    usedThisMonth,
    counts: Object.fromEntries(COUNTED.map((kind, at) => [kind, counts[at]!])) as UserStats['counts'],
  };
}
