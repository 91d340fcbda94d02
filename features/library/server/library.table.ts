/** What people do with their work in the library: favourites, tags, collections; and what search by meaning reads. */

import { boolean, customType, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';

/** By the thing and not by its file, so that a video keeps its tags when it is rendered again. */
const item = () => ({ itemType: text('item_type').notNull(), itemId: text('item_id').notNull() });

export const libraryMarks = pgTable(
  'library_marks',
  {
    ...item(),
    userId: ownerId(),
    isFavorite: boolean('is_favorite').notNull().default(false),
    tags: text('tags').array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.itemType, t.itemId] }), index('library_marks_user').on(t.userId)],
);

export const collections = pgTable(
  'collections',
  { id: id(), userId: ownerId(), name: text('name').notNull(), createdAt: createdAt() },
  (t) => [uniqueIndex('collections_user_name').on(t.userId, t.name)],
);

export const collectionItems = pgTable(
  'collection_items',
  {
    collectionId: text('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    ...item(),
    addedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.collectionId, t.itemType, t.itemId] }),
    index('collection_items_item').on(t.itemType, t.itemId),
  ],
);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The meaning of a thing's words, one signed byte a dimension. */
export const libraryVectors = pgTable(
  'library_vectors',
  {
    ...item(),
    userId: ownerId(),
    /** Of the words that were read; other words are read again. */
    wordsHash: text('words_hash').notNull(),
    vector: bytes('vector').notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemType, t.itemId] }), index('library_vectors_user').on(t.userId)],
);
