/** The channels through which a person publishes; what opens them is sealed. */

import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamps, timestampTz } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import type { DirectNetwork } from '../../networks/networks.ts';

export const channels = pgTable(
  'channels',
  {
    id: id(),
    userId: ownerId(),
    network: text('network').$type<DirectNetwork>().notNull(),
    /** Whose account it is there, as the network says it. */
    name: text('name').notNull(),
    sealed: text('sealed').notNull(),
    testedAt: timestampTz('tested_at'),
    /** What went wrong the last time it was tried. */
    problem: text('problem'),
    ...timestamps(),
  },
  (t) => [index('channels_user').on(t.userId, t.createdAt)],
);
