/** Keys by which programs act for a person. */

import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Scope } from '#common/contract.ts';
import { createdAt, id, timestampTz } from './columns.ts';
import { ownerId } from './ownership.ts';

export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: ownerId(),
    name: text('name').notNull(),
    /** SHA-256 of 256 random bits: a leaked table opens nothing. */
    keyHash: text('key_hash').notNull(),
    /** The last characters, by which its owner recognises it. */
    hint: text('hint').notNull(),
    scopes: text('scopes').array().$type<Scope[]>().notNull(),
    callsPerMinute: integer('calls_per_minute').notNull(),
    /** Uses of the plan a month; null: as many as the plan allows. */
    monthlyBudget: integer('monthly_budget'),
    /** 'YYYY-MM' in UTC, and what was used in it. */
    budgetMonth: text('budget_month').notNull().default(''),
    budgetUsed: integer('budget_used').notNull().default(0),
    expiresAt: timestampTz('expires_at'),
    lastUsedAt: timestampTz('last_used_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('api_keys_hash').on(t.keyHash), index('api_keys_user').on(t.userId)],
);
