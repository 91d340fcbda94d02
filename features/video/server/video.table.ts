/** Templates that projects start from, and the films that they become. */

import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#platform/db/tables/columns.ts';
import { projects } from '#platform/db/tables/work.table.ts';

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

/** What the last render of a project left: its job, its length, its captions, what went other than asked. */
export const projectFilms = pgTable('project_films', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  film: jsonb('film').notNull(),
});
