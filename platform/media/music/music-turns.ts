/** Music to listen to waits for its turn: whoever changes a film quickly is not refused, and what nobody waits for any more is skipped. */

import { createTurns } from '#platform/usage/turns.ts';

const inTurn = createTurns({
  atOnce: 3,
  atOncePerPerson: 1,
  // Nearly all of them are left by the time their turn comes.
  mostPerPerson: 60,
  busy: 'Your music is being played already. Please wait a moment.',
});

/** `signal`: ends when nobody listens any more; it must be made before anything is waited for. */
export const inMusicTurn = <T>(userId: string, signal: AbortSignal, play: () => Promise<T>): Promise<T> =>
  inTurn(userId, async () => {
    signal.throwIfAborted();
    return play();
  });
