/** People, how they prove who they are, and their sessions. */

import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PLAN_IDS, ROLES } from '#common/user.ts';
import { createdAt, id, timestamps, timestampTz } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').unique(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    role: text('role', { enum: ROLES }).notNull().default('user'),
    subscriptionStatus: text('subscription_status').notNull().default('trial'),
    subscriptionPlan: text('subscription_plan', { enum: PLAN_IDS }).notNull().default('free'),
    trialEndsAt: timestampTz('trial_ends_at'),
    subscriptionEndsAt: timestampTz('subscription_ends_at'),
    isActive: boolean('is_active').notNull().default(true),
    welcomeEmailSent: boolean('welcome_email_sent').notNull().default(false),
    /** Beyond the spec: whose clock their dates go by; null: the device's. */
    timeZone: text('time_zone'),
    ...timestamps(),
  },
  (t) => [
    index('users_created_at').on(t.createdAt, t.id),
    index('users_role').on(t.role, t.createdAt),
    index('users_plan').on(t.subscriptionPlan, t.createdAt),
    index('users_active').on(t.isActive, t.createdAt),
    index('users_status_trial').on(t.subscriptionStatus, t.trialEndsAt),
    // Searching by the beginning of a word, in any spelling.
    index('users_email_search').on(sql`lower(${t.email}) text_pattern_ops`),
    index('users_first_name_search').on(sql`lower(${t.firstName}) text_pattern_ops`),
    index('users_last_name_search').on(sql`lower(${t.lastName}) text_pattern_ops`),
  ],
);

export const credentials = pgTable('credentials', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** argon2id, with its parameters inside. */
  passwordHash: text('password_hash').notNull(),
  ...timestamps(),
});

export const externalIdentities = pgTable(
  'external_identities',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('external_identities_issuer_subject').on(t.issuer, t.subject),
    index('external_identities_user').on(t.userId),
  ],
);

/** Links by which people who forgot their password set a new one. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the link's token: a leaked table resets no password. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expire: timestampTz('expire').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('password_resets_user').on(t.userId), index('password_resets_expire').on(t.expire)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: a leaked table opens no session. */
    sid: text('sid').primaryKey(),
    sess: jsonb('sess').$type<SessionData>().notNull(),
    expire: timestampTz('expire').notNull(),
  },
  (t) => [index('sessions_expire').on(t.expire), index('sessions_user').on(sql`(${t.sess}->>'userId')`)],
);

export interface SessionData {
  userId: string;
  createdAt: string;
  /** To a few minutes; absent until it is that old. */
  usedAt?: string;
  address?: string;
  agent?: string;
}

/** Counters of failed sign-ins and the like, shared by all processes. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    /** End of the window that the hits belong to. */
    expire: timestampTz('expire').notNull(),
  },
  (t) => [index('rate_counters_expire').on(t.expire)],
);
