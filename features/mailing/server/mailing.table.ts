/** The tables of mailings and of the ledger that says who got which. */

import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TemplateLock } from '#common/templates.ts';
import { id, timestamps, timestampTz } from '#platform/db/tables/columns.ts';
import { ownerId } from '#platform/db/tables/ownership.ts';
import type { Brand } from '../blocks/look.ts';
import type { MailingBody, MailingState } from '../contract.ts';
import { mailSequences } from './sequences/sequence.table.ts';

/** What goes out, as it was when sending began: a change of the brand changes nothing for half of the readers. */
export interface FrozenMail {
  brand: Brand;
  senderName: string;
}

export const mailings = pgTable(
  'mailings',
  {
    id: id(),
    userId: ownerId(),
    subject: text('subject').notNull(),
    content: jsonb('content').$type<MailingBody>().notNull(),
    state: text('state').$type<MailingState>().notNull().default('draft'),
    sendAt: timestampTz('send_at'),
    startedAt: timestampTz('started_at'),
    endedAt: timestampTz('ended_at'),
    frozen: jsonb('frozen').$type<FrozenMail>(),
    /** Why it does not go on just now, and when it is tried again. */
    problem: text('problem'),
    resumeAt: timestampTz('resume_at'),
    jobId: text('job_id'),
    /** What the template that it was made from has locked. */
    lock: jsonb('lock').$type<TemplateLock>(),
    /** Counts what was written anew. */
    version: integer('version').notNull().default(1),
    /** It was sent as a piece of something that has its own day on the calendar. */
    isPiece: boolean('is_piece').notNull().default(false),
    /** Of a mail that each reader gets on a day of their own: its sequence, its place there, and its days after the one before. */
    sequenceId: text('sequence_id').references(() => mailSequences.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    delayDays: integer('delay_days').notNull().default(0),
    ...timestamps(),
  },
  (t) => [
    index('mailings_user_created').on(t.userId, t.createdAt),
    index('mailings_due').on(t.state, t.resumeAt),
    index('mailings_sequence').on(t.sequenceId),
  ],
);

export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'refused', 'skipped', 'unclear'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const mailDeliveries = pgTable(
  'mail_deliveries',
  {
    id: id(),
    userId: ownerId(),
    mailingId: text('mailing_id')
      .notNull()
      .references(() => mailings.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** One person gets it once, however often they stand in the audience. */
    emailHash: text('email_hash').notNull(),
    /** What comes again, such as a birthday, is told apart by it. */
    round: text('round').notNull().default(''),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Not before, after a server asked to wait. */
    dueAt: timestampTz('due_at'),
    reason: text('reason'),
    /** When they first followed a link of it. */
    clickedAt: timestampTz('clicked_at'),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('mail_deliveries_once').on(t.mailingId, t.emailHash, t.round),
    index('mail_deliveries_next').on(t.mailingId, t.state, t.dueAt),
    index('mail_deliveries_user').on(t.userId, t.createdAt),
  ],
);
