/** The lock keeps order, survives failures, and refuses what would hang. */

import { describe, expect, it } from 'vitest';
import { FifoLock } from './fifo-lock.ts';

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe('FifoLock', () => {
  it('runs one at a time, in the order of asking', async () => {
    const lock = new FifoLock();
    const seen: string[] = [];
    const work = (name: string, ms: number) => async () => {
      seen.push(`${name} in`);
      await wait(ms);
      seen.push(`${name} out`);
    };
    await Promise.all([lock.run(work('a', 15)), lock.run(work('b', 1)), lock.run(work('c', 1))]);
    expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('goes on after a failure', async () => {
    const lock = new FifoLock();
    await expect(lock.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(lock.run(async () => 'yes')).resolves.toBe('yes');
  });

  it('refuses to be taken twice by the same holder, but not by what the holder started for later', async () => {
    const lock = new FifoLock();
    let later: Promise<string> | undefined;
    await lock.run(async () => {
      await expect(lock.run(async () => 'never')).rejects.toThrow('use the transaction');
      later = wait(20).then(() => lock.run(async () => 'afterwards'));
    });
    await expect(later).resolves.toBe('afterwards');
  });
});
