/** The pool under good and bad work: limits hold, others go on. */

import { constants, getPriority } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { createThreadPool, type ThreadOptions } from './thread-pool.ts';
import type { WorkerPool } from './worker-pool.ts';

const entry = new URL('./echo.worker.ts', import.meta.url);
let pool: WorkerPool;
const open = (options: Partial<ThreadOptions> = {}) => {
  // Only what would never end is cut short: the rest may take as long as a busy machine needs.
  const timeoutMs = (input: unknown) => ((input as Echo).do === 'hang' ? 300 : 300_000);
  pool = createThreadPool({ entry, size: 1, timeoutMs, memoryMb: 64, ...options });
  return pool;
};
afterEach(() => pool.close());

interface Echo {
  do: string;
  threadId: number;
}

describe('a worker pool', () => {
  it('answers, and keeps its worker for the next', async () => {
    open();
    const first = await pool.run<Echo>({ do: 'echo' });
    const second = await pool.run<Echo>({ do: 'echo' });
    expect(first.do).toBe('echo');
    expect(second.threadId).toBe(first.threadId);
  });

  it.runIf(process.platform === 'linux')('steps aside for the thread that answers requests', async () => {
    const before = getPriority();
    open();
    const { priority } = await pool.run<Echo & { priority: number }>({ do: 'echo' });
    expect(priority).toBe(Math.max(before, constants.priority.PRIORITY_BELOW_NORMAL));
    expect(getPriority()).toBe(before);
  });

  it('runs as many at once as it has workers', async () => {
    open({ size: 2 });
    const ids = await Promise.all([1, 2, 3].map(() => pool.run<Echo>({ do: 'wait', ms: 150 })));
    expect(new Set(ids.map((one) => one.threadId)).size).toBe(2);
  });

  it('tells what failed and goes on with the same worker', async () => {
    open();
    const before = await pool.run<Echo>({ do: 'echo' });
    await expect(pool.run({ do: 'fail' })).rejects.toThrow('as told');
    expect((await pool.run<Echo>({ do: 'echo' })).threadId).toBe(before.threadId);
  });

  it('replaces a worker that hangs, fills its memory or dies', async () => {
    open();
    const before = await pool.run<Echo>({ do: 'echo' });
    await expect(pool.run({ do: 'hang' })).rejects.toMatchObject({
      message: 'This took too long and was stopped.',
    });
    await expect(pool.run({ do: 'die' })).rejects.toThrow('the worker ended');
    expect((await pool.run<Echo>({ do: 'echo' })).threadId).not.toBe(before.threadId);
  });

  it('stops what computes without end, also where only its work counts', async () => {
    open({ countsWork: true });
    await expect(pool.run({ do: 'hang' })).rejects.toMatchObject({
      message: 'This took too long and was stopped.',
    });
  });

  it('survives a worker that fails after it has answered, and starts another one', async () => {
    open();
    const first = await pool.run<Echo>({ do: 'fail-later' });
    const threadNow = () => pool.run<Echo>({ do: 'echo' }).then((one) => one.threadId);
    await expect.poll(() => threadNow().catch(() => first.threadId)).not.toBe(first.threadId);
  });

  it('stops work that needs too much memory', async () => {
    open({ memoryMb: 32 });
    await expect(pool.run({ do: 'fill' })).rejects.toMatchObject({
      message: 'This needed too much memory and was stopped.',
    });
    expect((await pool.run<Echo>({ do: 'echo' })).do).toBe('echo');
  });

  it('stops when asked, running or waiting', async () => {
    open();
    const stop = new AbortController();
    const running = pool.run({ do: 'hang' }, { signal: stop.signal });
    const waiting = pool.run({ do: 'echo' }, { signal: stop.signal });
    stop.abort(new Error('changed my mind'));
    await expect(running).rejects.toThrow('changed my mind');
    await expect(waiting).rejects.toThrow('changed my mind');
    expect((await pool.run<Echo>({ do: 'echo' })).do).toBe('echo');
  });

  it('refuses when too many wait', async () => {
    open({ maxWaiting: 1 });
    const kept = [pool.run({ do: 'wait', ms: 100 }), pool.run({ do: 'echo' })];
    await expect(pool.run({ do: 'echo' })).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all(kept);
  });
});
