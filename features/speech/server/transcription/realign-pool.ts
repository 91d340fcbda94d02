/** Gives a corrected text its times: short ones at once, long ones away from the requests of others. */

import type { Cue } from '#engine/voice/timing/captions.ts';
import { realign } from '#engine/voice/timing/realign.ts';
import type { TimedText } from '#engine/voice/timing/word-times.ts';
import { createThreadPool } from '#platform/processes/thread-pool.ts';

export interface RealignOrder {
  words: TimedText[];
  text: string;
  language: string;
}

/** Characters of both texts together that are compared within a few milliseconds. */
const AT_ONCE = 2000;

export function createRealigner() {
  const pool = createThreadPool({
    entry: new URL('./realign.worker.ts', import.meta.url),
    size: 1,
    timeoutMs: 30_000,
    memoryMb: 512,
    idleMs: 30_000,
  });
  return {
    realign: async (order: RealignOrder): Promise<Cue[]> =>
      order.text.length + order.words.length * 6 <= AT_ONCE
        ? realign(order.words, order.text, order.language)
        : pool.run(order, { isUrgent: true }),
    close: pool.close,
  };
}
