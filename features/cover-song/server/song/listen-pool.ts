/** The thread in which songs are listened to, away from the requests. */

import { createWorkerPool } from '#platform/jobs/workers/worker-pool.ts';
import type { Listener } from '../parts.ts';

/** Samples a second that the finder of beats wants. */
export const LISTEN_RATE = 44_100;

export function createListener(): Listener {
  const pool = createWorkerPool({
    entry: new URL('./listen.worker.ts', import.meta.url),
    size: 1,
    timeoutMs: 5 * 60_000,
    memoryMb: 1024,
    idleMs: 30_000,
  });
  return (pcm, signal) => pool.run(pcm, signal);
}
