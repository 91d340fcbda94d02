/** The table of links whose clicks are counted. */

import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';

export const mailLinks = pgTable(
  'mail_links',
  {
    id: id(),
    userId: ownerId(),
    /** Its links lead on when it is deleted: they stand in mailboxes. */
    mailingId: text('mailing_id').notNull(),
    url: text('url').notNull(),
    clicks: integer('clicks').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('mail_links_once').on(t.mailingId, t.url)],
);
