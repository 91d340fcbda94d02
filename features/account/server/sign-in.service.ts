/** Decides who signs in: by password, telling nobody more than yes or no and slowing guesses down, or by identity provider. */

import type { FastifyRequest } from 'fastify';
import { AppError } from '#common/errors.ts';
import { audit } from '#platform/auth/audit.ts';
import { knownDevice } from '#platform/auth/known-device.ts';
import type { OidcPerson } from '#platform/auth/oidc.ts';
import { verifyPassword } from '#platform/auth/passwords.ts';
import { spendTry } from '#platform/auth/sign-in-limits.ts';
import type { Platform } from '#platform/platform.ts';
import * as repo from './account.repo.ts';
import { hasSignedInFrom } from './sign-ins.repo.ts';
import { signUpByIdentity } from './sign-up.service.ts';

export async function signIn(
  platform: Platform,
  { email, password }: { email: string; password: string },
  request: FastifyRequest,
): Promise<repo.UserRow> {
  const { db } = platform;
  const address = request.ip;
  const found = await repo.findByEmail(db, email);
  const tried = await spendTry(platform, {
    email,
    address,
    device: found && knownDevice(platform.secret, request, found.user.id),
    isDefaultAddress: async () => found !== undefined && hasSignedInFrom(db, found.user.id, address),
  });
  if (!(await verifyPassword(found?.passwordHash ?? undefined, password)) || !found) {
    if (tried.isLast) {
      await audit(db, {
        actorId: null,
        action: 'sign_in_limit_reached',
        targetType: 'user',
        targetId: found?.user.id,
        details: { address, ...tried.failures },
      });
    }
    throw new AppError('unauthorized', 'Wrong email or password.');
  }
  assertActive(found.user);
  await tried.succeeded();
  return found.user;
}

/** Issuer and subject decide who this is; an e-mail address, even a verified one, never opens another account. */
export async function signInByIdentity(platform: Platform, person: OidcPerson): Promise<repo.UserRow> {
  const known = await repo.findByIdentity(platform.db, person.issuer, person.subject);
  const user = known ?? (await signUpByIdentity(platform, person, person));
  assertActive(user);
  return user;
}

function assertActive({ isActive }: repo.UserRow): void {
  if (!isActive)
    throw new AppError('forbidden', 'This account is suspended. Please contact the administrator.');
}
