/** Rows of API keys. */

import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { apiKeys } from '#platform/db/tables/api-keys.table.ts';
import { users } from '#platform/db/tables/users.table.ts';

export type KeyRow = typeof apiKeys.$inferSelect;

export const listKeys = (db: Db, userId: string): Promise<KeyRow[]> =>
  db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));

export async function countKeys(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
  return row!.all;
}

export async function insertKey(tx: Db, values: typeof apiKeys.$inferInsert): Promise<KeyRow> {
  const [row] = await tx.insert(apiKeys).values(values).returning();
  return row!;
}

export async function deleteKey(tx: Db, userId: string, id: string): Promise<KeyRow | undefined> {
  const [row] = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning();
  return row;
}

export async function findOwner(db: Db, userId: string) {
  const [row] = await db
    .select({ firstName: users.firstName, isActive: users.isActive })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}
