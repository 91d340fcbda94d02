/** Proves that whoever is signed in is the account's owner, by everything that the account has; for other features too. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#common/errors.ts';
import type { OwnerProof, ProofNeeds } from '#common/proof.ts';
import type { User } from '#common/user.ts';
import type { Platform } from '#platform/platform.ts';
import { findPasswordHash } from '../account.repo.ts';
import { countPasskeys } from './passkeys.repo.ts';
import { provePasskey } from './passkeys.service.ts';
import { proveAll } from './proof.ts';
import { isSecondFactorOn } from './second-factor.service.ts';

/** Without password and passkey the provider of single sign-on is the one who asks: it has to have done so just now. */
const RECENT_MINUTES = 10;
const SIGN_IN_AGAIN = `Please sign out and in again: this needs a sign-in within the last ${RECENT_MINUTES} minutes.`;

export async function proofNeeds({ db }: Platform, userId: string): Promise<ProofNeeds> {
  const password = (await findPasswordHash(db, userId)) !== undefined;
  return {
    password,
    code: password && (await isSecondFactorOn(db, userId)),
    passkey: !password && (await countPasskeys(db, userId)) > 0,
  };
}

/** Refuses with 403 and with the field that is missing or wrong. */
export async function proveOwner(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  { password, code, passkey }: OwnerProof,
): Promise<void> {
  const needs = await proofNeeds(platform, user.id);
  if (needs.password) {
    if (!password) throw refused('password', 'Please enter your password.');
    await proveAll(platform, request, user.id, { password, code }).catch(asRefusal);
  } else if (needs.passkey) {
    if (!passkey) throw refused('passkey', 'Please confirm with your passkey.');
    await provePasskey(platform, user.id, passkey, request, reply).catch(asRefusal);
  } else if (!(await hasSignedInJustNow(platform, user.id, request.sid))) {
    throw new AppError('forbidden', SIGN_IN_AGAIN);
  }
}

async function hasSignedInJustNow(
  { sessions }: Platform,
  userId: string,
  sid: string | null,
): Promise<boolean> {
  const session = (await sessions.listOf(userId)).find((one) => one.sid === sid);
  return session !== undefined && Date.now() - Date.parse(session.createdAt) < RECENT_MINUTES * 60_000;
}

const refused = (path: string, message: string) =>
  new AppError('forbidden', message, { issues: [{ path, message }] });

/** Whatever is wrong with the proof, the answer is that this is not allowed; too many tries stay what they are. */
function asRefusal(error: unknown): never {
  if (!(error instanceof AppError) || error.code === 'rate_limited' || error.status >= 500) throw error;
  throw new AppError('forbidden', error.message, { issues: error.issues, cause: error });
}
