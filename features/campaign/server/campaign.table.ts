/** The tables of campaigns and of the pieces they are made of. */

import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamps, timestampTz } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import type { FactKey, FactValues } from '../facts/fact-keys.ts';
import type { NetworkId } from '../networks/network-names.ts';
import type { PieceKind, PieceState } from '../pieces/piece-words.ts';

export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    userId: ownerId(),
    title: text('title').notNull(),
    brief: text('brief').notNull(),
    language: text('language').notNull(),
    facts: jsonb('facts').$type<FactValues>().notNull(),
    networks: jsonb('networks').$type<NetworkId[]>().notNull(),
    brandKitId: text('brand_kit_id'),
    /** A day on the wall: 2026-11-30. */
    startsOn: text('starts_on').notNull(),
    weeks: integer('weeks').notNull(),
    timeZone: text('time_zone').notNull(),
    /** When the offer is over, where its dates tell. */
    endsAt: timestampTz('ends_at'),
    /** Holds posts that belong to no campaign; a person has one of these. */
    isLoose: boolean('is_loose').notNull().default(false),
    jobId: text('job_id'),
    ...timestamps(),
  },
  (t) => [index('campaigns_user_created').on(t.userId, t.createdAt)],
);

/** What a piece was made with; what differs now was changed by a person. */
export interface MadePiece {
  version: number;
  caption: string;
  facts: FactValues;
  /** A person had changed it before it was last made. */
  isEdited?: boolean;
  /** Of a mail or a page: address of the picture, and the last day of the offer. */
  picture?: string | null;
  endsOn?: string | null;
}

export const campaignPieces = pgTable(
  'campaign_pieces',
  {
    id: id(),
    userId: ownerId(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind').$type<PieceKind>().notNull(),
    network: text('network').notNull(),
    format: text('format').notNull(),
    caption: text('caption').notNull().default(''),
    /** Of the design or film. */
    documentId: text('document_id'),
    made: jsonb('made').$type<MadePiece>(),
    /** Posted as the first comment, where the network has such. */
    firstComment: text('first_comment').notNull().default(''),
    fileId: text('file_id'),
    /** The further pictures of a carousel or an album. */
    moreFileIds: jsonb('more_file_ids').$type<string[]>().notNull().default([]),
    /** Which version of the document the file shows. */
    fileVersion: integer('file_version'),
    state: text('state').$type<PieceState>().notNull().default('pending'),
    uses: jsonb('uses').$type<FactKey[]>().notNull().default([]),
    problems: jsonb('problems').$type<string[]>().notNull().default([]),
    publishAt: timestampTz('publish_at'),
    channelId: text('channel_id'),
    /** Who gets it, where it is a mail. */
    audienceId: text('audience_id'),
    /** Of what was approved: file, words and network together. */
    approvedHash: text('approved_hash'),
    /** Set right before it is posted: found again, nobody knows whether it arrived. */
    sendingSince: timestampTz('sending_since'),
    remindedAt: timestampTz('reminded_at'),
    sentUrl: text('sent_url'),
    ...timestamps(),
  },
  (t) => [
    index('campaign_pieces_campaign').on(t.campaignId, t.position),
    index('campaign_pieces_due').on(t.state, t.publishAt),
    index('campaign_pieces_user_time').on(t.userId, t.publishAt),
  ],
);
