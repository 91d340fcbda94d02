/** When and from where people signed in, for them and the administrator to look back on. */

import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { signIns } from '#platform/db/tables/usage.table.ts';

const KEPT_PER_PERSON = 100;
const KEPT_DAYS = 90;

export async function recordSignIn(
  db: Db,
  entry: { userId: string; address?: string; agent?: string },
): Promise<void> {
  await db.insert(signIns).values(entry);
  const tooOld = db
    .select({ id: signIns.id })
    .from(signIns)
    .where(eq(signIns.userId, entry.userId))
    .orderBy(desc(signIns.createdAt), desc(signIns.id))
    .offset(KEPT_PER_PERSON);
  await db.delete(signIns).where(sql`${signIns.id} in (${tooOld})`);
}

export async function hasSignedInFrom(db: Db, userId: string, address: string): Promise<boolean> {
  const found = await db
    .select({ id: signIns.id })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), eq(signIns.address, address)))
    .limit(1);
  return found.length > 0;
}

export async function sweepSignIns(db: Db, now: number = Date.now()): Promise<void> {
  await db.delete(signIns).where(lt(signIns.createdAt, new Date(now - KEPT_DAYS * 86_400_000)));
}
