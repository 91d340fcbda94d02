/** Lets a person have only so many characters drawn at once. */

import { AppError } from '#common/errors.ts';

const MAX_AT_ONCE = 2;

export type Gate = <T>(userId: string, work: () => Promise<T>) => Promise<T>;

export function createGate(): Gate {
  const busy = new Map<string, number>();
  return async (userId, work) => {
    const now = busy.get(userId) ?? 0;
    if (now >= MAX_AT_ONCE) {
      throw new AppError('rate_limited', 'Several of your characters are being drawn. Please wait for one.', {
        headers: { 'retry-after': '5' },
      });
    }
    busy.set(userId, now + 1);
    try {
      return await work();
    } finally {
      if (busy.get(userId) === 1) busy.delete(userId);
      else busy.set(userId, busy.get(userId)! - 1);
    }
  };
}
