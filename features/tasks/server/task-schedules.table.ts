/** What the spec's tasks table has no place for: priority, time of day, repeat and reminder; and the calendar's address. */

import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, timestampTz } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import { TASK_PRIORITIES } from '../contract.ts';
import { tasks } from './tasks.table.ts';

/** A task without a row here has none of it. Whoever writes here writes the task's row too: lists are known by that. */
export const taskSchedules = pgTable(
  'task_schedules',
  {
    taskId: text('task_id')
      .primaryKey()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    hasTime: boolean('has_time').notNull().default(false),
    timeZone: text('time_zone'),
    priority: text('priority', { enum: TASK_PRIORITIES }).notNull().default('none'),
    /** RFC 5545; a count is what is left, this one included. */
    repeat: text('repeat'),
    /** Minutes before the due time. */
    reminder: integer('reminder'),
    /** Null when there is nothing to remind of, or no longer. */
    remindAt: timestampTz('remind_at'),
    /** The task whose completion made this one; unique, so that two ticks at once make one. */
    repeatedFrom: text('repeated_from').unique(),
  },
  (t) => [
    index('task_schedules_user').on(t.userId),
    index('task_schedules_remind').on(t.remindAt).where(sql`${t.remindAt} is not null`),
  ],
);

export const taskCalendars = pgTable('task_calendars', {
  userId: ownerId().primaryKey(),
  /** SHA-256 of what stands in the address: whoever reads the table cannot read the calendar. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The token itself, sealed, so that its owner can copy the address again. */
  sealedToken: text('sealed_token').notNull(),
  timeZone: text('time_zone').notNull(),
  createdAt: createdAt(),
});
