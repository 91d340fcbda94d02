/** Rows of mailings; every query that serves a user names the owner. */

import { and, asc, count, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { User } from '#common/user.ts';
import { toUser } from '#platform/auth/user-entity.ts';
import type { Db } from '#platform/db/database.ts';
import { lockUntilEnd } from '#platform/db/locks/transaction-lock.ts';
import { users } from '#platform/db/tables/users.table.ts';
import type { Counts, MailingState } from '../contract.ts';
import { mailDeliveries, mailings } from './mailing.table.ts';

export const MAILING = 'mailing';

export type MailingRow = typeof mailings.$inferSelect;

const own = (userId: string, id: string) => and(eq(mailings.id, id), eq(mailings.userId, userId));
const isDue = (now: Date) => and(eq(mailings.state, 'scheduled'), lte(mailings.sendAt, now));

export const listMailings = (db: Db, userId: string, limit: number): Promise<MailingRow[]> =>
  db
    .select()
    .from(mailings)
    .where(and(eq(mailings.userId, userId), isNull(mailings.sequenceId)))
    .orderBy(desc(mailings.createdAt), desc(mailings.id))
    .limit(limit);

export async function findOwnMailing(db: Db, userId: string, id: string): Promise<MailingRow | undefined> {
  const [row] = await db.select().from(mailings).where(own(userId, id));
  return row;
}

/** Of anybody: for jobs and items. */
export const findMailings = (db: Db, ids: readonly string[]): Promise<MailingRow[]> =>
  db
    .select()
    .from(mailings)
    .where(inArray(mailings.id, [...ids]));

/** Two at the same moment must not both find room. */
export async function countMailings(tx: Db, userId: string): Promise<number> {
  await lockUntilEnd(tx, `mailings:${userId}`);
  const [row] = await tx
    .select({ total: count() })
    .from(mailings)
    .where(and(eq(mailings.userId, userId), isNull(mailings.sequenceId)));
  return row?.total ?? 0;
}

export async function insertMailing(db: Db, values: typeof mailings.$inferInsert): Promise<MailingRow> {
  const [row] = await db.insert(mailings).values(values).returning();
  return row!;
}

/** Only while it is in one of these states, and of this version; undefined: somebody was there before. */
export async function updateMailing(
  db: Db,
  id: string,
  values: Partial<MailingRow>,
  states?: readonly MailingState[],
  version?: number,
): Promise<MailingRow | undefined> {
  const [row] = await db
    .update(mailings)
    .set(values)
    .where(
      and(
        eq(mailings.id, id),
        states && inArray(mailings.state, [...states]),
        version === undefined ? undefined : eq(mailings.version, version),
      ),
    )
    .returning();
  return row;
}

/** Only while it is planned and its moment has come, as its row is now: it may have been taken back or moved meanwhile. */
export async function updateDueMailing(
  db: Db,
  id: string,
  now: Date,
  values: Partial<MailingRow>,
): Promise<MailingRow | undefined> {
  const [row] = await db
    .update(mailings)
    .set(values)
    .where(and(eq(mailings.id, id), isDue(now)))
    .returning();
  return row;
}

export const deleteMailingRow = (db: Db, id: string) => db.delete(mailings).where(eq(mailings.id, id));

/** Whoever sets its job first sends it. */
export async function claimForJob(tx: Db, id: string, jobId: string): Promise<boolean> {
  const rows = await tx
    .update(mailings)
    .set({ jobId, resumeAt: null })
    .where(and(eq(mailings.id, id), eq(mailings.state, 'sending'), isNull(mailings.jobId)))
    .returning({ id: mailings.id });
  return rows.length > 0;
}

export const leaveJob = (tx: Db, jobId: string, values: Partial<MailingRow> = {}) =>
  tx
    .update(mailings)
    .set({ ...values, jobId: null })
    .where(eq(mailings.jobId, jobId))
    .returning();

export const listScheduled = (db: Db, now: Date, limit: number): Promise<MailingRow[]> =>
  db.select().from(mailings).where(isDue(now)).orderBy(asc(mailings.sendAt)).limit(limit);

/** Under way, and nobody works on them. */
export const listResting = (db: Db, now: Date, limit: number): Promise<MailingRow[]> =>
  db
    .select()
    .from(mailings)
    .where(
      and(
        eq(mailings.state, 'sending'),
        isNull(mailings.jobId),
        or(isNull(mailings.resumeAt), lte(mailings.resumeAt, now)),
      ),
    )
    .limit(limit);

/** In the name of its owner; not of one who was suspended meanwhile. */
export async function findOwner(db: Db, userId: string): Promise<User | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isActive, true)));
  return row && toUser(row);
}

export const NO_COUNTS: Counts = { total: 0, waiting: 0, sent: 0, refused: 0, skipped: 0, unclear: 0 };

export async function countDeliveries(db: Db, ids: readonly string[]): Promise<Map<string, Counts>> {
  const counts = new Map(ids.map((id): [string, Counts] => [id, { ...NO_COUNTS }]));
  if (ids.length === 0) return counts;
  const rows = await db
    .select({ id: mailDeliveries.mailingId, state: mailDeliveries.state, total: count() })
    .from(mailDeliveries)
    .where(inArray(mailDeliveries.mailingId, [...ids]))
    .groupBy(mailDeliveries.mailingId, mailDeliveries.state);
  for (const { id, state, total } of rows) {
    const one = counts.get(id)!;
    one.total += total;
    one[state === 'sending' ? 'waiting' : state] += total;
  }
  return counts;
}
