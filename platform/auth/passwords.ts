/** argon2id for passwords, with the same cost for accounts that do not exist. */

import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommendation: argon2id (the library's number 2), 19 MiB, two passes, one lane. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let decoy: Promise<string> | undefined;

/** Without a stored hash it works just as long and says no, so that timing tells nothing. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  try {
    const matches = await verify(stored ?? (await decoy), password);
    return stored !== undefined && matches;
  } catch {
    return false;
  }
}
