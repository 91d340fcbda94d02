/** Webhooks and their messages; a message is written with what it tells of, so no crash loses it. */

import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamps, timestampTz } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';

export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    userId: ownerId(),
    url: text('url').notNull(),
    events: text('events').array().notNull(),
    /** Sealed with the installation's secret. */
    secret: text('secret').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    ...timestamps(),
  },
  (t) => [index('webhooks_user_created').on(t.userId, t.createdAt)],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    userId: ownerId(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    /** The exact text that is signed and sent, each time. */
    body: text('body').notNull(),
    status: text('status', { enum: ['pending', 'delivered', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer('attempts').notNull().default(0),
    responseStatus: integer('response_status'),
    error: text('error'),
    createdAt: createdAt(),
    lastAttemptAt: timestampTz('last_attempt_at'),
  },
  (t) => [
    index('webhook_deliveries_hook').on(t.webhookId, t.createdAt),
    index('webhook_deliveries_created').on(t.createdAt),
    index('webhook_deliveries_user').on(t.userId),
  ],
);
