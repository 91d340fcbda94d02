/** Who a row belongs to: a person whose rows go with them, or the installation with an optional maker. */

import { boolean, text } from 'drizzle-orm/pg-core';
import { users } from './users.table.ts';

export const sharing = () => ({
  isPublic: boolean('is_public').notNull().default(true),
  createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
});

/** An owner whose rows go when the account goes. */
export const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
