/** Threads that draw characters for films; frames may be asked for ahead, and one that was drawn already is not drawn again. */

import { availableParallelism } from 'node:os';
import { createThreadPool } from '#platform/processes/thread-pool.ts';
import type { FigureFrame, FigureOrder, FigureSetup } from './figure-order.ts';

const MAX_THREADS = 4;
/** Bytes of finished pictures that are remembered: whoever only listens moves in a loop of some seconds. */
const REMEMBERED = 160 * 1024 * 1024;

export type FigurePool = ReturnType<typeof createFigurePool>;

export function createFigurePool(setup: FigureSetup) {
  const size = Math.min(MAX_THREADS, availableParallelism());
  const pool = createThreadPool({
    entry: new URL('./figure.worker.ts', import.meta.url),
    data: setup,
    size,
    // The process as a whole has tighter limits.
    timeoutMs: 600_000,
    memoryMb: 1024,
  });
  const known = new Map<string, { frame: Promise<FigureFrame>; bytes: number }>();
  let held = 0;

  function forget(): void {
    for (const [key, { bytes }] of known) {
      if (held <= REMEMBERED) return;
      known.delete(key);
      held -= bytes;
    }
  }

  return {
    /** How many frames to ask for ahead, so that no thread waits. */
    ahead: size * 2,

    draw(order: FigureOrder): Promise<FigureFrame> {
      const key = JSON.stringify(order);
      const same = known.get(key);
      if (same) {
        known.delete(key);
        known.set(key, same);
        return same.frame;
      }
      const frame = pool.run<FigureFrame>(order);
      const entry = { frame, bytes: 0 };
      known.set(key, entry);
      frame.then(
        ({ rgba }) => {
          entry.bytes = rgba.byteLength;
          held += entry.bytes;
          forget();
        },
        () => known.delete(key),
      );
      return frame;
    },

    close: pool.close,
  };
}
