/** Problems that people have reported to the administrators. */

import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamps, timestampTz } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';

export const helpProblems = pgTable(
  'help_problems',
  {
    id: id(),
    userId: ownerId(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    page: text('page').notNull(),
    answer: text('answer'),
    answeredAt: timestampTz('answered_at'),
    ...timestamps(),
  },
  (t) => [index('help_problems_user').on(t.userId, t.createdAt)],
);
