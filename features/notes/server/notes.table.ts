/** Notes with their earlier versions, and which note links to which. */

import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, timestampTz } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';

export const notes = pgTable(
  'notes',
  {
    id: id(),
    userId: ownerId(),
    title: text('title').notNull().default(''),
    blocks: jsonb('blocks').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    /** Everything that is written in it, for search. */
    words: text('words').notNull().default(''),
    isPinned: boolean('is_pinned').notNull().default(false),
    /** Goes up with every save. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    /** Of its words: pinning is no change. */
    updatedAt: timestampTz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('notes_user_updated').on(t.userId, t.updatedAt, t.id),
    index('notes_user_created').on(t.userId, t.createdAt, t.id),
    index('notes_user_title').on(t.userId, sql`lower(${t.title})`, t.id),
  ],
);

export const noteVersions = pgTable(
  'note_versions',
  {
    noteId: text('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    userId: ownerId(),
    title: text('title').notNull(),
    blocks: jsonb('blocks').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.noteId, t.version] }), index('note_versions_user').on(t.userId)],
);

export const noteLinks = pgTable(
  'note_links',
  {
    fromId: text('from_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    toId: text('to_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    userId: ownerId(),
  },
  (t) => [
    primaryKey({ columns: [t.fromId, t.toId] }),
    index('note_links_to').on(t.toId),
    index('note_links_user').on(t.userId),
  ],
);
