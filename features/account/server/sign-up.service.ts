/** Makes accounts: by e-mail and password, or for a person an OpenID provider vouches for. */

import type { z } from 'zod';
import type { ResponseOf } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import { audit } from '#platform/auth/audit.ts';
import { assertUncommon } from '#platform/auth/common-passwords.ts';
import { hashPassword } from '#platform/auth/passwords.ts';
import { tooManyRequests } from '#platform/auth/rate-limits.ts';
import { networkOf } from '#platform/auth/sign-in-limits.ts';
import { lockUsers } from '#platform/auth/users-lock.ts';
import type { Db } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { type registerBody, SIGN_UPS_CLOSED, type signInOptions } from '../contract.ts';
import * as repo from './account.repo.ts';
import { accountMailJob } from './mails/account-mail.job.ts';
import { welcomeMailJob } from './mails/welcome-mail.job.ts';

export const TRIAL_DAYS = 1;
const TOO_MANY = 'Too many accounts were created from this address.';
/** A new account is signed in at once, so a taken address cannot answer the same: instead few can be tried. */
const TAKEN_PER_ADDRESS = { max: 20, windowSeconds: 3600 };

interface NewPerson {
  email: string | null;
  firstName?: string | null;
  lastName?: string | null;
}

export async function signUp(
  platform: Platform,
  body: z.output<typeof registerBody>,
  address: string,
): Promise<repo.UserRow> {
  const limit = platform.config.limits.signUpPerAddress;
  const { hits, resetsAt } = await platform.rateLimits.hit(`sign-up:${address}`, limit);
  if (hits > limit.max) throw tooManyRequests(TOO_MANY, resetsAt);

  const taken = `sign-up:taken:${networkOf(address)}`;
  await platform.rateLimits.assertLeft(taken, TAKEN_PER_ADDRESS, TOO_MANY);

  await assertUncommon(body.password, body.email, 'password');
  const passwordHash = await hashPassword(body.password);
  try {
    return await createAccount(platform, body, (tx, user) =>
      repo.savePasswordHash(tx, user.id, passwordHash),
    );
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') {
      await platform.rateLimits.hit(taken, TAKEN_PER_ADDRESS);
      await tellOwner(platform, body.email);
    }
    throw error;
  }
}

/** At most once a day, so that nobody can fill somebody's mailbox. */
async function tellOwner({ rateLimits, jobs }: Platform, email: string): Promise<void> {
  const { hits } = await rateLimits.hit(`sign-up:told:${email}`, { max: 1, windowSeconds: 86_400 });
  if (hits === 1) await jobs.enqueue(accountMailJob, { about: 'exists', email });
}

export async function signUpByIdentity(
  platform: Platform,
  person: NewPerson,
  identity: { issuer: string; subject: string },
): Promise<repo.UserRow> {
  return createAccount(platform, person, (tx, user) =>
    repo.insertIdentity(tx, user.id, identity.issuer, identity.subject),
  );
}

const areSignUpsClosed = async ({ settings }: Platform): Promise<boolean> =>
  (await settings.get('sign_ups')) === 'closed';

export async function readSignInOptions(platform: Platform): Promise<ResponseOf<typeof signInOptions>> {
  const firstAccount = !(await repo.anyUserExists(platform.db));
  return {
    password: true,
    // Somebody must be able to begin, whatever the setting says.
    signUp: firstAccount || !(await areSignUpsClosed(platform)),
    oidc: platform.config.oidc !== undefined,
    firstAccount,
    sendsMail: platform.mail.kind === 'smtp',
  };
}

/** The first account of an installation runs the place; every account begins with a trial that has its dates. */
async function createAccount(
  platform: Platform,
  person: NewPerson,
  addProof: (tx: Db, user: repo.UserRow) => Promise<void>,
): Promise<repo.UserRow> {
  // Asked in advance: inside the transaction the embedded database has no second connection for it.
  const isClosed = await areSignUpsClosed(platform);
  return platform.db.transaction(async (tx) => {
    await lockUsers(tx);
    const isFirst = !(await repo.anyUserExists(tx));
    if (isClosed && !isFirst) throw new AppError('forbidden', SIGN_UPS_CLOSED);
    if (person.email && (await repo.findByEmail(tx, person.email))) {
      throw new AppError('conflict', 'An account with this email already exists. Please sign in instead.', {
        issues: [{ path: 'email', message: 'An account with this email already exists.' }],
      });
    }
    const trialEndsAt = new Date(Date.now() + TRIAL_DAYS * 86_400_000);
    const user = await repo.insertUser(tx, {
      email: person.email,
      firstName: person.firstName || null,
      lastName: person.lastName || null,
      role: isFirst ? 'admin' : 'user',
      trialEndsAt,
      subscriptionEndsAt: trialEndsAt,
    });
    await addProof(tx, user);
    if (isFirst) {
      await audit(tx, {
        actorId: user.id,
        action: 'first_admin_created',
        targetType: 'user',
        targetId: user.id,
      });
    }
    if (user.email) await platform.jobs.enqueue(welcomeMailJob, { userId: user.id }, { db: tx });
    return user;
  });
}
