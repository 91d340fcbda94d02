/** Takes hum, hiss and room out of a recorded voice, away from the requests. */

import { createThreadPool } from '#platform/processes/thread-pool.ts';

/** Samples a second that the cleaner takes. */
export const CLEAN_RATE = 48_000;

export function createVoiceCleaner() {
  const pool = createThreadPool({
    entry: new URL('./clean-voice.worker.ts', import.meta.url),
    size: 1,
    timeoutMs: 600_000,
    memoryMb: 512,
    idleMs: 30_000,
  });
  return {
    clean: (samples: Int16Array, signal: AbortSignal): Promise<Int16Array> => pool.run(samples, { signal }),
    close: pool.close,
  };
}
