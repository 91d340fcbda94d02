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
  await rateLimits.check(byAccount, config.limits.signInPerAccount, TOO_MANY);
  await rateLimits.check(byAddress, config.limits.signInPerAddress, TOO_MANY);

  const found = await repo.findByEmail(db, email);
  if (!(await verifyPassword(found?.passwordHash ?? undefined, password)) || !found) {
    const [account, place] = [
      await rateLimits.hit(byAccount, config.limits.signInPerAccount),
      await rateLimits.hit(byAddress, config.limits.signInPerAddress),
    ];
    if (
      account.hits === config.limits.signInPerAccount.max ||
      place.hits === config.limits.signInPerAddress.max
    ) {
      await audit(db, {
        actorId: null,
        action: 'sign_in_limit_reached',
        targetType: 'user',
        targetId: found?.user.id,
        details: { address, failuresForAccount: account.hits, failuresFromAddress: place.hits },
      });
    }
    throw new AppError('unauthorized', 'The email or the password is not right.');
  }
  if (!found.user.isActive) {
    throw new AppError('forbidden', 'This account is suspended. Please contact the administrator.');
  }
  await rateLimits.clear(byAccount);
  return found.user;
}
