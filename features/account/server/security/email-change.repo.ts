/** The rows of a change of address: only a hash of the link's token, for half an hour, once. */

import { createHmac } from 'node:crypto';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import { hashToken } from '#platform/auth/sessions.ts';
import type { Db } from '#platform/db/database.ts';
import { passwordResets } from '#platform/db/tables/users.table.ts';
import { LINK_MINUTES } from '../reset/reset.repo.ts';
import { emailChanges } from '../security.table.ts';

/** The same for the same request, so that a mail that is sent again has the same link. */
export const changeTokenFor = (secret: string, request: string): string =>
  createHmac('sha256', `${secret}/email-change`).update(request).digest('base64url');

/** The latest wish counts: earlier links end. */
export async function saveEmailChange(tx: Db, userId: string, email: string, token: string): Promise<void> {
  await dropEmailChanges(tx, userId);
  const expire = new Date(Date.now() + LINK_MINUTES * 60_000);
  await tx.insert(emailChanges).values({ tokenHash: hashToken(token), userId, email, expire });
}

export async function dropEmailChanges(db: Db, userId: string): Promise<boolean> {
  const gone = await db
    .delete(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .returning({ hash: emailChanges.tokenHash });
  return gone.length > 0;
}

export async function findPendingEmail(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expire, new Date())))
    .orderBy(desc(emailChanges.createdAt))
    .limit(1);
  return row?.email;
}

/** Uses the token up; undefined where it was no good. */
export async function takeEmailChange(
  tx: Db,
  token: string,
): Promise<{ userId: string; email: string } | undefined> {
  const [row] = await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.tokenHash, hashToken(token)), gt(emailChanges.expire, new Date())))
    .returning({ userId: emailChanges.userId, email: emailChanges.email });
  return row;
}

/**
 * Whenever address or password changes: no link that was asked for before may change either once more. It may wait in
 * a mailbox that is no longer the owner's, or have been asked for by somebody who knew the old password.
 */
export async function dropPending(tx: Db, userId: string): Promise<void> {
  await dropEmailChanges(tx, userId);
  const now = new Date();
  await tx
    .update(passwordResets)
    .set({ expire: now })
    .where(and(eq(passwordResets.userId, userId), gt(passwordResets.expire, now)));
}

export async function sweepEmailChanges(db: Db): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expire, new Date()));
}
