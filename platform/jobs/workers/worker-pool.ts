/** Runs heavy work in worker threads with limits on time and memory; a worker that breaks a limit is replaced, not waited for. */

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError } from '#common/errors.ts';

export interface PoolOptions {
  /** The worker's module: answers each message { id, input } with { id, output } or { id, error }. */
  entry: URL;
  size?: number;
  timeoutMs: number;
  memoryMb: number;
  /** A worker without work ends after this long, and gives its memory back. */
  idleMs?: number;
  /** How many may wait before new work is refused. */
  maxWaiting?: number;
}

interface Task {
  input: unknown;
  signal: AbortSignal | undefined;
  resolve: (output: never) => void;
  reject: (error: unknown) => void;
}

export interface WorkerPool {
  run<T>(input: unknown, signal?: AbortSignal): Promise<T>;
  close(): Promise<void>;
}

const TOO_LONG = 'This took too long and was stopped.';
const TOO_MUCH = 'This needed too much memory and was stopped.';

export function createWorkerPool(options: PoolOptions): WorkerPool {
  const size = options.size ?? Math.max(1, availableParallelism() - 1);
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: Task[] = [];
  let closed = false;

  const start = (): Worker => {
    const worker = new Worker(options.entry, {
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMb },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    worker.unref();
    all.add(worker);
    worker.once('exit', () => {
      all.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    return worker;
  };

  const next = (): void => {
    while (waiting.length > 0 && !closed) {
      const worker = idle.pop() ?? (all.size < size ? start() : undefined);
      if (!worker) return;
      void serve(worker, waiting.shift()!);
    }
  };

  async function serve(worker: Worker, task: Task): Promise<void> {
    let isFit = false;
    try {
      task.resolve((await exchange(worker, task, options.timeoutMs)) as never);
      isFit = true;
    } catch (error) {
      isFit = error instanceof WorkFailed;
      task.reject(error instanceof WorkFailed ? error.cause : error);
    }
    if (!isFit || closed) await worker.terminate();
    else rest(worker);
    next();
  }

  const rest = (worker: Worker): void => {
    idle.push(worker);
    const timer = setTimeout(() => {
      const at = idle.indexOf(worker);
      if (at < 0) return;
      idle.splice(at, 1);
      void worker.terminate();
    }, options.idleMs ?? 60_000);
    timer.unref();
    worker.once('message', () => clearTimeout(timer));
  };

  return {
    run<T>(input: unknown, signal?: AbortSignal): Promise<T> {
      if (closed)
        return Promise.reject(new AppError('unavailable', 'The server is stopping. Please try again.'));
      if (waiting.length >= (options.maxWaiting ?? 100)) {
        return Promise.reject(
          new AppError('unavailable', 'Too much is being made at once. Please try again in a minute.'),
        );
      }
      return new Promise<T>((resolve, reject) => {
        const task: Task = { input, signal, resolve: resolve as Task['resolve'], reject };
        if (signal?.aborted) return reject(signal.reason);
        signal?.addEventListener('abort', () => {
          const at = waiting.indexOf(task);
          if (at >= 0) {
            waiting.splice(at, 1);
            reject(signal.reason);
          }
        });
        waiting.push(task);
        next();
      });
    },
    async close(): Promise<void> {
      closed = true;
      for (const task of waiting.splice(0))
        task.reject(new AppError('unavailable', 'The server is stopping.'));
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

/** The work itself failed; the worker is fine. */
class WorkFailed extends Error {}

function exchange(worker: Worker, task: Task, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const id = Math.random();
    const done = (finish: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      task.signal?.removeEventListener('abort', onAbort);
      finish();
    };
    const onMessage = (message: { id: number; output?: unknown; error?: string }) => {
      if (message.id !== id) return;
      if (message.error === undefined) done(() => resolve(message.output));
      else done(() => reject(new WorkFailed('failed', { cause: new Error(message.error) })));
    };
    const onError = (error: Error & { code?: string }) =>
      done(() =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AppError('unprocessable', TOO_MUCH) : error),
      );
    const onExit = () => done(() => reject(new Error('the worker ended')));
    const onAbort = () => done(() => reject(task.signal!.reason));
    const timer = setTimeout(() => done(() => reject(new AppError('unprocessable', TOO_LONG))), timeoutMs);
    worker.on('message', onMessage);
    worker.once('error', onError);
    worker.once('exit', onExit);
    task.signal?.addEventListener('abort', onAbort, { once: true });
    worker.postMessage({ id, input: task.input });
  });
}
