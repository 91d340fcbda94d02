/** A way back in for people who forgot their password: a link by mail, then a new password. */

import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#common/errors.ts';
import { audit } from '#platform/auth/audit.ts';
import { assertUncommon } from '#platform/auth/common-passwords.ts';
import { endKeysOf } from '#platform/auth/keys/end-keys.ts';
import { hashPassword } from '#platform/auth/passwords.ts';
import { tooManyRequests } from '#platform/auth/rate-limits.ts';
import { forgetFailures, networkOf } from '#platform/auth/sign-in-limits.ts';
import type { Db } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { savePasswordHash, updateUser } from '../account.repo.ts';
import { accountMailJob } from '../mails/account-mail.job.ts';
import { dropPending } from '../security/email-change.repo.ts';
import { takeReset } from './reset.repo.ts';

const PER_ADDRESS = { max: 20, windowSeconds: 3600 };
const MAILS_PER_ACCOUNT = { max: 3, windowSeconds: 3600 };
const NO_LONGER_VALID = 'This link is no longer valid. Please ask for a new one.';

/** Does the same for every address that could be one; whether there is an account is found out later, by the job. */
export async function askForReset(platform: Platform, email: string, request: FastifyRequest): Promise<void> {
  const { rateLimits, jobs } = platform;
  const from = `password-reset:address:${networkOf(request.ip)}`;
  await rateLimits.spend(from, PER_ADDRESS, 'Too many requests for a new password.');
  // Beyond the limit the answer stays the same: refusing would let anybody keep the owner from asking.
  const { hits } = await rateLimits.hit(`password-reset:account:${email}`, MAILS_PER_ACCOUNT);
  if (hits <= MAILS_PER_ACCOUNT.max)
    await jobs.enqueue(accountMailJob, { about: 'reset', email, request: randomUUID() });
}

/** Returns whose password it is now. */
export async function resetPassword(
  platform: Platform,
  { token, password }: { token: string; password: string },
  request: FastifyRequest,
): Promise<string> {
  const { db, rateLimits, config } = platform;
  const limit = config.limits.signInPerAddress;
  const { hits, resetsAt } = await rateLimits.hit(`password-reset:confirm:${networkOf(request.ip)}`, limit);
  if (hits > limit.max) throw tooManyRequests('Too many links were tried from this address.', resetsAt);
  await assertUncommon(password, null, 'password');
  const passwordHash = await hashPassword(password);
  const user = await db.transaction(async (transaction) => {
    const tx = transaction as Db;
    const userId = await takeReset(tx, token);
    if (!userId) throw new AppError('bad_request', NO_LONGER_VALID);
    await savePasswordHash(tx, userId, passwordHash);
    // Whoever had the old password may have made keys with it, or asked for another address.
    await endKeysOf(tx, userId, request.ip);
    await dropPending(tx, userId);
    const row = await updateUser(tx, userId, { updatedAt: new Date() });
    const target = { targetType: 'user', targetId: userId, details: { address: request.ip } };
    await audit(tx, { actorId: userId, action: 'password_reset', ...target });
    if (row.email)
      await platform.jobs.enqueue(accountMailJob, { about: 'changed', email: row.email }, { db: tx });
    return row;
  });
  if (user.email) await forgetFailures(platform, user.email, request.ip);
  await platform.sessions.endAll(user.id);
  await platform.events.publish(user.id, { type: 'reconnect' });
  return user.id;
}
