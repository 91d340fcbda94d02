/** The thread in which songs are listened to, away from the requests. */

import { createThreadPool } from '#platform/processes/thread-pool.ts';
import type { Listener } from '../parts.ts';

/** Samples a second that the finder of beats wants. */
export const LISTEN_RATE = 44_100;

export function createListener(): { listen: Listener; close(): Promise<void> } {
  const pool = createThreadPool({
    entry: new URL('./listen.worker.ts', import.meta.url),
    size: 1,
    timeoutMs: 5 * 60_000,
    memoryMb: 1024,
    idleMs: 30_000,
  });
  return { listen: (pcm, signal) => pool.run(pcm, { signal }), close: pool.close };
}
