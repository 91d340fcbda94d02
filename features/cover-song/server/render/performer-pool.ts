/** Threads that draw the performer, each frame by whichever is free; frames may be asked for ahead of time. */

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FrameOrder, PerformerFrame, PerformerSetup } from './cover-order.ts';

const ENTRY = new URL('./performer.worker.ts', import.meta.url);
const MOST = 4;

interface Waiting {
  id: number;
  order: FrameOrder;
  resolve: (frame: PerformerFrame) => void;
  reject: (error: unknown) => void;
}

export function createPerformerPool(setup: PerformerSetup) {
  const waiting: Waiting[] = [];
  const size = Math.min(MOST, Math.max(1, availableParallelism()));
  const workers = Array.from({ length: size }, () => new Worker(ENTRY, { workerData: setup }));
  const busy = new Map<Worker, Waiting>();
  let lastId = 0;

  function next(): void {
    for (const worker of workers) {
      if (busy.has(worker)) continue;
      const task = waiting.shift();
      if (!task) return;
      busy.set(worker, task);
      worker.postMessage({ id: task.id, order: task.order });
    }
  }

  for (const worker of workers) {
    worker.on('message', ({ frame }: { frame: PerformerFrame }) => {
      const task = busy.get(worker);
      busy.delete(worker);
      task?.resolve(frame);
      next();
    });
    worker.on('error', (error) => {
      for (const task of [...busy.values(), ...waiting.splice(0)]) task.reject(error);
    });
  }

  return {
    /** How many frames to ask for ahead, so that no thread waits. */
    ahead: size * 2,
    draw: (order: FrameOrder): Promise<PerformerFrame> =>
      new Promise((resolve, reject) => {
        waiting.push({ id: ++lastId, order, resolve, reject });
        next();
      }),
    close: (): Promise<unknown> => Promise.all(workers.map((worker) => worker.terminate())),
  };
}
