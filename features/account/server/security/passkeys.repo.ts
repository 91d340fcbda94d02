/** Rows of passkeys. */

import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { passkeys } from '../security.table.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export const listPasskeys = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));

export async function countPasskeys(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row!.all;
}

/** Undefined where that credential is known already, whoever it belongs to. */
export async function insertPasskey(
  tx: Db,
  values: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [row] = await tx
    .insert(passkeys)
    .values(values)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return row;
}

export async function findByCredential(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

export async function markUsed(db: Db, id: string, counter: number): Promise<void> {
  await db.update(passkeys).set({ counter, lastUsedAt: new Date() }).where(eq(passkeys.id, id));
}

export async function renamePasskey(
  db: Db,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row;
}

export async function deletePasskey(tx: Db, userId: string, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return row;
}
