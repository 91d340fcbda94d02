/** Templates that projects start from. */

import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#platform/db/tables/columns.ts';

export const templates = pgTable('templates', {
  id: id(),
  title: text('title').notNull(),
  description: text('description'),
  category: text('category').notNull(),
  thumbnailUrl: text('thumbnail_url'),
  templateData: jsonb('template_data'),
  isPremium: boolean('is_premium').notNull().default(false),
  createdAt: createdAt(),
});
