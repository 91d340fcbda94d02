/** The rows of links for a new password: only a hash of the token, for half an hour, once. */

import { createHmac } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { hashToken } from '#platform/auth/sessions.ts';
import type { Db } from '#platform/db/database.ts';
import { passwordResets } from '#platform/db/tables/users.table.ts';

export const LINK_MINUTES = 30;

/** The same for the same request, and nobody without the installation's secret can work it out. */
export const tokenFor = (secret: string, request: string): string =>
  createHmac('sha256', `${secret}/password-reset`).update(request).digest('base64url');

export async function saveReset(db: Db, userId: string, token: string): Promise<void> {
  const expire = new Date(Date.now() + LINK_MINUTES * 60_000);
  await db
    .insert(passwordResets)
    .values({ tokenHash: hashToken(token), userId, expire })
    .onConflictDoNothing({ target: passwordResets.tokenHash });
}

/** Uses the token up, and every other one of that person; undefined where it was no good. */
export async function takeReset(tx: Db, token: string): Promise<string | undefined> {
  const now = new Date();
  // Used rows stay for a while: a mail that is sent again may not bring its link back to life.
  const used = tx.update(passwordResets).set({ expire: now });
  const [taken] = await used
    .where(and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expire, now)))
    .returning({ userId: passwordResets.userId });
  if (!taken) return undefined;
  await tx
    .update(passwordResets)
    .set({ expire: now })
    .where(and(eq(passwordResets.userId, taken.userId), gt(passwordResets.expire, now)));
  return taken.userId;
}

export async function sweepResets(db: Db, now: number = Date.now()): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expire, new Date(now - 86_400_000)));
}
