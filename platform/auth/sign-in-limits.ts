/** Slows guessing of passwords down by account and address; a device that the account has used has counters of its own. */

import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Config } from '#platform/config/config.ts';
import type { RateLimits } from './rate-limits.ts';

const TOO_MANY = 'Too many failed sign-ins.';
/** Failures for one account from everywhere, as a multiple of those from one address: then many addresses guess together. */
const MANY_ADDRESSES = 5;
const WIDE_WINDOW_SECONDS = 60 * 60;
const SHORTEST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 15 * 60;

export interface SignInAttempt {
  email: string;
  address: string;
  /** A device on which this very account has signed in. */
  device?: string | undefined;
  /** Whether the account has signed in from this address before; asked only while many addresses guess. */
  isDefaultAddress: () => Promise<boolean>;
}

export interface SpentTry {
  /** A limit is used up with this try: worth a line in the trail if it fails. */
  isLast: boolean;
  failures: { failuresForAccount: number; failuresFromAddress?: number };
  succeeded(): Promise<void>;
}

type Deps = { rateLimits: RateLimits; config: Pick<Config, 'limits'> };

/** Takes a try before the password is looked at, so that many at once cannot all slip through. */
export async function spendTry(deps: Deps, attempt: SignInAttempt): Promise<SpentTry> {
  return attempt.device ? spendOnDevice(deps, attempt.device, attempt.email) : spendAsStranger(deps, attempt);
}

async function spendOnDevice({ rateLimits, config }: Deps, device: string, email: string): Promise<SpentTry> {
  const limit = config.limits.signInPerAccount;
  const key = `sign-in:device:${device}:${nameOf(email)}`;
  const hits = await rateLimits.spend(key, limit, TOO_MANY);
  return {
    isLast: hits === limit.max,
    failures: { failuresForAccount: hits },
    succeeded: () => rateLimits.clear(key),
  };
}

async function spendAsStranger(
  deps: Deps,
  { email, address, isDefaultAddress }: SignInAttempt,
): Promise<SpentTry> {
  const { rateLimits, config } = deps;
  const { signInPerAccount, signInPerAddress } = config.limits;
  const everywhere = await spendEverywhere(deps, email, isDefaultAddress);
  const keys = keysOf(email, address);
  const forAccount = await rateLimits.spend(keys.here, signInPerAccount, TOO_MANY);
  const fromAddress = await rateLimits.spend(keys.address, signInPerAddress, TOO_MANY);
  return {
    isLast:
      forAccount === signInPerAccount.max ||
      fromAddress === signInPerAddress.max ||
      everywhere === signInPerAccount.max * MANY_ADDRESSES,
    failures: { failuresForAccount: Math.max(forAccount, everywhere), failuresFromAddress: fromAddress },
    succeeded: async () => {
      await rateLimits.clear(keys.here);
      await rateLimits.refund(keys.address);
      await rateLimits.refund(keys.everywhere);
    },
  };
}

const spendEverywhere = (
  { rateLimits, config }: Deps,
  email: string,
  isDefaultAddress: () => Promise<boolean>,
): Promise<number> => {
  const { max } = config.limits.signInPerAccount;
  const { everywhere, semaphore } = keysOf(email, '');
  return spendTogether(rateLimits, {
    everywhere,
    semaphore,
    free: max * MANY_ADDRESSES,
    step: max,
    message: TOO_MANY,
    isExempt: isDefaultAddress,
  });
};

interface SharedTries {
  everywhere: string;
  semaphore: string;
  /** Tries in an hour before anybody has to wait. */
  free: number;
  /** So many more double the wait. */
  step: number;
  message: string;
  /** Asked only while many guess. */
  isExempt: (hits: number) => Promise<boolean>;
}

/** Never a lock: while many addresses guess, new ones share one try at a time, with waits that double up to a quarter of an hour. */
export async function spendTogether(
  rateLimits: RateLimits,
  { everywhere, semaphore, free, step, message, isExempt }: SharedTries,
): Promise<number> {
  const { hits } = await rateLimits.hit(everywhere, { max: free, windowSeconds: WIDE_WINDOW_SECONDS });
  const beyond = hits - free;
  if (beyond <= 0 || (await isExempt(hits))) return hits;
  const doublings = Math.min(10, Math.floor((beyond - 1) / step));
  const windowSeconds = Math.min(LONGEST_WAIT_SECONDS, SHORTEST_WAIT_SECONDS * 2 ** doublings);
  try {
    await rateLimits.spend(semaphore, { max: 1, windowSeconds }, message);
  } catch (error) {
    // A try that was not made may not lengthen the wait.
    await rateLimits.refund(everywhere);
    throw error;
  }
  return hits;
}

/** After the person has proved by mail who they are. */
export async function forgetFailures({ rateLimits }: Deps, email: string, address: string): Promise<void> {
  const { here, everywhere, semaphore } = keysOf(email, address);
  for (const key of [here, everywhere, semaphore]) await rateLimits.clear(key);
}

const keysOf = (email: string, address: string) => {
  const account = nameOf(email);
  return {
    here: `sign-in:account:${account}:${networkOf(address)}`,
    address: `sign-in:address:${networkOf(address)}`,
    everywhere: `sign-in:everywhere:${account}`,
    semaphore: `sign-in:gate:${account}`,
  };
};

/** What people type into the field may be anything; a digest is short and tells nothing. */
const nameOf = (email: string): string => createHash('sha256').update(email).digest('base64url').slice(0, 22);

/** One connection holds a whole IPv6 network of 64 bits: its addresses count as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? 0 : tail.split(':').filter(Boolean).length;
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest);
  const whole = [...groups, ...Array<string>(zeros).fill('0'), ...(tail?.split(':').filter(Boolean) ?? [])];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
