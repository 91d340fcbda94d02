/** Rows of posting times, one a person. */

import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import type { PostingTime } from '../../pieces/posting-times.ts';
import { postingPlans } from './posting.table.ts';

export async function findPostingTimes(db: Db, userId: string): Promise<PostingTime[]> {
  const [row] = await db.select().from(postingPlans).where(eq(postingPlans.userId, userId));
  return row?.times ?? [];
}

export const savePostingTimes = (db: Db, userId: string, times: PostingTime[]) =>
  db
    .insert(postingPlans)
    .values({ userId, times })
    .onConflictDoUpdate({ target: postingPlans.userId, set: { times } });
