/** Better words for one that could not be drawn: asked for by the page, never put into a picture by itself. */

import { createThreadPool } from '#platform/processes/thread-pool.ts';
import type { WorkerPool } from '#platform/processes/worker-pool.ts';

const TIMEOUT_MS = 30_000;
const MEMORY_MB = 512;

export const createSuggestPool = (): WorkerPool =>
  createThreadPool({
    entry: new URL('./suggest.worker.ts', import.meta.url),
    size: 1,
    timeoutMs: TIMEOUT_MS,
    memoryMb: MEMORY_MB,
    idleMs: 60_000,
  });

/** Nothing to suggest is an answer too: help that fails must not look like a failed picture. */
export const suggestFor = (pool: WorkerPool, word: string): Promise<string[]> =>
  pool.run<string[]>(word).catch(() => []);
