/** A new address: asked for with everything the account has, in effect once the link sent there is opened. */

import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { audit } from '#platform/auth/audit.ts';
import { tooManyRequests } from '#platform/auth/rate-limits.ts';
import { networkOf } from '#platform/auth/sign-in-limits.ts';
import { lockUsers } from '#platform/auth/users-lock.ts';
import type { Db } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { findByEmail, findUsers, updateUser } from '../account.repo.ts';
import { accountMailJob } from '../mails/account-mail.job.ts';
import {
  changeTokenFor,
  dropEmailChanges,
  dropPending,
  saveEmailChange,
  takeEmailChange,
} from './email-change.repo.ts';
import { proveAll } from './proof.ts';
import { sendNotice } from './security-notice.ts';

const PER_PERSON = { max: 5, windowSeconds: 3600 };
const MAILS_PER_ADDRESS = { max: 3, windowSeconds: 3600 };
const TAKEN = 'An account with this email already exists.';

/** Tells whether it has changed already: where no mail can be sent, nobody could confirm it. */
export async function askForEmail(
  platform: Platform,
  user: User,
  body: { email: string; password: string; code?: string | undefined },
  request: FastifyRequest,
): Promise<boolean> {
  const { rateLimits, mail } = platform;
  if (body.email === user.email)
    throw refusal('bad_request', 'This is your address already. Please enter a new one.');
  await proveAll(platform, request, user.id, body);
  await rateLimits.spend(
    `email-change:${user.id}`,
    PER_PERSON,
    'You changed your email address several times.',
  );
  if (mail.kind === 'smtp') {
    await sendLink(platform, user, body.email);
    return false;
  }
  await platform.db.transaction((tx) => replaceEmail(tx as Db, platform, user.id, body.email, request.ip));
  await afterChange(platform, user.id);
  return true;
}

/** Does the same whether the address is free or not: the mail is the one that tells. */
async function sendLink({ db, rateLimits, jobs, secret }: Platform, user: User, to: string): Promise<void> {
  const request = randomUUID();
  const { hits } = await rateLimits.hit(`email-change:to:${to}`, MAILS_PER_ADDRESS);
  await db.transaction(async (transaction) => {
    const tx = transaction as Db;
    await saveEmailChange(tx, user.id, to, changeTokenFor(secret, request));
    if (hits <= MAILS_PER_ADDRESS.max)
      await jobs.enqueue(accountMailJob, { about: 'email-change', userId: user.id, to, request }, { db: tx });
    await sendNotice(jobs, tx, user, 'email-asked', to);
  });
}

export async function takeBackEmail({ db }: Platform, userId: string): Promise<void> {
  if (!(await dropEmailChanges(db, userId)))
    throw new AppError('not_found', 'No change of your address is waiting.');
}

/** Returns the address that the account has now. */
export async function confirmEmail(
  platform: Platform,
  token: string,
  request: FastifyRequest,
): Promise<string> {
  const limit = platform.config.limits.signInPerAddress;
  const key = `email-change:confirm:${networkOf(request.ip)}`;
  const { hits, resetsAt } = await platform.rateLimits.hit(key, limit);
  if (hits > limit.max) throw tooManyRequests('Too many links were tried from this address.', resetsAt);
  const { userId, email } = await platform.db.transaction(async (transaction) => {
    const tx = transaction as Db;
    const taken = await takeEmailChange(tx, token);
    if (!taken) throw new AppError('bad_request', 'This link is no longer valid. Please ask for a new one.');
    await replaceEmail(tx, platform, taken.userId, taken.email, request.ip);
    return taken;
  });
  await afterChange(platform, userId);
  return email;
}

async function replaceEmail(
  tx: Db,
  { jobs }: Platform,
  userId: string,
  email: string,
  address: string,
): Promise<void> {
  await lockUsers(tx);
  if (await findByEmail(tx, email)) throw refusal('conflict', TAKEN);
  const [before] = await findUsers(tx, [userId]);
  if (!before?.isActive) throw new AppError('forbidden', 'This account is suspended.');
  await updateUser(tx, userId, { email });
  await dropPending(tx, userId);
  await audit(tx, {
    actorId: userId,
    action: 'email_changed',
    targetType: 'user',
    targetId: userId,
    details: { before: before.email, after: email, address },
  });
  await sendNotice(jobs, tx, before, 'email-changed', email);
}

async function afterChange({ sessions, events }: Platform, userId: string): Promise<void> {
  await sessions.announce(userId);
  await events.publish(userId, { type: 'invalidate', keys: ['/api/auth/user', '/api/account/security'] });
}

const refusal = (code: 'bad_request' | 'conflict', message: string) =>
  new AppError(code, message, { issues: [{ path: 'email', message }] });
