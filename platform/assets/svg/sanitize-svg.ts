/** Turns an SVG that anybody may have written into one that can only draw. Throws an AppError that says what is wrong. */

import { createThreadPool } from '#platform/processes/thread-pool.ts';
import { precheckSvg } from './precheck-svg.ts';

export interface SvgSanitizer {
  sanitize(text: string): Promise<string>;
  close(): Promise<void>;
}

/** One thread with limits: a picture that is slow to parse holds up other pictures for a moment, and nothing else. */
export function createSvgSanitizer(): SvgSanitizer {
  const pool = createThreadPool({
    entry: new URL('./sanitize.worker.ts', import.meta.url),
    size: 1,
    timeoutMs: 30_000,
    memoryMb: 256,
    idleMs: 5 * 60_000,
  });
  return { sanitize: async (text) => pool.run(precheckSvg(text)), close: pool.close };
}
