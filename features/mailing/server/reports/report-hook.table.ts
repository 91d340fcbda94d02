/** The table of addresses to which mail providers report. */

import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamps, timestampTz } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import type { SigningProvider } from '../../calls/report-calls.ts';

export const mailReportHooks = pgTable('mail_report_hooks', {
  userId: ownerId().primaryKey(),
  /** SHA-256 of what stands in the address. */
  tokenHash: text('token_hash').notNull().unique(),
  sealedToken: text('sealed_token').notNull(),
  /** Who signs, and by which key; null: the address alone is the secret. */
  provider: text('provider').$type<SigningProvider>(),
  sealedKey: text('sealed_key'),
  /** An administrator's: what is reported counts for everybody who sends from here. */
  isForAll: boolean('is_for_all').notNull().default(false),
  taken: integer('taken').notNull().default(0),
  lastAt: timestampTz('last_at'),
  ...timestamps(),
});
