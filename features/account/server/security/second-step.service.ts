/** The second step of a sign-in: between the right password and the code, a short-lived cookie that is no session. */

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#common/errors.ts';
import { audit } from '#platform/auth/audit.ts';
import { cookieOptions } from '#platform/auth/session-cookie.ts';
import { signValue, verifyValue } from '#platform/auth/signed-value.ts';
import type { Db } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { findPasswordHash, findUsers, type UserRow } from '../account.repo.ts';
import { acceptCode } from './codes.ts';
import { countRecoveryCodes } from './second-factor.repo.ts';
import { isSecondFactorOn } from './second-factor.service.ts';
import { sendNotice } from './security-notice.ts';

const COOKIE = 'atelier_second_step';
const PENDING_SECONDS = 5 * 60;
/** Whoever gets here knows the password: few tries, however many addresses they come from. */
const TRIES = { max: 5, windowSeconds: 15 * 60 };

interface Pending {
  userId: string;
  /** A change of the password ends sign-ins that are half done. */
  password: string;
}

const keyOf = ({ secret }: Platform) => `${secret}/second-step`;
const markOf = (passwordHash: string | undefined) =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')
    .slice(0, 22);
const optionsOf = (request: FastifyRequest) => ({
  ...cookieOptions(request),
  path: '/api/login',
  httpOnly: true,
});

/** Goes on where one factor is enough; otherwise remembers that the password was right, and asks for a code. */
export async function askForCode(
  platform: Platform,
  user: UserRow,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!(await isSecondFactorOn(platform.db, user.id))) return;
  const password = markOf(await findPasswordHash(platform.db, user.id));
  const pending = signValue(
    keyOf(platform),
    { userId: user.id, password } satisfies Pending,
    PENDING_SECONDS,
  );
  reply.setCookie(COOKIE, pending, { ...optionsOf(request), maxAge: PENDING_SECONDS });
  throw new AppError('second_factor_required', 'Please enter the code from your authenticator app.');
}

export async function signInWithCode(
  platform: Platform,
  code: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserRow> {
  const user = await findPending(platform, request);
  const key = `second-factor:sign-in:${user.id}`;
  const tries = await platform.rateLimits.spend(key, TRIES, 'Too many wrong codes.');
  const kind = await acceptCode(platform, user.id, code);
  if (!kind) {
    if (tries === TRIES.max) await tellOfGuessing(platform, user, request.ip);
    throw new AppError('unauthorized', 'That code is wrong. Codes change every 30 seconds and work once.');
  }
  await platform.rateLimits.clear(key);
  if (kind === 'recovery') await tellOfRecovery(platform, user, request.ip);
  reply.clearCookie(COOKIE, optionsOf(request));
  return user;
}

async function findPending(platform: Platform, request: FastifyRequest): Promise<UserRow> {
  const pending = verifyValue<Pending>(keyOf(platform), request.cookies[COOKIE]);
  const [user] = pending ? await findUsers(platform.db, [pending.userId]) : [];
  const isCurrent =
    user && pending?.password === markOf(await findPasswordHash(platform.db, user.id)) && user.isActive;
  if (!isCurrent) throw new AppError('unauthorized', 'Your sign-in took too long. Please start again.');
  return user;
}

async function tellOfGuessing({ db, jobs }: Platform, user: UserRow, address: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const tx = transaction as Db;
    const target = { targetType: 'user', targetId: user.id, details: { address } };
    await audit(tx, { actorId: null, action: 'second_factor_limit_reached', ...target });
    await sendNotice(jobs, tx, user, 'second-factor-guessed');
  });
}

async function tellOfRecovery({ db, jobs }: Platform, user: UserRow, address: string): Promise<void> {
  const left = await countRecoveryCodes(db, user.id);
  const target = { targetType: 'user', targetId: user.id, details: { address, left } };
  await audit(db, { actorId: user.id, action: 'recovery_code_used', ...target });
  const words = left === 0 ? 'None is left: make new ones now.' : `You have ${left} left.`;
  await sendNotice(jobs, db, user, 'recovery-code-used', words);
}
