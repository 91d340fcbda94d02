/** Rows of addresses to which providers report, and of whom a report is about. */

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { subscribers } from '../audiences/audience.table.ts';
import { mailDeliveries } from '../mailing.table.ts';
import { mailReportHooks } from './report-hook.table.ts';

export type HookRow = typeof mailReportHooks.$inferSelect;

export async function findHook(db: Db, userId: string): Promise<HookRow | undefined> {
  const [row] = await db.select().from(mailReportHooks).where(eq(mailReportHooks.userId, userId));
  return row;
}

/** Of people who may sign in. */
export async function findByToken(
  db: Db,
  tokenHash: string,
): Promise<{ hook: HookRow; role: string } | undefined> {
  const [row] = await db
    .select({ hook: mailReportHooks, role: users.role })
    .from(mailReportHooks)
    .innerJoin(users, eq(users.id, mailReportHooks.userId))
    .where(and(eq(mailReportHooks.tokenHash, tokenHash), eq(users.isActive, true)));
  return row;
}

export async function saveHook(
  db: Db,
  { userId, ...set }: Pick<HookRow, 'userId' | 'tokenHash' | 'sealedToken'>,
): Promise<void> {
  await db
    .insert(mailReportHooks)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: mailReportHooks.userId, set });
}

export const updateHook = (db: Db, userId: string, values: Partial<HookRow>) =>
  db.update(mailReportHooks).set(values).where(eq(mailReportHooks.userId, userId));

export const deleteHook = (db: Db, userId: string) =>
  db.delete(mailReportHooks).where(eq(mailReportHooks.userId, userId));

export const countTaken = (db: Db, userId: string, more: number) =>
  db
    .update(mailReportHooks)
    .set({ taken: sql`${mailReportHooks.taken} + ${more}`, lastAt: new Date() })
    .where(eq(mailReportHooks.userId, userId));

/** Those of these hashes to whom this person ever wrote, or could: a report makes no rows about strangers. */
export async function knownHashes(db: Db, userId: string, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const of = (table: typeof subscribers | typeof mailDeliveries) =>
    db
      .selectDistinct({ hash: table.emailHash })
      .from(table)
      .where(and(eq(table.userId, userId), inArray(table.emailHash, [...hashes])));
  const [here, sent] = await Promise.all([of(subscribers), of(mailDeliveries)]);
  return new Set([...here, ...sent].map(({ hash }) => hash));
}

/** Everybody here who has one of these addresses in an audience. */
export const ownersOf = (
  db: Db,
  emails: readonly string[],
): Promise<{ userId: string; email: string; emailHash: string }[]> =>
  emails.length === 0
    ? Promise.resolve([])
    : db
        .selectDistinct({
          userId: subscribers.userId,
          email: subscribers.email,
          emailHash: subscribers.emailHash,
        })
        .from(subscribers)
        .where(inArray(subscribers.email, [...emails]));
