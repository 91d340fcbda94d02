/** The ledger: everybody who is to get a mailing stands in it once, and is marked before their mail leaves. */

import { and, asc, count, eq, inArray, isNull, lte, min, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { lockUntilEnd } from '#platform/db/locks/transaction-lock.ts';
import { mailSuppressions, subscribers } from '../audiences/audience.table.ts';
import { mailDeliveries, mailings } from '../mailing.table.ts';

export type DeliveryRow = typeof mailDeliveries.$inferSelect;

/** Of somebody who was deleted. */
export const NOBODY = { email: '', firstName: '', lastName: '' } as const;

/** Whoever is deleted at this moment stands in the ledger, and is blanked, or does not stand in it at all. */
export const lockReaders = (tx: Db, audienceId: string): Promise<void> =>
  lockUntilEnd(tx, `subscribers:${audienceId}`);

/** Everybody who agreed and is not suppressed, in one statement however many they are. */
export async function fillLedger(
  tx: Db,
  { id, userId, audienceId }: { id: string; userId: string; audienceId: string },
): Promise<void> {
  await lockReaders(tx, audienceId);
  await tx.execute(sql`
    insert into ${mailDeliveries} (id, user_id, mailing_id, email, email_hash, first_name, last_name)
    select gen_random_uuid()::text, ${userId}, ${id}, s.email, s.email_hash, s.first_name, s.last_name
    from ${subscribers} s
    where s.audience_id = ${audienceId} and s.user_id = ${userId} and s.state = 'active'
      and not exists (select 1 from ${mailSuppressions} x where x.user_id = ${userId} and x.email_hash = s.email_hash)
    on conflict do nothing`);
}

/**
 * Before a subscriber, or a whole audience, is deleted: who they were goes from what was sent to them, and what still
 * waits for them is not sent. The hash stays, so that nobody gets a mail twice.
 */
export async function forgetReaders(
  tx: Db,
  userId: string,
  audienceId: string,
  emailHash?: string,
): Promise<void> {
  await lockReaders(tx, audienceId);
  const sentThere = tx
    .select({ id: mailings.id })
    .from(mailings)
    .where(and(eq(mailings.userId, userId), sql`${mailings.content}->>'audienceId' = ${audienceId}`));
  await tx
    .update(mailDeliveries)
    .set({
      ...NOBODY,
      state: sql`case when ${mailDeliveries.state} = 'waiting' then 'skipped' else ${mailDeliveries.state} end`,
    })
    .where(
      and(
        inArray(mailDeliveries.mailingId, sentThere),
        emailHash === undefined ? undefined : eq(mailDeliveries.emailHash, emailHash),
      ),
    );
}

/** Before mails go to another audience: from now on they are not found by the one whose people these were. */
export const forgetReadersOf = (tx: Db, mailingIds: readonly string[]) =>
  tx
    .update(mailDeliveries)
    .set(NOBODY)
    .where(inArray(mailDeliveries.mailingId, [...mailingIds]));

export async function countReaders(db: Db, userId: string, audienceId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(subscribers)
    .where(
      and(
        eq(subscribers.audienceId, audienceId),
        eq(subscribers.userId, userId),
        eq(subscribers.state, 'active'),
      ),
    );
  return row?.total ?? 0;
}

const isDue = (now: Date) => or(isNull(mailDeliveries.dueAt), lte(mailDeliveries.dueAt, now));

/** Those that a run which broke off was just sending: whether they arrived, nobody knows. */
export const markInterrupted = (db: Db, mailingId: string, reason: string) =>
  db
    .update(mailDeliveries)
    .set({ state: 'unclear', reason })
    .where(and(eq(mailDeliveries.mailingId, mailingId), eq(mailDeliveries.state, 'sending')));

export const nextIds = async (db: Db, mailingId: string, limit: number): Promise<string[]> =>
  (
    await db
      .select({ id: mailDeliveries.id })
      .from(mailDeliveries)
      .where(
        and(eq(mailDeliveries.mailingId, mailingId), eq(mailDeliveries.state, 'waiting'), isDue(new Date())),
      )
      .limit(limit)
  ).map(({ id }) => id);

export type ClaimedRow = DeliveryRow & {
  isSuppressed: boolean;
  /** No longer among those of the audience who agreed. */
  isGone: boolean;
};

/** Marked in the database before anything leaves; undefined: it is somebody else's, or the mailing was stopped. */
export async function claim(db: Db, id: string, mailingId: string): Promise<ClaimedRow | undefined> {
  const [row] = await db
    .update(mailDeliveries)
    .set({ state: 'sending', attempts: sql`${mailDeliveries.attempts} + 1`, updatedAt: new Date() })
    .where(
      and(
        eq(mailDeliveries.id, id),
        eq(mailDeliveries.state, 'waiting'),
        sql`exists (select 1 from ${mailings} m where m.id = ${mailingId} and m.state = 'sending')`,
      ),
    )
    .returning({
      row: mailDeliveries,
      // Named in full: the inner table has columns of the same names.
      isSuppressed: sql<boolean>`exists (select 1 from ${mailSuppressions} x where x.user_id = mail_deliveries.user_id and x.email_hash = mail_deliveries.email_hash)`,
      isGone: sql<boolean>`mail_deliveries.email = '' or not exists (
        select 1 from ${mailings} m join ${subscribers} s on s.audience_id = m.content->>'audienceId'
        where m.id = mail_deliveries.mailing_id and s.email_hash = mail_deliveries.email_hash and s.state = 'active')`,
    });
  return row && { ...row.row, isSuppressed: row.isSuppressed, isGone: row.isGone };
}

export const settle = (db: Db, id: string, values: Partial<DeliveryRow>) =>
  db.update(mailDeliveries).set(values).where(eq(mailDeliveries.id, id));

/** What is left: now, and when the next one is due. */
export async function restOf(
  db: Db,
  mailingId: string,
): Promise<{ waiting: number; sending: number; nextAt: Date | null; isDueNow: boolean }> {
  const rows = await db
    .select({
      state: mailDeliveries.state,
      total: count(),
      nextAt: min(mailDeliveries.dueAt),
      due: sql<number>`count(*) filter (where ${isDue(new Date())})::int`,
    })
    .from(mailDeliveries)
    .where(
      and(
        eq(mailDeliveries.mailingId, mailingId),
        or(eq(mailDeliveries.state, 'waiting'), eq(mailDeliveries.state, 'sending')),
      ),
    )
    .groupBy(mailDeliveries.state)
    .orderBy(asc(mailDeliveries.state));
  const waiting = rows.find(({ state }) => state === 'waiting');
  return {
    waiting: waiting?.total ?? 0,
    sending: rows.find(({ state }) => state === 'sending')?.total ?? 0,
    nextAt: waiting?.nextAt ?? null,
    isDueNow: (waiting?.due ?? 0) > 0,
  };
}
