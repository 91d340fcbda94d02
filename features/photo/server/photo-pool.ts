/** Where photos are edited: one long-lived process for jobs, one for clicks, so that a click never waits for a job. */

import { createChildPool } from '#platform/processes/child-pool.ts';
import type { WorkerPool } from '#platform/processes/worker-pool.ts';

const ENTRY = new URL('./photo.process.ts', import.meta.url);

export function createPhotoPool({ timeoutMs }: { timeoutMs: number }): WorkerPool {
  return createChildPool({
    entry: ENTRY,
    size: 1,
    timeoutMs,
    memoryMb: 3000,
    idleMs: 120_000,
    busy: 'Many photos are being edited right now. Please try again in a moment.',
  });
}
