/** What people report, and what became of it. */

import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, timestampTz } from '#platform/db/tables/columns.ts';
import { users } from '#platform/db/tables/users.table.ts';

export const contentReports = pgTable(
  'content_reports',
  {
    id: id(),
    reporterId: text('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentType: text('content_type').notNull(),
    contentId: text('content_id').notNull(),
    reason: text('reason').notNull(),
    description: text('description'),
    status: text('status').notNull().default('pending'),
    reviewedBy: text('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: timestampTz('reviewed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('content_reports_status_created').on(t.status, t.createdAt),
    index('content_reports_content').on(t.contentType, t.contentId),
  ],
);
