/** Threads that draw the performer, each frame by whichever is free; frames may be asked for ahead of time. */

import { availableParallelism } from 'node:os';
import { createThreadPool } from '#platform/processes/thread-pool.ts';
import type { FrameOrder, PerformerFrame, PerformerSetup } from '../../scene/perform.ts';

const MAX = 4;

export function createPerformerPool(data: PerformerSetup) {
  const size = Math.min(MAX, availableParallelism());
  const pool = createThreadPool({
    entry: new URL('./performer.worker.ts', import.meta.url),
    data,
    size,
    // The process as a whole has tighter limits.
    timeoutMs: 600_000,
    memoryMb: 1024,
  });
  return {
    /** How many frames to ask for ahead, so that no thread waits. */
    ahead: size * 2,
    draw: (order: FrameOrder): Promise<PerformerFrame> => pool.run(order),
    close: pool.close,
  };
}
