/** Lets a person do only so many things of a kind at once. */

import { AppError } from '#common/errors.ts';

export type Semaphore = <T>(userId: string, work: () => Promise<T>) => Promise<T>;

/** Who is refused may come back after so many seconds. */
export function createSemaphore(maxAtOnce: number, message: string, retryAfter = 10): Semaphore {
  const busy = new Map<string, number>();
  return async (userId, work) => {
    const now = busy.get(userId) ?? 0;
    if (now >= maxAtOnce)
      throw new AppError('rate_limited', message, { headers: { 'retry-after': String(retryAfter) } });
    busy.set(userId, now + 1);
    try {
      return await work();
    } finally {
      const left = (busy.get(userId) ?? 1) - 1;
      if (left > 0) busy.set(userId, left);
      else busy.delete(userId);
    }
  };
}
