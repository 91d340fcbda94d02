/** Templates that projects start from, what projects were before, and the films that they become. */

import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
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

/** What a save replaced. */
export const projectVersions = pgTable(
  'project_versions',
  {
    id: id(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    title: text('title').notNull(),
    data: jsonb('data').notNull(),
    /** When it had been saved. */
    createdAt: createdAt(),
  },
  (t) => [
    index('project_versions_project_created').on(t.projectId, t.createdAt),
    index('project_versions_user').on(t.userId),
  ],
);
