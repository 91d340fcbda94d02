/** Links for customers, and what they said. */

import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import { campaignPieces, campaigns } from '../campaign.table.ts';

export const campaignReviews = pgTable('campaign_reviews', {
  campaignId: text('campaign_id')
    .primaryKey()
    .references(() => campaigns.id, { onDelete: 'cascade' }),
  userId: ownerId(),
  /** SHA-256 of what stands in the address. */
  tokenHash: text('token_hash').notNull().unique(),
  sealedToken: text('sealed_token').notNull(),
  createdAt: createdAt(),
});

export const campaignRemarks = pgTable(
  'campaign_remarks',
  {
    id: id(),
    userId: ownerId(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    pieceId: text('piece_id')
      .notNull()
      .references(() => campaignPieces.id, { onDelete: 'cascade' }),
    /** As they called themselves. */
    name: text('name').notNull(),
    text: text('text').notNull(),
    verdict: text('verdict', { enum: ['approved', 'change'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('campaign_remarks_campaign').on(t.campaignId, t.createdAt)],
);
