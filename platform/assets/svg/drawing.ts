/** Where pictures of strangers are drawn or decoded: in processes with limits on time and memory, one of a person at a time. */

import { AppError } from '#common/errors.ts';
import { createChildPool } from '#platform/processes/child-pool.ts';
import { createConcurrencyLimit } from '#platform/usage/concurrency-limit.ts';
import type { DrawOrder } from './drawing.process.ts';

export interface DrawFor {
  /** Whose turn it takes; undefined where nobody in particular asked. */
  userId: string | undefined;
  /** Nobody waits any more: the process is killed. */
  signal?: AbortSignal | undefined;
}

export interface Drawing {
  /** Calls `draw(input)` of the module, and gives back what it returns. */
  draw<T>(module: URL, input: unknown, of: DrawFor): Promise<T>;
  /** The processes that are running now. */
  pids(): number[];
  close(): Promise<void>;
}

/** Two, so that one person's slow picture leaves one to the others. */
const PROCESSES = 2;
const MAX_PER_PERSON = 20;
const BUSY = 'Too many files are being made at once. Please try again in a minute.';
const TOO_SLOW = 'The picture takes too long to draw. Please use fewer effects or a smaller size.';
const TOO_MUCH = 'The picture needs too much memory to be drawn. Please use fewer effects or a smaller size.';

/** `timeoutMs` bounds one file; a brand kit of a rich logo takes about a tenth of it. */
export function createDrawing({
  timeoutMs = 60_000,
  memoryMb = 1400,
  idleMs = 60_000,
  maxPerPerson = MAX_PER_PERSON,
  busy = BUSY,
  tooSlow = TOO_SLOW,
  tooMuch = TOO_MUCH,
} = {}): Drawing {
  const pool = createChildPool({
    entry: new URL('./drawing.process.ts', import.meta.url),
    size: PROCESSES,
    timeoutMs,
    memoryMb,
    idleMs,
    maxWaiting: 1000,
    failure: (reason, cause) =>
      cause instanceof AppError
        ? cause
        : new AppError('unprocessable', reason === 'timeout' ? tooSlow : tooMuch, { cause }),
  });
  const inTurn = createConcurrencyLimit({
    concurrent: PROCESSES,
    concurrentPerPerson: 1,
    maxPerPerson,
    busy,
  });
  return {
    draw: (module, input, { userId, signal }) => {
      const order: DrawOrder = { module: module.href, input };
      return inTurn(userId, () => pool.run(order, { signal }));
    },
    pids: pool.pids,
    close: pool.close,
  };
}
