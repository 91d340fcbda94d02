/** Edited pictures: each is a new one that remembers what it was made from. */

import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';

export const photoEdits = pgTable(
  'photo_edits',
  {
    id: id(),
    userId: ownerId(),
    title: text('title').notNull(),
    status: text('status').notNull().default('pending'),
    /** The file that was edited, and the first of the row; without a reference, since they may be deleted. */
    parentId: text('parent_id').notNull(),
    rootId: text('root_id').notNull(),
    assetId: text('asset_id'),
    operations: jsonb('operations').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('photo_edits_user_created').on(t.userId, t.createdAt),
    index('photo_edits_root').on(t.rootId),
    index('photo_edits_asset').on(t.assetId),
  ],
);
