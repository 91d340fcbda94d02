/** Heavy work waits for its turn: so many at once in this process, fewer of one person, and a queue that ends somewhere. */

import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from '#common/errors.ts';

/** Nobody in particular (work that was counted elsewhere) only waits for its turn among all. */
export type ConcurrencyLimit = <T>(userId: string | undefined, work: () => Promise<T>) => Promise<T>;

export interface ConcurrencyLimitOptions {
  /** In this process. */
  concurrent: number;
  /** Of one person: the rest of theirs wait while others go on. */
  concurrentPerPerson: number;
  /** How many of one person may run and wait before more are refused. */
  maxPerPerson: number;
  /** Said then. */
  busy: string;
}

export function createConcurrencyLimit({
  concurrent,
  concurrentPerPerson,
  maxPerPerson,
  busy,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const all = pLimit(concurrent);
  const people = new Map<string, { turn: LimitFunction; count: number }>();
  return async (userId, work) => {
    if (userId === undefined) return all(work);
    const own = people.get(userId) ?? { turn: pLimit(concurrentPerPerson), count: 0 };
    if (own.count >= maxPerPerson)
      throw new AppError('rate_limited', busy, { headers: { 'retry-after': '20' } });
    own.count++;
    people.set(userId, own);
    try {
      return await own.turn(() => all(work));
    } finally {
      if (--own.count === 0) people.delete(userId);
    }
  };
}
