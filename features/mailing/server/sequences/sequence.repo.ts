/** Rows of sequences, and of who is due for which of their mails; every query that serves a user names the owner. */

import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { wallTime } from '#common/wording/time/zone-time.ts';
import type { Db } from '#platform/db/database.ts';
import { lockUntilEnd } from '#platform/db/locks/transaction-lock.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { birthdaysOn } from '../../people/birthday.ts';
import { mailSuppressions, subscribers } from '../audiences/audience.table.ts';
import type { MailingRow } from '../mailing.repo.ts';
import { mailDeliveries, mailings } from '../mailing.table.ts';
import { lockReaders } from '../sending/ledger.repo.ts';
import { mailSequences } from './sequence.table.ts';

export const SEQUENCE = 'mail-sequence';
/** On the wall: nobody is congratulated in the night. */
const BIRTHDAY_HOUR = 9;
/** A mail after a birthday that could not go out for longer than this is not made up for. */
const BIRTHDAY_LATE_DAYS = 31;

export type SequenceRow = typeof mailSequences.$inferSelect;

const own = (userId: string, id: string) => and(eq(mailSequences.id, id), eq(mailSequences.userId, userId));

export const listSequences = (db: Db, userId: string, limit: number): Promise<SequenceRow[]> =>
  db
    .select()
    .from(mailSequences)
    .where(eq(mailSequences.userId, userId))
    .orderBy(desc(mailSequences.createdAt), desc(mailSequences.id))
    .limit(limit);

export async function findOwnSequence(db: Db, userId: string, id: string): Promise<SequenceRow | undefined> {
  const [row] = await db.select().from(mailSequences).where(own(userId, id));
  return row;
}

/** Until the transaction ends it is neither switched nor given to others. Its readers first, as whoever deletes them does. */
export async function lockOwnSequence(tx: Db, userId: string, id: string): Promise<SequenceRow | undefined> {
  const seen = await findOwnSequence(tx, userId, id);
  if (seen?.audienceId) await lockReaders(tx, seen.audienceId);
  const [row] = await tx.select().from(mailSequences).where(own(userId, id)).for('update');
  return row;
}

/** Of anybody: for items. */
export const findSequences = (db: Db, ids: readonly string[]): Promise<SequenceRow[]> =>
  db
    .select()
    .from(mailSequences)
    .where(inArray(mailSequences.id, [...ids]));

/** Of anybody who may sign in. */
export const listRunning = async (db: Db): Promise<SequenceRow[]> =>
  (
    await db
      .select({ sequence: mailSequences })
      .from(mailSequences)
      .innerJoin(users, eq(users.id, mailSequences.userId))
      .where(and(eq(mailSequences.isOn, true), isNotNull(mailSequences.audienceId), eq(users.isActive, true)))
  ).map(({ sequence }) => sequence);

/** Two at the same moment must not both find room. */
export async function countSequences(tx: Db, userId: string): Promise<number> {
  await lockUntilEnd(tx, `mail-sequences:${userId}`);
  const [row] = await tx
    .select({ total: count() })
    .from(mailSequences)
    .where(eq(mailSequences.userId, userId));
  return row?.total ?? 0;
}

export const insertSequence = (db: Db, values: typeof mailSequences.$inferInsert) =>
  db.insert(mailSequences).values(values);

export const updateSequence = (db: Db, userId: string, id: string, values: Partial<SequenceRow>) =>
  db.update(mailSequences).set(values).where(own(userId, id));

export const deleteSequenceRow = (db: Db, id: string) =>
  db.delete(mailSequences).where(eq(mailSequences.id, id));

/** In their order. */
export const listSteps = (db: Db, sequenceIds: readonly string[]): Promise<MailingRow[]> =>
  sequenceIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(mailings)
        .where(inArray(mailings.sequenceId, [...sequenceIds]))
        .orderBy(asc(mailings.position), asc(mailings.id));

/** What nobody was sent yet is as if it had never been due. */
export async function stopSteps(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(mailDeliveries)
    .where(and(inArray(mailDeliveries.mailingId, [...ids]), eq(mailDeliveries.state, 'waiting')));
  await tx
    .update(mailings)
    .set({ state: 'draft', problem: null, resumeAt: null })
    .where(inArray(mailings.id, [...ids]));
}

interface Step {
  sequence: SequenceRow;
  mailing: Pick<MailingRow, 'id' | 'delayDays'>;
  /** The mail that comes before it. */
  before: Pick<MailingRow, 'id'> | undefined;
}

/** Their last sign: a link they followed, else when they agreed. */
const LAST = sql`coalesce(s.last_seen_at, s.consent_at, s.created_at)`;

const moment = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;
const inDays = (n: number): SQL => sql`${n}::int * interval '1 day'`;

/** What they were sent of the mail before, long enough ago. */
const sentBefore = ({ mailing, before }: Step, now: Date): SQL => sql`
  from ${mailDeliveries} p where p.mailing_id = ${before?.id ?? ''} and p.email_hash = s.email_hash
    and p.state not in ('waiting', 'sending') and p.created_at + ${inDays(mailing.delayDays)} <= ${moment(now)}`;

/** For which time somebody is due, so that a birthday comes every year and everything else once; null: for none. */
function roundOf(step: Step, now: Date): SQL {
  const { sequence, mailing, before } = step;
  // What follows a birthday may fall after New Year.
  if (sequence.kind === 'birthday' && before)
    return sql`(
      select max(p.round) ${sentBefore(step, now)}
        and p.created_at + ${inDays(mailing.delayDays + BIRTHDAY_LATE_DAYS)} > ${moment(now)})`;
  if (sequence.kind === 'birthday')
    return sql`${String(wallTime(now, sequence.timeZone).getUTCFullYear())}::text`;
  return sequence.kind === 'comeback' ? sql`to_char(${LAST} at time zone 'UTC', 'YYYY-MM-DD')` : sql`''`;
}

function isDue(step: Step, round: SQL, now: Date): SQL {
  const { sequence, mailing, before } = step;
  const at = moment(now);
  if (before) return sql`exists (select 1 ${sentBefore(step, now)} and p.round = ${round})`;
  switch (sequence.kind) {
    case 'welcome':
      // Who came in a table did not come just now.
      return sql`s.source <> 'import' and s.consent_at >= ${(sequence.onSince ?? now).toISOString()}::timestamptz
        and s.consent_at + ${inDays(mailing.delayDays)} <= ${at}`;
    case 'comeback':
      return sql`${LAST} + ${inDays(sequence.days)} <= ${at}`;
    case 'birthday': {
      const wall = wallTime(now, sequence.timeZone);
      if (wall.getUTCHours() < BIRTHDAY_HOUR) return sql`false`;
      return sql`s.birthday in ${birthdaysOn(wall)}`;
    }
  }
}

const dueRows = (step: Step, round: SQL, now: Date): SQL => sql`
  from ${subscribers} s
  where s.audience_id = ${step.sequence.audienceId} and s.user_id = ${step.sequence.userId} and s.state = 'active'
    and ${isDue(step, round, now)}
    and not exists (select 1 from ${mailSuppressions} x where x.user_id = s.user_id and x.email_hash = s.email_hash)
    and not exists (
      select 1 from ${mailDeliveries} d
      where d.mailing_id = ${step.mailing.id} and d.email_hash = s.email_hash and d.round = ${round})`;

export async function countDue(db: Db, step: Step, now: Date): Promise<number> {
  const { rows } = (await db.execute(
    sql`select count(*)::int as total ${dueRows(step, roundOf(step, now), now)}`,
  )) as unknown as { rows: { total: number }[] };
  return Number(rows[0]?.total ?? 0);
}

/** Written into the ledger, each once; how many. */
export async function fillStep(tx: Db, step: Step, now: Date, limit: number): Promise<number> {
  await lockReaders(tx, step.sequence.audienceId ?? '');
  const round = roundOf(step, now);
  const { rows } = (await tx.execute(sql`
    insert into ${mailDeliveries} (id, user_id, mailing_id, email, email_hash, first_name, last_name, round)
    select gen_random_uuid()::text, s.user_id, ${step.mailing.id}, s.email, s.email_hash, s.first_name, s.last_name, ${round}
    ${dueRows(step, round, now)}
    order by s.id limit ${limit}
    on conflict do nothing
    returning id`)) as unknown as { rows: { id: string }[] };
  return rows.length;
}
