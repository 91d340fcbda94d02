/** What paid models cost: prices, calls, and the sums of each month. */

import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { ownerId } from './ownership.ts';
import { users } from './users.table.ts';

/** Prices that an operator set, over those that come with the product. */
export const modelPrices = pgTable(
  'model_prices',
  {
    /** 'openai:gpt-image-1'. */
    model: text('model').notNull(),
    unit: text('unit').notNull(),
    /** Millionths of a dollar for a thousand units. */
    micros: bigint('micros', { mode: 'number' }).notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.model, t.unit] })],
);

export const modelCalls = pgTable(
  'model_calls',
  {
    id: id(),
    /** Whoever it was for; the sums outlive accounts. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** 'YYYY-MM' in UTC. */
    month: text('month').notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    kind: text('kind').notNull(),
    units: jsonb('units').$type<Record<string, number>>().notNull(),
    /** Millionths of a dollar; while the call runs, what it is expected to cost. */
    micros: bigint('micros', { mode: 'number' }).notNull(),
    status: text('status', { enum: ['running', 'done'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('model_calls_user').on(t.userId, t.month),
    index('model_calls_month').on(t.month),
    index('model_calls_created').on(t.createdAt),
    index('model_calls_status').on(t.status, t.createdAt),
  ],
);

/** Of one person in one month; raised before a call, so that many at once cannot pass a budget together. */
export const costCounters = pgTable(
  'cost_counters',
  {
    userId: ownerId(),
    month: text('month').notNull(),
    micros: bigint('micros', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.month] })],
);

/** Of everybody in one month. */
export const costTotals = pgTable('cost_totals', {
  month: text('month').primaryKey(),
  micros: bigint('micros', { mode: 'number' }).notNull(),
});

/** For people whose budget is another than everybody's. */
export const personBudgets = pgTable('person_budgets', {
  userId: ownerId().primaryKey(),
  micros: bigint('micros', { mode: 'number' }).notNull(),
  updatedAt: updatedAt(),
});
