/** The table of sequences; their mails are mailings. */

import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamps, timestampTz } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import type { SequenceKind } from '../../calls/sequence-calls.ts';
import { audiences } from '../audiences/audience.table.ts';

export const mailSequences = pgTable(
  'mail_sequences',
  {
    id: id(),
    userId: ownerId(),
    kind: text('kind').$type<SequenceKind>().notNull(),
    audienceId: text('audience_id').references(() => audiences.id, { onDelete: 'set null' }),
    days: integer('days').notNull().default(0),
    timeZone: text('time_zone').notNull(),
    isOn: boolean('is_on').notNull().default(false),
    /** Whoever joined before is not welcomed. */
    onSince: timestampTz('on_since'),
    ...timestamps(),
  },
  (t) => [index('mail_sequences_user').on(t.userId, t.createdAt), index('mail_sequences_on').on(t.isOn)],
);
