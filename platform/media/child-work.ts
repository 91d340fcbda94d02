/** Heavy or risky work in a process of its own, with limits: whatever happens to it, only it suffers. */

import { fork } from 'node:child_process';
import { AppError } from '#common/errors.ts';

/** What the process tells on its way, and at its end. */
export type ChildWord<R> =
  | { kind: 'progress'; stage: string; share: number }
  | { kind: 'done'; result: R }
  | { kind: 'refused'; message: string };

export interface ChildOptions {
  signal?: AbortSignal;
  /** The whole may take this long. */
  timeoutMs: number;
  /** Of all memory together; the process ends itself beyond it. */
  memoryMb: number;
  onProgress?: (stage: string, share: number) => void;
  /** Said to people when it ends without a word, or takes too long. */
  failure: string;
}

export function runInChild<R>(entry: URL, order: unknown, options: ChildOptions): Promise<R> {
  return new Promise((resolve, reject) => {
    options.signal?.throwIfAborted();
    const child = fork(entry, [String(options.memoryMb)], {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=512', '--expose-gc'],
      // Nothing of the product's secrets: such a process reads what strangers send.
      env: {
        PATH: process.env.PATH,
        TMPDIR: process.env.TMPDIR,
        NODE_ENV: process.env.NODE_ENV,
        // Large buffers come and go: with many arenas the allocator would keep them all.
        MALLOC_ARENA_MAX: '2',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said = (said + chunk).slice(-2000);
    });
    const finish = (end: () => void) => {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', onAbort);
      child.removeAllListeners();
      child.kill('SIGKILL');
      end();
    };
    const onAbort = () => finish(() => reject(options.signal!.reason));
    const broken = () =>
      finish(() => reject(new AppError('unprocessable', options.failure, { cause: new Error(said) })));
    const timer = setTimeout(broken, options.timeoutMs);
    options.signal?.addEventListener('abort', onAbort, { once: true });
    child.on('message', (word: ChildWord<R>) => {
      if (word.kind === 'progress') options.onProgress?.(word.stage, word.share);
      else if (word.kind === 'done') finish(() => resolve(word.result));
      else finish(() => reject(new AppError('unprocessable', word.message)));
    });
    child.once('exit', broken);
    child.once('error', broken);
    child.send(order as object, (error) => error && broken());
  });
}
