/** What people have used this month, each use counted once; and when they were here. */

import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, timestampTz } from './columns.ts';
import { ownerId } from './ownership.ts';

export const usageCounters = pgTable(
  'usage_counters',
  {
    userId: ownerId(),
    kind: text('kind').notNull(),
    /** 'YYYY-MM' in UTC. */
    month: text('month').notNull(),
    used: integer('used').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.month] })],
);

export const usageCharges = pgTable(
  'usage_charges',
  {
    /** The work's own key, such as the generation's id: the same key is counted once. */
    key: text('key').primaryKey(),
    userId: ownerId(),
    kind: text('kind').notNull(),
    month: text('month').notNull(),
    /** The API key that asked for it; it may be gone. */
    apiKeyId: text('api_key_id'),
    refundedAt: timestampTz('refunded_at'),
    createdAt: createdAt(),
  },
  (t) => [index('usage_charges_user').on(t.userId, t.month)],
);

export const signIns = pgTable(
  'sign_ins',
  {
    id: id(),
    userId: ownerId(),
    address: text('address'),
    agent: text('agent'),
    createdAt: createdAt(),
  },
  (t) => [
    index('sign_ins_user_created').on(t.userId, t.createdAt),
    index('sign_ins_created').on(t.createdAt),
  ],
);

export const notificationPreferences = pgTable(
  'notification_preferences',
  { userId: ownerId(), kind: text('kind').notNull(), byEmail: boolean('by_email').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);

/** Of people who chose; everybody else has the default. */
export const filePreferences = pgTable('file_preferences', {
  userId: ownerId().primaryKey(),
  /** Whether what they asked for is written into the files that are made of it. */
  promptInFiles: boolean('prompt_in_files').notNull(),
});

/** One row a day, written by maintenance, so that the past can be drawn. */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    id: id(),
    /** 'YYYY-MM-DD' in UTC. */
    day: text('day').notNull(),
    storageBytes: bigint('storage_bytes', { mode: 'number' }).notNull(),
    users: integer('users').notNull(),
  },
  (t) => [uniqueIndex('daily_figures_day').on(t.day)],
);
