/** Addresses that open something for whoever has them, such as a calendar's: found by a hash, kept sealed for their owner. */

import { createHash, randomBytes } from 'node:crypto';
import { openSealed, sealText } from '../sealed-text.ts';

/** What a row keeps of it: whoever reads the table can open nothing. */
export interface KeptToken {
  tokenHash: string;
  sealedToken: string;
}

/** Found by its hash: nothing is compared letter by letter that a stopwatch could read. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 256 bits, in letters that every program takes in an address. */
export function newAddressToken(
  secret: string,
  purpose: string,
  owner: string,
): KeptToken & { token: string } {
  const token = randomBytes(32).toString('hex');
  return { token, tokenHash: hashToken(token), sealedToken: sealText(secret, purpose, owner, token) };
}

export const openAddressToken = (
  secret: string,
  purpose: string,
  owner: string,
  { sealedToken }: Pick<KeptToken, 'sealedToken'>,
): string | undefined => openSealed(secret, purpose, owner, sealedToken);
