/** Watermark templates and people's own watermarks. */

import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamps } from '#platform/db/tables/columns.ts';
import { owner, sharing } from '#platform/db/tables/ownership.ts';

export const watermarkTemplates = pgTable(
  'watermark_templates',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    type: text('type').notNull(),
    content: text('content').notNull(),
    style: jsonb('style'),
    ...sharing(),
    ...timestamps(),
  },
  (t) => [index('watermark_templates_type').on(t.type)],
);

export const userWatermarks = pgTable(
  'user_watermarks',
  {
    id: id(),
    userId: owner(),
    name: text('name').notNull(),
    templateId: text('template_id').references(() => watermarkTemplates.id, { onDelete: 'set null' }),
    customizations: jsonb('customizations'),
    content: text('content').notNull(),
    style: jsonb('style'),
    ...timestamps(),
  },
  (t) => [index('user_watermarks_user_created').on(t.userId, t.createdAt)],
);
