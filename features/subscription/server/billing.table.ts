/** What the payment provider told us: customers, events already seen, invoices. */

import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { PLAN_IDS } from '#common/user.ts';
import { createdAt, timestamps, timestampTz } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import { users } from '#platform/db/tables/users.table.ts';

export const billingCustomers = pgTable('billing_customers', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  subscriptionId: text('subscription_id'),
  /** Of that subscription; stays when its price is no longer in the settings. */
  plan: text('plan', { enum: PLAN_IDS }),
  ...timestamps(),
});

/** Events are delivered at least once, in any order: each id is acted upon once. */
export const billingEvents = pgTable('billing_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: createdAt(),
});

export const invoices = pgTable(
  'invoices',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    userId: ownerId(),
    number: text('number'),
    /** Smallest unit of the currency. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull(),
    url: text('url'),
    issuedAt: timestampTz('issued_at').notNull(),
    ...timestamps(),
  },
  (t) => [index('invoices_user_issued').on(t.userId, t.issuedAt)],
);
