/** Asks people who are signed in to prove once more that it is them, before a way into the account changes. */

import type { FastifyRequest } from 'fastify';
import { AppError } from '#common/errors.ts';
import { verifyPassword } from '#platform/auth/passwords.ts';
import type { Platform } from '#platform/platform.ts';
import { findPasswordHash } from '../account.repo.ts';
import { acceptCode } from './codes.ts';
import { findSecondFactor } from './second-factor.repo.ts';

const WRONG_PASSWORD = 'The current password is wrong.';
const WRONG_CODE = 'That code is wrong. Codes change every 30 seconds and work once.';

/** Guessing one's way through an open session is slowed down too; by session, so that nobody outside can use the tries up. */
export async function provePassword(
  platform: Platform,
  request: FastifyRequest,
  userId: string,
  password: string,
  field: string,
): Promise<void> {
  const key = `prove:session:${request.sid}`;
  const limit = platform.config.limits.signInPerAccount;
  const stored = await findPasswordHash(platform.db, userId);
  if (!stored) {
    throw new AppError('conflict', 'This account has no password: it signs in through single sign-on.');
  }
  await platform.rateLimits.spend(key, limit, 'Too many wrong passwords.');
  if (await verifyPassword(stored, password)) return platform.rateLimits.clear(key);
  throw new AppError('bad_request', WRONG_PASSWORD, { issues: [{ path: field, message: WRONG_PASSWORD }] });
}

/** Password, and a code where the account asks for one. */
export async function proveAll(
  platform: Platform,
  request: FastifyRequest,
  userId: string,
  { password, code }: { password: string; code?: string | undefined },
): Promise<void> {
  await provePassword(platform, request, userId, password, 'password');
  const factor = await findSecondFactor(platform.db, userId);
  if (!factor?.confirmedAt) return;
  const key = `prove:code:${request.sid}`;
  await platform.rateLimits.spend(key, platform.config.limits.signInPerAccount, 'Too many wrong codes.');
  if (code && (await acceptCode(platform, userId, code))) return platform.rateLimits.clear(key);
  const message = code ? WRONG_CODE : 'Please enter a code from your authenticator app.';
  throw new AppError('bad_request', message, { issues: [{ path: 'code', message }] });
}
