/** Forked processes under good and bad work: limits hold, nothing secret gets in, nothing is left running. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { type ChildOptions, createChildPool, runInChild } from './child-pool.ts';

const entry = new URL('./echo.process.ts', import.meta.url);
const FAILURE = 'That could not be made.';
const run = (what: string, options: Partial<ChildOptions> = {}) =>
  runInChild<{ pid: number; env: string[] }>(
    entry,
    { do: what },
    { timeoutMs: 60_000, memoryMb: 300, failure: FAILURE, ...options },
  );

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a process for one order', () => {
  it('tells how far it is, answers, and is gone then', async () => {
    const told: [string, number][] = [];
    const { pid } = await run('report', { onProgress: (...one) => told.push(one) });
    expect(told).toEqual([['Half way', 0.5]]);
    expect(isAlive(pid)).toBe(false);
  });

  it('knows nothing of our secrets', async () => {
    process.env.SESSION_SECRET = 'not for children';
    const { env } = await run('echo');
    delete process.env.SESSION_SECRET;
    // Without this word the runtime of neural networks reports to its maker.
    expect(env).toContain('ORT_DISABLE_TELEMETRY');
    const harmless = ['ORT_DISABLE_TELEMETRY', 'NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'];
    const allowed = ['PATH', 'HOME', 'TMPDIR', ...harmless];
    // What Node itself sets for a forked process is no secret.
    expect(env.filter((name) => !allowed.includes(name) && !name.startsWith('NODE_CHANNEL'))).toEqual([]);
  });

  it.each(['break', 'die', 'fill'])('that should %s fails with words for people', async (what) => {
    await expect(run(what)).rejects.toMatchObject({ code: 'unprocessable', message: FAILURE });
  });

  it('is heard by whoever started it when it complains, and only then', async () => {
    const heard: string[] = [];
    const pool = createChildPool({
      entry,
      size: 1,
      timeoutMs: 60_000,
      memoryMb: 300,
      onComplaint: (message) => heard.push(message),
    });
    await pool.run({ do: 'complain' });
    await expect.poll(() => heard).toEqual(['a file is damaged']);
    await pool.close();
  });

  it('passes on a refusal, and what it wrote before it died', async () => {
    const refusal = { code: 'too_large', message: 'Too large, says the process.' };
    await expect(run('refuse')).rejects.toMatchObject(refusal);
    await expect(run('die')).rejects.toMatchObject({ cause: { message: 'last words' } });
  });

  it('is killed when it takes too long, or nobody waits any more', async () => {
    await expect(run('hang', { timeoutMs: 500, tooLong: 'Too slow.' })).rejects.toThrow('Too slow.');
    const stop = new AbortController();
    const onProgress = () => stop.abort(new Error('changed my mind'));
    await expect(run('hang', { signal: stop.signal, onProgress })).rejects.toThrow('changed my mind');
  });
});

describe('a pool of processes', () => {
  const pool = createChildPool({ entry, size: 1, timeoutMs: 60_000, memoryMb: 300 });
  afterEach(() => pool.close());

  it('keeps its process for the next order, replaces one that died, and ends it when it is closed', async () => {
    const pidNow = async () => (await pool.run<{ pid: number }>({ do: 'echo' })).pid;
    const first = await pidNow();
    expect(await pidNow()).toBe(first);
    await expect(pool.run({ do: 'die' })).rejects.toThrow('last words');
    const second = await pidNow();
    expect(second).not.toBe(first);
    await pool.close();
    expect([isAlive(second), pool.pids()]).toEqual([false, []]);
    await expect(pidNow()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('that works without an end is stopped by what it worked', async () => {
    const failure = () => new Error('Too much work.');
    const limits = { size: 1, timeoutMs: 300, memoryMb: 300, countsWork: true, failure };
    const pool = createChildPool({ entry, ...limits });
    await expect(pool.run({ do: 'hang' }, {})).rejects.toThrow('Too much work.');
    await pool.close();
  });

  it('does not outlive a process that ends without closing it', async () => {
    const code = `import { createChildPool } from ${JSON.stringify(new URL('./child-pool.ts', import.meta.url))};
      const entry = new URL(${JSON.stringify(entry)});
      const pool = createChildPool({ entry, size: 1, timeoutMs: 60000, memoryMb: 300 });
      pool.run({ do: 'hang' }, {
        onProgress: () => process.stdout.write(String(pool.pids()[0]), () => process.exit(0)),
      }).catch(() => undefined);`;
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await once(parent.stdout, 'data');
    const pid = Number(String(said));
    await once(parent, 'exit');
    expect(pid).toBeGreaterThan(0);
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});
