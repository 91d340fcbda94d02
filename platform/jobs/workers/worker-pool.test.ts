/** The pool under good and bad work: limits hold, others go on. */

import { afterEach, describe, expect, it } from 'vitest';
import { createWorkerPool, type PoolOptions, type WorkerPool } from './worker-pool.ts';

const entry = new URL('./echo.worker.ts', import.meta.url);
let pool: WorkerPool;
const open = (options: Partial<PoolOptions> = {}) => {
  pool = createWorkerPool({ entry, size: 1, timeoutMs: 1500, memoryMb: 64, ...options });
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

  it('runs as many at once as it has workers', async () => {
    open({ size: 2, timeoutMs: 10_000 });
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

  it('stops work that needs too much memory', async () => {
    open({ timeoutMs: 20_000, memoryMb: 32 });
    await expect(pool.run({ do: 'fill' })).rejects.toMatchObject({
      message: 'This needed too much memory and was stopped.',
    });
    expect((await pool.run<Echo>({ do: 'echo' })).do).toBe('echo');
  });

  it('stops when asked, running or waiting', async () => {
    open();
    const stop = new AbortController();
    const running = pool.run({ do: 'hang' }, stop.signal);
    const waiting = pool.run({ do: 'echo' }, stop.signal);
    stop.abort(new Error('changed my mind'));
    await expect(running).rejects.toThrow('changed my mind');
    await expect(waiting).rejects.toThrow('changed my mind');
    expect((await pool.run<Echo>({ do: 'echo' })).do).toBe('echo');
  });

  it('refuses when too many wait', async () => {
    open({ maxWaiting: 1, timeoutMs: 5000 });
    const kept = [pool.run({ do: 'wait', ms: 100 }), pool.run({ do: 'echo' })];
    await expect(pool.run({ do: 'echo' })).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all(kept);
  });
});
