/** Makes accounts: by e-mail and password, or for a person an OpenID provider vouches for. */

import type { z } from 'zod';
import { AppError } from '#common/errors.ts';
import { audit } from '#platform/auth/audit.ts';
import { hashPassword } from '#platform/auth/passwords.ts';
import { lockPeople } from '#platform/auth/people-lock.ts';
import { tooMany } from '#platform/auth/rate-limits.ts';
import type { Db } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { type registerBody, SIGN_UPS_CLOSED } from '../contract.ts';
import * as repo from './account.repo.ts';
import { welcomeMailJob } from './welcome-mail.job.ts';

export const TRIAL_DAYS = 1;

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
  if (hits > limit.max) throw tooMany('Too many accounts were created from this address.', resetsAt);

  const passwordHash = await hashPassword(body.password);
  return createAccount(platform, body, (tx, user) => repo.savePasswordHash(tx, user.id, passwordHash));
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

export const areSignUpsClosed = async ({ settings }: Platform): Promise<boolean> =>
  (await settings.get('sign_ups')) === 'closed';

/** The first account of an installation runs the place; every account begins with a trial that has its dates. */
async function createAccount(
  platform: Platform,
  person: NewPerson,
  addProof: (tx: Db, user: repo.UserRow) => Promise<void>,
): Promise<repo.UserRow> {
  // Asked beforehand: inside the transaction the embedded database has no second connection for it.
  const isClosed = await areSignUpsClosed(platform);
  return platform.db.transaction(async (transaction) => {
    const tx = transaction as Db;
    await lockPeople(tx);
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
