/** One piece of heavy work after the other, so that many downloads at once do not take the whole machine. */

import { AppError } from '#common/errors.ts';

export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** `most`: how many may wait before new work is refused. */
export function createTurns(most: number): Turns {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (waiting >= most) {
      throw new AppError(
        'unavailable',
        'Too many files are being made at once. Please try again in a minute.',
        {
          headers: { 'retry-after': '20' },
        },
      );
    }
    waiting++;
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      waiting--;
    }
  };
}
