/** What a person chose for their calendar: whose holidays, and the address it can be subscribed at. */

import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestamps } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import type { Country } from '../days/holidays.ts';

export const calendars = pgTable('calendars', {
  userId: ownerId().primaryKey(),
  country: text('country').$type<Country>(),
  /** SHA-256 of what stands in the address; null while the feed is off. */
  tokenHash: text('token_hash').unique(),
  sealedToken: text('sealed_token'),
  /** For days without a time in the feed. */
  timeZone: text('time_zone').notNull().default('UTC'),
  ...timestamps(),
});
