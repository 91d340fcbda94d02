/** Sentences as vectors, so that what means the same can be found; nothing where the model is not installed. */

import { createThreadPool } from '#platform/processes/thread-pool.ts';

const TIMEOUT_MS = 60_000;
const MEMORY_MB = 768;
/** More than this of a text says little more about its meaning. */
export const READ_LENGTH = 400;

export function createSentences() {
  const pool = createThreadPool({
    entry: new URL('./sentence.worker.ts', import.meta.url),
    size: 1,
    timeoutMs: TIMEOUT_MS,
    memoryMb: MEMORY_MB,
    idleMs: 120_000,
  });
  return {
    /** Empty without the model, and when it failed: finding by words goes on. */
    embed: (phrases: readonly string[]): Promise<Int8Array[]> =>
      pool.run<Int8Array[]>(phrases.map((one) => one.slice(0, READ_LENGTH))).catch(() => []),
    close: pool.close,
  };
}

export type Sentences = ReturnType<typeof createSentences>;

/** From -1 to 1. */
export function likeness(a: Int8Array, b: Int8Array): number {
  let product = 0;
  let lengthA = 0;
  let lengthB = 0;
  for (let i = 0; i < a.length; i++) {
    product += a[i]! * b[i]!;
    lengthA += a[i]! * a[i]!;
    lengthB += b[i]! * b[i]!;
  }
  return product / (Math.sqrt(lengthA * lengthB) || 1);
}
