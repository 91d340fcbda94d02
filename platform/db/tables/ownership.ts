/** Who a row belongs to: a person whose rows go with them, or the installation with an optional maker. */

import { boolean, text } from 'drizzle-orm/pg-core';
import { users } from './users.table.ts';

export const sharedColumns = () => ({
  isPublic: boolean('is_public').notNull().default(true),
  createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
});

/** The owning user; the row is deleted with the account. */
export const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
