/** Rows of webhooks and their messages; every query that serves a user names the owner. */

import { and, arrayContains, count, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { lockUntilEnd } from '#platform/db/locks/transaction-lock.ts';
import { olderThan, type PageCursor } from '#platform/db/page-cursor.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { assets } from '#platform/db/tables/work.table.ts';
import { webhookDeliveries, webhooks } from './webhooks.table.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export const listOwn = (db: Db, userId: string): Promise<WebhookRow[]> =>
  db
    .select()
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id));

export async function findOwn(db: Db, userId: string, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)));
  return row;
}

/** Two at the same moment must not both find room: one person's wait for each other. */
export async function countOwn(tx: Db, userId: string): Promise<number> {
  await lockUntilEnd(tx, `webhooks:${userId}`);
  const [row] = await tx.select({ total: count() }).from(webhooks).where(eq(webhooks.userId, userId));
  return row?.total ?? 0;
}

export const insertWebhook = (db: Db, values: typeof webhooks.$inferInsert) =>
  db.insert(webhooks).values(values);

export const updateOwn = (db: Db, userId: string, id: string, values: Partial<WebhookRow>) =>
  db
    .update(webhooks)
    .set(values)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)));

export const deleteOwn = (db: Db, userId: string, id: string) =>
  db.delete(webhooks).where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)));

/** Those that want to know of it: of one person, or of everybody who runs the place. */
export const findListening = (
  db: Db,
  event: string,
  whose: { userId: string } | 'admins',
): Promise<Pick<WebhookRow, 'id' | 'userId'>[]> =>
  db
    .select({ id: webhooks.id, userId: webhooks.userId })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(
      and(
        whose === 'admins' ? eq(users.role, 'admin') : eq(webhooks.userId, whose.userId),
        eq(users.isActive, true),
        eq(webhooks.isActive, true),
        arrayContains(webhooks.events, [event]),
      ),
    );

export const findAssets = (db: Db, ids: readonly string[]) =>
  db
    .select()
    .from(assets)
    .where(inArray(assets.id, [...ids]));

export async function insertDelivery(
  db: Db,
  values: typeof webhookDeliveries.$inferInsert,
): Promise<DeliveryRow> {
  const [row] = await db.insert(webhookDeliveries).values(values).returning();
  return row!;
}

export const listDeliveries = (
  db: Db,
  webhookId: string,
  after: PageCursor | undefined,
  limit: number,
): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), after && olderThan(webhookDeliveries, after)))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit);

/** The newest message of each. */
export const listLatest = (db: Db, webhookIds: readonly string[]): Promise<DeliveryRow[]> =>
  webhookIds.length === 0
    ? Promise.resolve([])
    : db
        .selectDistinctOn([webhookDeliveries.webhookId])
        .from(webhookDeliveries)
        .where(inArray(webhookDeliveries.webhookId, [...webhookIds]))
        .orderBy(webhookDeliveries.webhookId, desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id));

/** Undefined where it is still under way, or is not there. */
export async function reopenDelivery(
  tx: Db,
  webhookId: string,
  id: string,
): Promise<DeliveryRow | undefined> {
  const [row] = await tx
    .update(webhookDeliveries)
    .set({ status: 'pending', error: null })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.webhookId, webhookId),
        or(eq(webhookDeliveries.status, 'delivered'), eq(webhookDeliveries.status, 'failed')),
      ),
    )
    .returning();
  return row;
}

export async function findDelivery(db: Db, webhookId: string, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)));
  return row;
}

/** Of anybody, with all that sending needs. */
export async function findToSend(db: Db, id: string) {
  const [row] = await db
    .select({
      delivery: webhookDeliveries,
      webhook: webhooks,
      role: users.role,
      isOwnerActive: users.isActive,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(eq(webhookDeliveries.id, id));
  return row;
}

export const noteAttempt = (
  db: Db,
  id: string,
  outcome: { status: DeliveryRow['status']; responseStatus: number | null; error: string | null },
) =>
  db
    .update(webhookDeliveries)
    .set({ ...outcome, attempts: sql`${webhookDeliveries.attempts} + 1`, lastAttemptAt: new Date() })
    .where(eq(webhookDeliveries.id, id));

/** No further attempt; what the last one came to stays. */
export const markFailed = (db: Db, id: string, error: string) =>
  db
    .update(webhookDeliveries)
    .set({ status: 'failed', error: sql`coalesce(${webhookDeliveries.error}, ${error})` })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.status, 'pending')));

export const switchOff = (db: Db, id: string) =>
  db.update(webhooks).set({ isActive: false }).where(eq(webhooks.id, id));

export const deleteDeliveriesBefore = (db: Db, before: Date) =>
  db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
