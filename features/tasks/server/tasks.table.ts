/** The tasks table. */

import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamps, timestampTz } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';

export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    userId: ownerId(),
    title: text('title').notNull(),
    description: text('description'),
    completed: boolean('completed').notNull().default(false),
    category: text('category'),
    dueDate: timestampTz('due_date'),
    ...timestamps(),
  },
  (t) => [
    index('tasks_user_created').on(t.userId, t.createdAt),
    index('tasks_user_due').on(t.userId, t.dueDate),
  ],
);
