/** A pool of worker threads: for heavy work of our own, away from the requests. */

import { availableParallelism } from 'node:os';
import { Worker as Thread } from 'node:worker_threads';
import { AppError } from '#common/errors.ts';
import { createWorkerPool, type PoolOptions, type StartWorker, type WorkerPool } from './worker-pool.ts';

export interface ThreadOptions extends Omit<PoolOptions, 'size'> {
  /** The thread's module, which calls `serveThread`. */
  entry: URL;
  /** Absent: one processor stays free for the requests. */
  size?: number;
  memoryMb: number;
  /** Known to every thread from its start, as `workerData`. */
  data?: unknown;
}

/** Looking up modules by name is up to half of what a thread costs until it works. */
const QUICK_START = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  new URL('./fast-resolve.ts', import.meta.url).href,
];

const TOO_MUCH = 'This needed too much memory and was stopped.';

export function createThreadPool({ entry, memoryMb, data, ...options }: ThreadOptions): WorkerPool {
  const start: StartWorker = (onAnswer, onExit) => {
    const thread = new Thread(entry, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      execArgv: QUICK_START,
    });
    thread.on('message', onAnswer);
    let failure: Error | undefined;
    // Heard for its whole life: an error of an idle thread would otherwise end this process.
    thread.on('error', (error: Error & { code?: string }) => {
      failure = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AppError('unprocessable', TOO_MUCH) : error;
    });
    // Told at the exit only: an error may overtake an answer that was sent before it.
    thread.once('exit', () => onExit(failure));
    return {
      post: (order) => thread.postMessage(order),
      workedMs: async () => {
        const { user, system } = await thread.cpuUsage();
        return (user + system) / 1000;
      },
      kill: () => thread.terminate(),
      keepAlive: (isNeeded) => (isNeeded ? thread.ref() : thread.unref()),
    };
  };
  return createWorkerPool(start, { size: Math.max(1, availableParallelism() - 1), ...options });
}
