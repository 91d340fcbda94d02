/** Links that show a file or a collection to people without an account. */

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, timestampTz } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import { assets } from '#platform/db/tables/work.table.ts';
import { collections } from './library.table.ts';

export const shares = pgTable(
  'shares',
  {
    id: id(),
    userId: ownerId(),
    /** SHA-256 of what stands in the address: whoever reads the table cannot open the link. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The token itself, sealed, so that its owner can copy the link again. */
    sealedToken: text('sealed_token').notNull(),
    assetId: text('asset_id').references(() => assets.id, { onDelete: 'cascade' }),
    /** A thing without a file that is shown as a page. */
    itemType: text('item_type'),
    itemId: text('item_id'),
    collectionId: text('collection_id').references(() => collections.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    passwordHash: text('password_hash'),
    expiresAt: timestampTz('expires_at'),
    allowDownload: boolean('allow_download').notNull().default(true),
    /** Search engines may list it. */
    isListed: boolean('is_listed').notNull().default(false),
    views: integer('views').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index('shares_user_created').on(t.userId, t.createdAt),
    index('shares_asset').on(t.assetId),
    index('shares_item').on(t.itemId),
    index('shares_collection').on(t.collectionId),
    check('shares_one_thing', sql`num_nonnulls(${t.assetId}, ${t.collectionId}, ${t.itemId}) = 1`),
  ],
);
