/** A person's posting times. */

import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { timestamps } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import type { PostingTime } from '../../pieces/posting-times.ts';

export const postingPlans = pgTable('posting_plans', {
  userId: ownerId().primaryKey(),
  times: jsonb('times').$type<PostingTime[]>().notNull(),
  ...timestamps(),
});
