/** Model servers of the operator's own. */

import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { SERVER_PROTOCOLS } from '#common/model-server.ts';
import { id, timestamps } from './columns.ts';

export const modelServers = pgTable('model_servers', {
  id: id(),
  /** Names it in model ids, and stays when the name changes. */
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  protocol: text('protocol', { enum: SERVER_PROTOCOLS }).notNull(),
  /** Without credentials. */
  address: text('address').notNull(),
  /** Only the session secret opens it. */
  sealedKey: text('sealed_key'),
  options: jsonb('options').notNull(),
  /** What it said it has when it was last asked. */
  models: jsonb('models').$type<string[]>().notNull().default([]),
  isEnabled: boolean('is_enabled').notNull().default(true),
  ...timestamps(),
});
