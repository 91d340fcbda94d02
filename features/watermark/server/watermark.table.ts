/** Watermark templates and people's own watermarks. */

import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamps, timestampTz } from '#platform/db/tables/columns.ts';
import { ownerId, sharedColumns } from '#platform/db/tables/ownership.ts';

export const watermarkTemplates = pgTable(
  'watermark_templates',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    type: text('type').notNull(),
    content: text('content').notNull(),
    style: jsonb('style'),
    ...sharedColumns(),
    ...timestamps(),
  },
  (t) => [index('watermark_templates_type').on(t.type)],
);

export const userWatermarks = pgTable(
  'user_watermarks',
  {
    id: id(),
    userId: ownerId(),
    name: text('name').notNull(),
    templateId: text('template_id').references(() => watermarkTemplates.id, { onDelete: 'set null' }),
    customizations: jsonb('customizations'),
    content: text('content').notNull(),
    style: jsonb('style'),
    ...timestamps(),
  },
  (t) => [index('user_watermarks_user_created').on(t.userId, t.createdAt)],
);

/** An order to mark photos: what was asked, and what became of each photo. */
export const watermarkBatches = pgTable(
  'watermark_batches',
  {
    id: id(),
    userId: ownerId(),
    jobId: text('job_id'),
    mark: jsonb('mark').notNull(),
    options: jsonb('options').notNull(),
    photos: jsonb('photos').$type<StoredPhoto[]>().notNull(),
    finishedAt: timestampTz('finished_at'),
    ...timestamps(),
  },
  (t) => [index('watermark_batches_user_created').on(t.userId, t.createdAt)],
);

export interface StoredPhoto {
  assetId: string;
  name: string;
  isTemporary: boolean;
  resultId: string | null;
  error: string | null;
}
