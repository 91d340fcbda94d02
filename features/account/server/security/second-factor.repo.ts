/** Rows of the second factor: the sealed secret, and recovery codes as hashes. */

import { and, count, eq, isNull, lt } from 'drizzle-orm';
import { hashToken } from '#platform/auth/sessions.ts';
import type { Db } from '#platform/db/database.ts';
import { recoveryCodes, secondFactors } from '../security.table.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export async function findSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** A secret that was never confirmed is replaced; a confirmed one stays. Tells whether it was saved. */
export async function saveSecret(db: Db, userId: string, sealedSecret: string): Promise<boolean> {
  const saved = await db
    .insert(secondFactors)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, lastStep: 0, createdAt: new Date() },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return saved.length > 0;
}

/** True for one caller only: a second one with a code of the same or an earlier step is refused. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

export async function markConfirmed(tx: Db, userId: string): Promise<boolean> {
  const done = await tx
    .update(secondFactors)
    .set({ confirmedAt: new Date() })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return done.length > 0;
}

export async function deleteSecondFactor(tx: Db, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return gone.some((row) => row.confirmedAt !== null);
}

export async function replaceRecoveryCodes(tx: Db, userId: string, codes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((one) => ({ userId, codeHash: hashToken(one) })));
}

/** True for one caller only. */
export async function takeRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(recoveryCodes.codeHash, hashToken(code)),
        eq(recoveryCodes.userId, userId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row!.left;
}
