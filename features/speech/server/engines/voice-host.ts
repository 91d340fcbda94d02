/** Keeps the voice process: starts it when needed, gives it one thing at a time, ends it when it is idle, stuck or broken. */

import { type ChildProcess, fork } from 'node:child_process';
import { AppError } from '#common/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { Answer, Order, ResultOf } from './protocol.ts';

export interface HostOptions {
  /** Where models are put together. */
  modelsFolder: string;
  log: Log;
  /** A process without work ends after this long and gives its memory back. */
  idleMs?: number;
  memoryMb?: number;
  /** The process's module; another one in tests. */
  entry?: URL;
  /** Milliseconds that one piece of work may take, beside the loading of its engine. */
  timeoutMs?: number;
}

export interface AskOptions {
  signal?: AbortSignal;
  /** Somebody waits in front of the page: goes before the pieces of long jobs. */
  isUrgent?: boolean;
}

export type EngineKind = 'speech' | 'transcription';
export type EngineReadiness = 'cold' | 'warming' | 'ready';

export interface VoiceHost {
  ask<O extends Order>(order: O, options?: AskOptions): Promise<ResultOf[O['kind']]>;
  readiness(kind: EngineKind): EngineReadiness;
  /** The process that is running now, if any: for tests and measurements. */
  pid(): number | undefined;
  close(): void;
}

interface Task {
  order: Order;
  isUrgent: boolean;
  resolve(output: never): void;
  reject(error: unknown): void;
}

const LOADING_MS = 120_000;
const MAX_WAITING = 60;
const STOPPED = 'The voice engine stopped unexpectedly. Please try again.';
const TOO_LONG = 'This took too long and was stopped.';
const TOO_MUCH = 'Too many voices are being made at once. Please try again in a minute.';

const engineOf = (order: Order): EngineKind | undefined =>
  order.kind === 'speak'
    ? 'speech'
    : order.kind === 'hear'
      ? 'transcription'
      : order.kind === 'warm'
        ? order.engine
        : undefined;

export function createVoiceHost(options: HostOptions): VoiceHost {
  const { log, idleMs = 5 * 60_000, memoryMb = 4096, timeoutMs = 120_000 } = options;
  const entry = options.entry ?? new URL('./voice.process.ts', import.meta.url);
  const states: Record<EngineKind, EngineReadiness> = { speech: 'cold', transcription: 'cold' };
  const waiting: Task[] = [];
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isBusy = false;
  let lastId = 0;

  function end(): void {
    const old = child;
    child = undefined;
    states.speech = 'cold';
    states.transcription = 'cold';
    old?.kill('SIGKILL');
  }

  function start(): ChildProcess {
    const fresh = fork(entry, [options.modelsFolder, String(memoryMb)], {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=1024'],
      // Nothing of the product's secrets: this process reads what strangers send.
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        TMPDIR: process.env.TMPDIR,
        NODE_ENV: process.env.NODE_ENV,
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    fresh.once('exit', (code, signal) => {
      if (child !== fresh) return;
      if (isBusy) log.warn({ code, signal }, 'the voice process ended');
      end();
    });
    fresh.on('error', (error) => log.warn({ err: error }, 'the voice process'));
    return fresh;
  }

  /** Waiting for an answer keeps this process alive; an idle child does not. */
  function hold(process: ChildProcess, isHeld: boolean): void {
    if (isHeld) {
      process.ref();
      process.channel?.ref();
    } else {
      process.unref();
      process.channel?.unref();
    }
  }

  async function serve(task: Task): Promise<void> {
    clearTimeout(idle);
    child ??= start();
    const worker = child;
    const kind = engineOf(task.order);
    if (kind && states[kind] === 'cold') states[kind] = 'warming';
    hold(worker, true);
    try {
      const limit = timeoutMs + (kind && states[kind] === 'warming' ? LOADING_MS : 0);
      const output = await exchange(worker, ++lastId, task, limit);
      if (kind) states[kind] = 'ready';
      task.resolve(output as never);
    } catch (error) {
      if (error instanceof Broken) end();
      else if (kind && states[kind] === 'warming') states[kind] = 'cold';
      task.reject(error instanceof Broken ? error.said : error);
    } finally {
      if (child === worker) hold(worker, false);
    }
  }

  async function next(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (;;) {
      const urgent = waiting.findIndex((one) => one.isUrgent);
      const [task] = waiting.splice(Math.max(0, urgent), 1);
      if (!task) break;
      await serve(task);
    }
    isBusy = false;
    idle = setTimeout(end, idleMs);
    idle.unref();
  }

  return {
    ask(order, { signal, isUrgent = false } = {}) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        if (waiting.length >= MAX_WAITING) return reject(new AppError('unavailable', TOO_MUCH));
        const settled = () => signal?.removeEventListener('abort', onAbort);
        const task: Task = {
          order,
          isUrgent,
          resolve: (output) => {
            settled();
            resolve(output);
          },
          reject: (error) => {
            settled();
            reject(error);
          },
        };
        const onAbort = () => {
          const at = waiting.indexOf(task);
          if (at >= 0) waiting.splice(at, 1);
          // Work that has begun goes to its end: its result is simply not waited for.
          task.reject(signal!.reason);
        };
        signal?.addEventListener('abort', onAbort, { once: true });
        waiting.push(task);
        void next();
      });
    },
    readiness: (kind) => states[kind],
    pid: () => child?.pid,
    close: end,
  };
}

/** The process cannot be used any more. */
class Broken extends Error {
  readonly said: AppError;
  constructor(said: AppError) {
    super(said.message);
    this.said = said;
  }
}

function exchange(worker: ChildProcess, id: number, task: Task, limitMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const done = (finish: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      finish();
    };
    const onMessage = (answer: Answer) => {
      if (answer.id !== id) return;
      done(() => {
        if ('output' in answer) resolve(answer.output);
        else if (answer.isRefusal) reject(new AppError('unprocessable', answer.error));
        else reject(new Error(`voice process: ${answer.error}`));
      });
    };
    const broken = (code: 'unavailable' | 'unprocessable', message: string) =>
      done(() => reject(new Broken(new AppError(code, message))));
    const onExit = () => broken('unavailable', STOPPED);
    const timer = setTimeout(() => broken('unprocessable', TOO_LONG), limitMs);
    worker.on('message', onMessage);
    worker.once('exit', onExit);
    if (worker.exitCode !== null || !worker.connected) return onExit();
    worker.send({ id, order: task.order }, (error) => error && onExit());
  });
}
