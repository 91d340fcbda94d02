/** Rows of channels; every query that serves a user names the owner. */

import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { lockUntilEnd } from '#platform/db/locks/transaction-lock.ts';
import { users } from '#platform/db/tables/users.table.ts';
import { channels } from './channel.table.ts';

export type ChannelRow = typeof channels.$inferSelect;

export const listChannels = (db: Db, userId: string): Promise<ChannelRow[]> =>
  db.select().from(channels).where(eq(channels.userId, userId)).orderBy(asc(channels.createdAt));

export async function findOwnChannel(db: Db, userId: string, id: string): Promise<ChannelRow | undefined> {
  const [row] = await db
    .select()
    .from(channels)
    .where(and(eq(channels.id, id), eq(channels.userId, userId)));
  return row;
}

/** Two at the same moment must not both find room. */
export async function countChannels(tx: Db, userId: string): Promise<number> {
  await lockUntilEnd(tx, `channels:${userId}`);
  const [row] = await tx.select({ total: count() }).from(channels).where(eq(channels.userId, userId));
  return row?.total ?? 0;
}

export async function insertChannel(db: Db, values: typeof channels.$inferInsert): Promise<ChannelRow> {
  const [row] = await db.insert(channels).values(values).returning();
  return row!;
}

export async function updateChannel(db: Db, id: string, values: Partial<ChannelRow>): Promise<ChannelRow> {
  const [row] = await db.update(channels).set(values).where(eq(channels.id, id)).returning();
  return row!;
}

/** Of anybody: a feed is read by whoever has its address, while its owner may sign in. */
export async function findFeed(db: Db, id: string): Promise<ChannelRow | undefined> {
  const [row] = await db
    .select({ channel: channels })
    .from(channels)
    .innerJoin(users, eq(users.id, channels.userId))
    .where(and(eq(channels.id, id), eq(channels.network, 'feed'), eq(users.isActive, true)));
  return row?.channel;
}

export const deleteChannel = (db: Db, id: string) => db.delete(channels).where(eq(channels.id, id));
