/** The table of landing pages. */

import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, timestamps } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import type { LandingPageBody } from '../../calls/landing-calls.ts';

export type LandingContent = Omit<LandingPageBody, 'slug' | 'isPublished'>;

export const landingPages = pgTable(
  'landing_pages',
  {
    id: id(),
    userId: ownerId(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    content: jsonb('content').$type<LandingContent>().notNull(),
    isPublished: boolean('is_published').notNull().default(false),
    /** Counts what was written anew. */
    version: integer('version').notNull().default(1),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('landing_pages_slug').on(t.slug),
    index('landing_pages_user_created').on(t.userId, t.createdAt),
  ],
);
