/** Music to listen to waits for its turn: whoever changes a film quickly is not refused, and what nobody waits for any more is skipped. */

import { createConcurrencyLimit } from '#platform/usage/concurrency-limit.ts';

const inTurn = createConcurrencyLimit({
  concurrent: 3,
  concurrentPerPerson: 1,
  // Nearly all of them are left by the time their turn comes.
  maxPerPerson: 60,
  busy: 'Your music is being played already. Please wait a moment.',
});

/** `signal`: ends when nobody listens any more; it must be made before anything is waited for. */
export const withMusicLimit = <T>(userId: string, signal: AbortSignal, play: () => Promise<T>): Promise<T> =>
  inTurn(userId, async () => {
    signal.throwIfAborted();
    return play();
  });
