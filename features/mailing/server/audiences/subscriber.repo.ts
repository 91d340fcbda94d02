/** Rows of subscribers, and of who wants no mail any more. */

import { and, count, desc, eq, ilike, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { lockUntilEnd } from '#platform/db/locks/transaction-lock.ts';
import { olderThan, type PageCursor } from '#platform/db/page-cursor.ts';
import { mailSuppressions, subscribers } from './audience.table.ts';

export type SubscriberRow = typeof subscribers.$inferSelect;
export type NewSubscriber = typeof subscribers.$inferInsert;
export type Suppression = typeof mailSuppressions.$inferSelect;

const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export const listSubscribers = (
  db: Db,
  userId: string,
  audienceId: string,
  search: string | undefined,
  after: PageCursor | undefined,
  limit: number,
): Promise<SubscriberRow[]> =>
  db
    .select()
    .from(subscribers)
    .where(
      and(
        eq(subscribers.audienceId, audienceId),
        eq(subscribers.userId, userId),
        after && olderThan(subscribers, after),
        search
          ? or(
              ilike(subscribers.email, likeText(search)),
              ilike(subscribers.firstName, likeText(search)),
              ilike(subscribers.lastName, likeText(search)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(subscribers.createdAt), desc(subscribers.id))
    .limit(limit);

export async function findOwnSubscriber(
  db: Db,
  userId: string,
  audienceId: string,
  id: string,
): Promise<SubscriberRow | undefined> {
  const [row] = await db
    .select()
    .from(subscribers)
    .where(
      and(eq(subscribers.id, id), eq(subscribers.audienceId, audienceId), eq(subscribers.userId, userId)),
    );
  return row;
}

/** Of anybody: whoever has a signed key to it. */
export async function findSubscriber(db: Db, id: string): Promise<SubscriberRow | undefined> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id));
  return row;
}

export async function findByHash(
  db: Db,
  audienceId: string,
  emailHash: string,
): Promise<SubscriberRow | undefined> {
  const [row] = await db
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.audienceId, audienceId), eq(subscribers.emailHash, emailHash)));
  return row;
}

/** An audience in which somebody stands, for the words of the page they leave by. */
export async function findAnyOf(
  db: Db,
  userId: string,
  emailHash: string,
): Promise<SubscriberRow | undefined> {
  const [row] = await db
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.userId, userId), eq(subscribers.emailHash, emailHash)))
    .limit(1);
  return row;
}

/** Two at the same moment must not both find room. */
export async function countIn(tx: Db, audienceId: string): Promise<number> {
  await lockUntilEnd(tx, `subscribers:${audienceId}`);
  const [row] = await tx
    .select({ total: count() })
    .from(subscribers)
    .where(eq(subscribers.audienceId, audienceId));
  return row?.total ?? 0;
}

/** Those that were not there yet. */
export const insertNew = (db: Db, rows: NewSubscriber[]): Promise<{ id: string }[]> =>
  db.insert(subscribers).values(rows).onConflictDoNothing().returning({ id: subscribers.id });

/** Names of those that are there; what they agreed to stays as it was. */
export const updateNames = (db: Db, rows: NewSubscriber[]): Promise<{ isNew: boolean }[]> =>
  db
    .insert(subscribers)
    .values(rows)
    .onConflictDoUpdate({
      target: [subscribers.audienceId, subscribers.emailHash],
      set: {
        firstName: sql`case when excluded.first_name = '' then ${subscribers.firstName} else excluded.first_name end`,
        birthday: sql`case when excluded.birthday = '' then ${subscribers.birthday} else excluded.birthday end`,
        lastName: sql`case when excluded.last_name = '' then ${subscribers.lastName} else excluded.last_name end`,
        updatedAt: new Date(),
      },
    })
    .returning({ isNew: sql<boolean>`(xmax = 0)` });

export async function updateSubscriber(
  db: Db,
  id: string,
  values: Partial<SubscriberRow>,
): Promise<SubscriberRow> {
  const [row] = await db.update(subscribers).set(values).where(eq(subscribers.id, id)).returning();
  return row!;
}

export const deleteSubscriber = (db: Db, id: string) => db.delete(subscribers).where(eq(subscribers.id, id));

export async function suppressedOf(db: Db, userId: string, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .select({ hash: mailSuppressions.emailHash })
    .from(mailSuppressions)
    .where(and(eq(mailSuppressions.userId, userId), inArray(mailSuppressions.emailHash, [...hashes])));
  return new Set(rows.map(({ hash }) => hash));
}

/** In all audiences of the sender, and in those to come. */
export async function suppress(
  tx: Db,
  userId: string,
  emailHash: string,
  reason: Suppression['reason'],
): Promise<void> {
  await tx.insert(mailSuppressions).values({ userId, emailHash, reason }).onConflictDoNothing();
  await tx
    .update(subscribers)
    .set({ state: reason })
    .where(
      and(
        eq(subscribers.userId, userId),
        eq(subscribers.emailHash, emailHash),
        notInArray(subscribers.state, ['unsubscribed']),
      ),
    );
}

/** They proved that the address is theirs, and asked for mail again. */
export const unsuppress = (tx: Db, userId: string, emailHash: string) =>
  tx
    .delete(mailSuppressions)
    .where(and(eq(mailSuppressions.userId, userId), eq(mailSuppressions.emailHash, emailHash)));
