/** Work in forked processes, long-lived or for one order: whatever happens to it, only that process suffers. */

import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { AppError } from '#common/errors.ts';
import { COMPLAINT } from './orders.ts';
import { createWorkerPool, type PoolOptions, type StartWorker, type WorkerPool } from './worker-pool.ts';

interface ProcessLimits {
  /** Of all memory together; the process ends itself beyond it. */
  memoryMb: number;
  /** Of JavaScript's own part of it. */
  heapMb?: number;
}

export interface ChildPoolOptions extends PoolOptions, ProcessLimits {
  /** The process's module, which calls `serveChild`. */
  entry: URL;
  /** Reaches the module as `childArguments`. */
  args?: string[];
  env?: NodeJS.ProcessEnv;
  /** A process has something to tell whoever runs the product. */
  onComplaint?: (message: string) => void;
}

export interface ChildPool extends WorkerPool {
  /** The processes that are running now: for tests and measurements. */
  pids(): number[];
}

/** It was told to stop before it could learn to wait: no fault of what it worked on. */
const STOPPING = 'The work was interrupted. Please try again.';

/** Looking up modules by name is up to half of what a process costs until it works. */
const QUICK_START = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  new URL('./fast-resolve.ts', import.meta.url).href,
];

const running = new Set<ChildProcess>();
// Not every end of this process closes its pools.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export function createChildPool(options: ChildPoolOptions): ChildPool {
  const own = new Set<ChildProcess>();
  const start: StartWorker = (onAnswer, onExit) => {
    const child = forkChild(options);
    for (const set of [running, own]) set.add(child);
    let stderr = '';
    child.stderr?.on('data', (chunk) => {
      stderr = (stderr + chunk).slice(-2000);
      for (const line of String(chunk).split('\n'))
        if (line.startsWith(COMPLAINT)) options.onComplaint?.(line.slice(COMPLAINT.length));
    });
    let hasEnded = false;
    const onEnd = (why: string, wasTold = false) => {
      hasEnded = true;
      for (const set of [running, own]) set.delete(child);
      onExit(wasTold ? new AppError('unavailable', STOPPING) : new Error(stderr || why));
    };
    child.on('message', onAnswer);
    // Later than 'exit': its last words have arrived.
    child.once('close', (code, signal) => {
      const told = signal === 'SIGTERM' || signal === 'SIGINT';
      onEnd(`the process ended with ${signal ?? code}`, told);
    });
    // Without a number it never began, and will not exit either.
    child.on('error', (error) => (child.pid === undefined ? onEnd(error.message) : onExit(error)));
    return {
      post: (order) => child.send(order, (error) => error && onExit(error)),
      // Only Linux tells it in a file.
      ...(process.platform === 'linux' && { workedMs: () => workedMs(child.pid) }),
      kill: async () => {
        if (hasEnded) return;
        const gone = new Promise((resolve) => child.once('close', resolve));
        child.kill('SIGKILL');
        // Whoever waits for this may have nothing else that keeps it alive.
        child.ref();
        await gone;
      },
      keepAlive: (isNeeded) => {
        for (const handle of [child, child.channel, child.stderr as { ref?(): void; unref?(): void } | null])
          isNeeded ? handle?.ref?.() : handle?.unref?.();
      },
    };
  };
  const pool = createWorkerPool(start, options);
  return { ...pool, pids: () => [...own].flatMap(({ pid }) => pid ?? []) };
}

const TICK_MS = 10;

/** Milliseconds of processor that a process has used. */
async function workedMs(pid: number | undefined): Promise<number> {
  // The name stands in brackets and may hold anything.
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

const forkChild = ({ entry, args = [], memoryMb, heapMb = 512, env }: ChildPoolOptions): ChildProcess =>
  fork(entry, [String(memoryMb), ...args], {
    serialization: 'advanced',
    execArgv: [...QUICK_START, `--max-old-space-size=${heapMb}`, '--expose-gc'],
    // Nothing of the product's secrets: such a process reads what strangers send.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: process.env.NODE_ENV,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      // The runtime of neural networks would otherwise report to its maker, and leave its notes in temporary folders.
      ORT_DISABLE_TELEMETRY: '1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

export interface ChildOptions extends ProcessLimits {
  signal?: AbortSignal | undefined;
  /** The whole may take this long. */
  timeoutMs: number;
  /** By the processor it uses, so that a busy machine stops nobody's work. */
  countsWork?: boolean;
  onProgress?: (stage: string, share: number) => void;
  /** Said to people when it ends without a word, or takes too long. */
  failure: string;
  /** Said instead when it takes too long. */
  tooLong?: string;
}

/** One order in a process of its own, which ends with it. */
export async function runInChild<R>(entry: URL, order: unknown, options: ChildOptions): Promise<R> {
  const { signal, onProgress, failure, tooLong = failure, ...limits } = options;
  const failed = (message: string, cause?: unknown) => new AppError('unprocessable', message, { cause });
  const pool = createChildPool({
    entry,
    size: 1,
    ...limits,
    // Large buffers come and go: with many arenas the allocator would keep them all.
    env: { MALLOC_ARENA_MAX: '2' },
    failure: (reason, cause) =>
      cause instanceof AppError ? cause : failed(reason === 'timeout' ? tooLong : failure, cause),
  });
  try {
    return await pool.run<R>(order, { signal, onProgress });
  } catch (error) {
    throw error instanceof AppError || signal?.aborted ? error : failed(failure, error);
  } finally {
    await pool.close();
  }
}
