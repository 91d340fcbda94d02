/** How a person wants words to be said. */

import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '#platform/db/tables/columns.ts';
import { users } from '#platform/db/tables/users.table.ts';
import type { Pronunciation } from '../contract.ts';

/** One row a person: the list is read and replaced as a whole. */
export const pronunciations = pgTable('speech_pronunciations', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  entries: jsonb('entries').$type<Pronunciation[]>().notNull(),
  updatedAt: updatedAt(),
});
