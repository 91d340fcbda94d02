/** Refuses passwords that guessers try first: those of a list that comes with the product, and the own address. */

import { AppError } from '#common/errors.ts';

let list: Promise<ReadonlySet<string>> | undefined;

/** Read with the first new password, not at start. */
const load = async (): Promise<ReadonlySet<string>> => {
  const { COMMON_PASSWORDS } = await import('./common-passwords.gen.ts');
  return new Set(COMMON_PASSWORDS.split(' '));
};

export async function isCommonPassword(password: string, email?: string | null): Promise<boolean> {
  const typed = password.trim().toLowerCase();
  const address = email?.toLowerCase();
  if (address && (typed === address || typed === address.split('@')[0])) return true;
  list ??= load();
  return (await list).has(typed);
}

/** `field`: where the form shows it. */
export async function assertUncommon(password: string, email: string | null, field: string): Promise<void> {
  if (!(await isCommonPassword(password, email))) return;
  const message = 'This password is too easy to guess. Please choose another one.';
  throw new AppError('bad_request', message, { issues: [{ path: field, message }] });
}
