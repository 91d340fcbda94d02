/** Checks a password without telling anybody more than yes or no, and slows guessing down. */

import { AppError } from '#common/errors.ts';
import { audit } from '#platform/auth/audit.ts';
import { verifyPassword } from '#platform/auth/passwords.ts';
import type { Platform } from '#platform/platform.ts';
import * as repo from './account.repo.ts';

const TOO_MANY = 'Too many failed sign-ins.';

export async function signIn(
  platform: Platform,
  email: string,
  password: string,
  address: string,
): Promise<repo.UserRow> {
  const { rateLimits, config, db } = platform;
  const byAccount = `sign-in:account:${email}`;
  const byAddress = `sign-in:address:${address}`;
  const { signInPerAccount, signInPerAddress } = config.limits;
  const forAccount = await rateLimits.spend(byAccount, signInPerAccount, TOO_MANY);
  const fromAddress = await rateLimits.spend(byAddress, signInPerAddress, TOO_MANY);

  const found = await repo.findByEmail(db, email);
  if (!(await verifyPassword(found?.passwordHash ?? undefined, password)) || !found) {
    if (forAccount === signInPerAccount.max || fromAddress === signInPerAddress.max) {
      await audit(db, {
        actorId: null,
        action: 'sign_in_limit_reached',
        targetType: 'user',
        targetId: found?.user.id,
        details: { address, failuresForAccount: forAccount, failuresFromAddress: fromAddress },
      });
    }
    throw new AppError('unauthorized', 'The email or the password is not right.');
  }
  await rateLimits.giveBack(byAddress);
  if (!found.user.isActive) {
    throw new AppError('forbidden', 'This account is suspended. Please contact the administrator.');
  }
  await rateLimits.clear(byAccount);
  return found.user;
}
