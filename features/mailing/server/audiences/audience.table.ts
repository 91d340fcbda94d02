/** The tables of audiences, of who is in them, and of who wants no mail any more. */

import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { IdeaLanguage } from '#common/wording/language.ts';
import { createdAt, id, timestamps, timestampTz } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import type { Subscriber, SubscriberState } from '../../calls/audience-calls.ts';

export const audiences = pgTable(
  'audiences',
  {
    id: id(),
    userId: ownerId(),
    name: text('name').notNull(),
    senderName: text('sender_name').notNull().default(''),
    intro: text('intro').notNull().default(''),
    consent: text('consent').notNull().default(''),
    isDoubleOptIn: boolean('is_double_opt_in').notNull().default(true),
    /** Its form has a field for it, which may stay empty. */
    asksBirthday: boolean('asks_birthday').notNull().default(false),
    language: text('language').$type<IdeaLanguage>().notNull().default('en'),
    brandKitId: text('brand_kit_id'),
    /** In the address of its form, which everybody may know. */
    token: text('token').notNull(),
    ...timestamps(),
  },
  (t) => [
    index('audiences_user_created').on(t.userId, t.createdAt),
    uniqueIndex('audiences_token').on(t.token),
  ],
);

export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    userId: ownerId(),
    audienceId: text('audience_id')
      .notNull()
      .references(() => audiences.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    emailHash: text('email_hash').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    state: text('state').$type<SubscriberState>().notNull(),
    consentAt: timestampTz('consent_at'),
    consent: text('consent').notNull().default(''),
    source: text('source').$type<Subscriber['source']>().notNull(),
    /** Day and month, 12-31; empty: unknown. */
    birthday: text('birthday').notNull().default(''),
    /** When they last followed a link. */
    lastSeenAt: timestampTz('last_seen_at'),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('subscribers_once').on(t.audienceId, t.emailHash),
    index('subscribers_audience_created').on(t.audienceId, t.createdAt),
    index('subscribers_user_hash').on(t.userId, t.emailHash),
    index('subscribers_email').on(t.email),
  ],
);

/** Known by a hash alone, so that it stays when the address itself is deleted, and holds when it is imported again. */
export const mailSuppressions = pgTable(
  'mail_suppressions',
  {
    id: id(),
    userId: ownerId(),
    emailHash: text('email_hash').notNull(),
    reason: text('reason').$type<'unsubscribed' | 'refused'>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('mail_suppressions_once').on(t.userId, t.emailHash)],
);
