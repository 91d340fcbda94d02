/** Turns an SVG that anybody may have written into one that can only draw. Throws an AppError that says what is wrong. */

import { AppError } from '#common/errors.ts';
import { createWorkerPool, type WorkerPool } from '#platform/jobs/workers/worker-pool.ts';
import { firstLook } from './first-look.ts';
import type { Cleaned } from './sanitize.worker.ts';

let pool: WorkerPool | undefined;

/** One thread with limits: a picture that is slow to parse holds up other pictures for a moment, and nothing else. */
const threads = (): WorkerPool => {
  pool ??= createWorkerPool({
    entry: new URL('./sanitize.worker.ts', import.meta.url),
    size: 1,
    timeoutMs: 10_000,
    memoryMb: 256,
    idleMs: 5 * 60_000,
  });
  return pool;
};

export async function sanitizeSvg(text: string): Promise<string> {
  const cleaned = await threads().run<Cleaned>(firstLook(text));
  if ('svg' in cleaned) return cleaned.svg;
  throw new AppError(cleaned.code, cleaned.message);
}
