/** How much mail one account, and one mailbox, may see in a day: counted where it is set off, so that what fails counts nothing. */

import { AppError } from '#common/errors.ts';
import { createRateLimits, type RateLimits, tooManyRequests } from '#platform/auth/rate-limits.ts';
import type { Db } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';

const DAY_SECONDS = 86_400;
/** Nobody's mailbox is filled by somebody else who types their address. */
const CONFIRMATIONS_PER_ADDRESS = { max: 2, windowSeconds: DAY_SECONDS };
/** Asked by hand; whoever has more of them has a form, or a table of people who agreed. */
const CONFIRMATIONS_PER_PERSON = { max: 200, windowSeconds: DAY_SECONDS };

const addressKey = (emailHash: string): string => `confirm-mail:${emailHash}`;

/** For forms, which answer everybody alike. */
export async function mayConfirm(rateLimits: RateLimits, emailHash: string): Promise<boolean> {
  const { hits } = await rateLimits.hit(addressKey(emailHash), CONFIRMATIONS_PER_ADDRESS);
  return hits <= CONFIRMATIONS_PER_ADDRESS.max;
}

/** Counts with the transaction: what is refused was not spent. */
export async function spendConfirmation(tx: Db, userId: string, emailHash: string): Promise<void> {
  const limits = createRateLimits(tx);
  await limits.spend(
    `confirm-mails-of:${userId}`,
    CONFIRMATIONS_PER_PERSON,
    'You asked many people for a confirmation today.',
  );
  await limits.spend(
    addressKey(emailHash),
    CONFIRMATIONS_PER_ADDRESS,
    'This address was asked for a confirmation twice today.',
  );
}

/** 0: as many as they like. */
export const readersPerDay = async (settings: Platform['settings']): Promise<number> =>
  Number(await settings.get('mails_per_day_person'));

/** A mailing that no day has room for. */
export function assertFitsDay(readers: number, limit: number): void {
  if (limit > 0 && readers > limit)
    throw new AppError(
      'unprocessable',
      `This mail goes to ${inWords(readers)} people. The operator of this installation allows ${inWords(limit)} a day.`,
    );
}

/** Counts with the transaction in which the mailing begins. */
export async function spendReaders(tx: Db, userId: string, readers: number, limit: number): Promise<void> {
  assertFitsDay(readers, limit);
  const day = { max: limit, windowSeconds: DAY_SECONDS };
  const { hits, resetsAt } = await createRateLimits(tx).hit(`mail-readers:${userId}`, day, readers);
  if (limit > 0 && hits > limit)
    throw tooManyRequests(
      `Your mails may reach ${inWords(limit)} people a day. Left for today: ${inWords(Math.max(0, limit - (hits - readers)))}. This mail goes to: ${inWords(readers)}.`,
      resetsAt,
    );
}

const inWords = (count: number): string => count.toLocaleString('en');
