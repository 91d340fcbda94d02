/** Gives orders to workers, threads or processes alike, with limits; a worker that breaks a limit is replaced, not waited for. */

import { AppError, unavailableFor } from '#common/errors.ts';
import type { Answer, Order } from './orders.ts';

export interface PoolOptions {
  size: number;
  /** Milliseconds; asked for when an order is given to a worker. */
  timeoutMs: number | ((input: unknown) => number);
  /** The limit counts the time in which the worker computed: on a busy machine it may stand still for as long again, and longer. */
  countsWork?: boolean;
  /** A worker without work ends after this long, and gives its memory back. */
  idleMs?: number;
  /** How many may wait before new work is refused. */
  maxWaiting?: number;
  /** Said then. */
  busy?: string;
  /** An aborted order is no longer waited for, but the worker is spared: what it holds is costly to load again. */
  finishesAborted?: boolean;
  /** The error for an order that took too long, or whose worker ended without a word. */
  failure?: (reason: 'timeout' | 'exit', cause?: Error) => Error;
  /** A worker is gone, for whatever reason. */
  onExit?: () => void;
}

export interface RunOptions {
  signal?: AbortSignal | undefined;
  /** Somebody waits in front of the page: goes before the rest. */
  isUrgent?: boolean;
  onProgress?: ((stage: string, share: number) => void) | undefined;
  /** Told the place in line, from 1, whenever it changes; 0: the work begins. */
  onPlace?: ((place: number) => void) | undefined;
}

export interface WorkerPool {
  run<T>(input: unknown, options?: RunOptions): Promise<T>;
  /** Ends all workers and waits until they are gone. */
  close(): Promise<void>;
}

/** A thread or a process that is running. */
export interface Worker {
  post(order: Order): void;
  kill(): Promise<unknown>;
  /** Milliseconds it has computed since it began; absent where nobody can tell. */
  workedMs?(): Promise<number>;
  /** Whether it keeps this process from ending. */
  keepAlive(isNeeded: boolean): void;
}

export type StartWorker = (onAnswer: (answer: Answer) => void, onExit: (cause?: Error) => void) => Worker;

interface Task extends Required<Pick<RunOptions, 'isUrgent'>>, Pick<RunOptions, 'onProgress' | 'onPlace'> {
  input: unknown;
  resolve(output: never): void;
  reject(error: unknown): void;
}

interface Slot {
  worker: Worker;
  id: number;
  task: Task | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** So many times its limit an order may take on the clock, where the limit counts work. */
const PATIENCE = 10;

const TOO_LONG = 'This took too long and was stopped.';
const BUSY = 'Too much is being made at once. Please try again in a minute.';
const STOPPING = 'The server is stopping. Please try again.';

const plainFailure = (reason: 'timeout' | 'exit', cause?: Error): Error =>
  reason === 'timeout' ? new AppError('unprocessable', TOO_LONG) : (cause ?? new Error('the worker ended'));

export function createWorkerPool(start: StartWorker, options: PoolOptions): WorkerPool {
  const { size, timeoutMs, idleMs = 60_000, maxWaiting = 100, failure = plainFailure } = options;
  const slots = new Set<Slot>();
  const ending = new Set<Promise<unknown>>();
  const waiting: Task[] = [];
  let isClosed = false;

  function open(): Slot {
    const slot: Slot = {
      id: 0,
      task: undefined,
      timer: undefined,
      worker: start(
        (answer) => receive(slot, answer),
        (cause) => {
          if (!slots.has(slot)) return;
          // Nobody waits who could be told.
          if (cause && !slot.task) process.emitWarning(cause);
          discard(slot, slot.task && failure('exit', cause));
        },
      ),
    };
    slots.add(slot);
    return slot;
  }

  function next(): void {
    while (waiting.length > 0) {
      const slot = [...slots].find((one) => !one.task) ?? (slots.size < size ? open() : undefined);
      if (!slot) return;
      const urgent = waiting.findIndex((one) => one.isUrgent);
      assign(slot, waiting.splice(Math.max(0, urgent), 1)[0]!);
      publishQueuePositions();
    }
  }

  const publishQueuePositions = (): void => {
    for (const [index, task] of waiting.entries()) task.onPlace?.(index + 1);
  };

  function assign(slot: Slot, task: Task): void {
    clearTimeout(slot.timer);
    slot.task = task;
    task.onPlace?.(0);
    slot.worker.keepAlive(true);
    const limit = typeof timeoutMs === 'number' ? timeoutMs : timeoutMs(task.input);
    const id = ++slot.id;
    limitTo(slot, limit);
    try {
      slot.worker.post({ id, input: task.input });
    } catch (error) {
      receive(slot, { id, error: String(error) });
    }
  }

  function limitTo(slot: Slot, limit: number): void {
    const { id, worker } = slot;
    const stop = () => discard(slot, failure('timeout'));
    if (!options.countsWork || !worker.workedMs) {
      slot.timer = setTimeout(stop, limit);
      return;
    }
    const lastMoment = Date.now() + limit * PATIENCE;
    const before = worker.workedMs().catch(() => 0);
    const waitFor = (ms: number) => {
      slot.timer = setTimeout(() => {
        // Should it never say how much it worked, it is given up at the last moment.
        slot.timer = setTimeout(stop, Math.max(0, lastMoment - Date.now()));
        void Promise.all([before, worker.workedMs!()]).then(
          ([then, now]) => {
            if (slot.id !== id || !slot.task || !slots.has(slot)) return;
            const left = limit - (now - then);
            clearTimeout(slot.timer);
            if (left <= 0 || Date.now() >= lastMoment) stop();
            else waitFor(Math.max(left, limit / PATIENCE));
          },
          () => {},
        );
      }, ms);
    };
    waitFor(limit);
  }

  function receive(slot: Slot, answer: Answer): void {
    const { task } = slot;
    if (!task || answer.id !== slot.id) return;
    if ('progress' in answer) {
      task.onProgress?.(answer.progress.stage, answer.progress.share);
      return;
    }
    clearTimeout(slot.timer);
    slot.task = undefined;
    slot.worker.keepAlive(false);
    slot.timer = setTimeout(() => discard(slot), idleMs).unref();
    if ('output' in answer) task.resolve(answer.output as never);
    else if ('error' in answer) task.reject(new Error(answer.error));
    else task.reject(new AppError(answer.refusal.code, answer.refusal.message));
    next();
  }

  /** The worker cannot be used any more, or is not needed. */
  function discard(slot: Slot, error?: unknown): void {
    if (!slots.delete(slot)) return;
    clearTimeout(slot.timer);
    options.onExit?.();
    slot.task?.reject(error);
    const end = slot.worker.kill().finally(() => ending.delete(end));
    ending.add(end);
    next();
  }

  function abort(task: Task, reason: unknown): void {
    const at = waiting.indexOf(task);
    if (at >= 0) {
      waiting.splice(at, 1);
      publishQueuePositions();
    }
    const slot = [...slots].find((one) => one.task === task);
    if (slot && !options.finishesAborted) discard(slot, reason);
    else task.reject(reason);
  }

  return {
    run<T>(input: unknown, { signal, isUrgent = false, onProgress, onPlace }: RunOptions = {}): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        if (isClosed) return reject(unavailableFor(5, STOPPING));
        if (signal?.aborted) return reject(signal.reason);
        if (waiting.length >= maxWaiting) return reject(unavailableFor(20, options.busy ?? BUSY));
        const onAbort = () => abort(task, signal!.reason);
        const settled = () => signal?.removeEventListener('abort', onAbort);
        const task: Task = {
          input,
          isUrgent,
          onProgress,
          onPlace,
          resolve: (output) => {
            settled();
            resolve(output);
          },
          reject: (error) => {
            settled();
            reject(error);
          },
        };
        signal?.addEventListener('abort', onAbort, { once: true });
        waiting.push(task);
        next();
        const at = waiting.indexOf(task);
        if (at >= 0) onPlace?.(at + 1);
      });
    },
    async close(): Promise<void> {
      isClosed = true;
      const stopping = unavailableFor(5, STOPPING);
      for (const task of waiting.splice(0)) task.reject(stopping);
      for (const slot of slots) discard(slot, stopping);
      await Promise.all(ending);
    },
  };
}
