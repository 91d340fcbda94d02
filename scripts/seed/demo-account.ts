/** The demo account: made by the product's own sign-up, with a password that is new at every seeding. */

import { randomBytes } from 'node:crypto';
import { registerBody } from '#features/account/contract.ts';
import { findByEmail, savePasswordHash, type UserRow } from '#features/account/server/account.repo.ts';
import { signUp } from '#features/account/server/sign-up.service.ts';
import { hashPassword } from '#platform/auth/passwords.ts';
import type { Platform } from '#platform/platform.ts';
import { newUser } from '#tests/factories/user.ts';

export const DEMO_EMAIL = 'demo@atelier.example';

export interface DemoAccount {
  user: UserRow;
  password: string;
  isNew: boolean;
}

/** A password known to everybody would leave a door open on any installation that was ever seeded. */
const freshPassword = (): string => randomBytes(9).toString('base64url');

export async function demoAccount(platform: Platform): Promise<DemoAccount> {
  const password = freshPassword();
  const known = await findByEmail(platform.db, DEMO_EMAIL);
  if (known) {
    await savePasswordHash(platform.db, known.user.id, await hashPassword(password));
    await platform.sessions.endAll(known.user.id);
    return { user: known.user, password, isNew: false };
  }
  const person = newUser({ email: DEMO_EMAIL, password, firstName: 'Demo', lastName: 'Creator' });
  return { user: await signUp(platform, registerBody.parse(person), 'seed'), password, isNew: true };
}
