/** An optional second factor: an authenticator app, set up with a first code, ended with password and code. */

import type { FastifyRequest } from 'fastify';
import { AppError, notFound } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { audit } from '#platform/auth/audit.ts';
import type { Db } from '#platform/db/database.ts';
import type { AccountNotice } from '#platform/mail/templates/account-facts.ts';
import type { Platform } from '#platform/platform.ts';
import { findUsers } from '../account.repo.ts';
import { acceptAppCode, newRecoveryCodes, newSecret } from './codes.ts';
import { proveAll, provePassword } from './proof.ts';
import * as repo from './second-factor.repo.ts';
import { sendNotice } from './security-notice.ts';

const TRIES = { max: 10, windowSeconds: 15 * 60 };
const IS_ON = 'Two-step sign-in is on already. Turn it off before you set up another app.';

type Proof = { password: string; code?: string | undefined };

export async function beginSecondFactor(
  platform: Platform,
  user: User,
  password: string,
  request: FastifyRequest,
): Promise<{ secret: string; uri: string }> {
  await provePassword(platform, request, user.id, password, 'password');
  const { secret, uri, sealed } = newSecret(platform, user.id, user.email ?? user.id);
  if (!(await repo.saveSecret(platform.db, user.id, sealed))) throw new AppError('conflict', IS_ON);
  return { secret, uri };
}

/** Returns the recovery codes, which nobody can read again. */
export async function confirmSecondFactor(
  platform: Platform,
  user: User,
  code: string,
  request: FastifyRequest,
): Promise<string[]> {
  const row = await repo.findSecondFactor(platform.db, user.id);
  if (!row) throw new AppError('conflict', 'Please start again: there is no app to confirm.');
  if (row.confirmedAt) throw new AppError('conflict', IS_ON);
  await platform.rateLimits.spend(`second-factor:confirm:${user.id}`, TRIES, 'Too many wrong codes.');
  if (!(await acceptAppCode(platform, user.id, code.replace(/\s/g, '')))) {
    const message = 'That code is wrong. Check the time on your phone, and enter the code it shows now.';
    throw new AppError('bad_request', message, { issues: [{ path: 'code', message }] });
  }
  await platform.rateLimits.clear(`second-factor:confirm:${user.id}`);
  const codes = newRecoveryCodes();
  await platform.db.transaction(async (transaction) => {
    const tx = transaction as Db;
    if (!(await repo.markConfirmed(tx, user.id))) throw new AppError('conflict', IS_ON);
    await repo.replaceRecoveryCodes(tx, user.id, codes);
    await note(tx, platform, user, 'second_factor_on', 'second-factor-on', request.ip);
  });
  return codes;
}

export async function renewRecoveryCodes(
  platform: Platform,
  user: User,
  proof: Proof,
  request: FastifyRequest,
): Promise<string[]> {
  await proveAll(platform, request, user.id, proof);
  if (!(await isSecondFactorOn(platform.db, user.id)))
    throw new AppError('conflict', 'Two-step sign-in is off.');
  const codes = newRecoveryCodes();
  await platform.db.transaction(async (transaction) => {
    const tx = transaction as Db;
    await repo.replaceRecoveryCodes(tx, user.id, codes);
    await note(tx, platform, user, 'recovery_codes_renewed', 'recovery-codes-new', request.ip);
  });
  return codes;
}

export async function endSecondFactor(
  platform: Platform,
  user: User,
  proof: Proof,
  request: FastifyRequest,
): Promise<void> {
  await proveAll(platform, request, user.id, proof);
  await platform.db.transaction(async (transaction) => {
    const tx = transaction as Db;
    if (await repo.deleteSecondFactor(tx, user.id))
      await note(tx, platform, user, 'second_factor_off', 'second-factor-off', request.ip);
  });
}

/** For people who lost their phone and their codes; whoever acts must still be an active admin. */
export async function resetSecondFactor(
  platform: Platform,
  admin: User,
  userId: string,
  request: FastifyRequest,
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const tx = transaction as Db;
    const people = await findUsers(tx, [admin.id, userId]);
    const acting = people.find((one) => one.id === admin.id);
    if (!acting?.isActive || acting.role !== 'admin')
      throw new AppError('forbidden', 'You need admin privileges for this.');
    const target = people.find((one) => one.id === userId);
    if (!target) throw notFound('That person');
    if (!(await repo.deleteSecondFactor(tx, userId))) return;
    await audit(tx, {
      actorId: admin.id,
      action: 'second_factor_reset',
      targetType: 'user',
      targetId: userId,
      details: { email: target.email, address: request.ip },
    });
    await sendNotice(platform.jobs, tx, target, 'second-factor-reset');
  });
  await platform.events.publish(userId, { type: 'invalidate', keys: ['/api/account/security'] });
}

export async function isSecondFactorOn(db: Db, userId: string): Promise<boolean> {
  return Boolean((await repo.findSecondFactor(db, userId))?.confirmedAt);
}

async function note(
  tx: Db,
  { jobs }: Platform,
  user: User,
  action: string,
  notice: AccountNotice,
  address: string,
): Promise<void> {
  await audit(tx, { actorId: user.id, action, targetType: 'user', targetId: user.id, details: { address } });
  await sendNotice(jobs, tx, user, notice);
}
