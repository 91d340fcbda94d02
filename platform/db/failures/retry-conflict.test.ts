/** A deadlock is no reason to fail; anything else is, and so are five of them. */

import { expect, it } from 'vitest';
import { retryConflict } from './retry-conflict.ts';

const failing = (code: string, times: number) => {
  let tried = 0;
  const work = async () => {
    if (tried++ < times) throw Object.assign(new Error('no'), { code });
    return tried;
  };
  return work;
};

it('is tried again after a conflict, and only then', async () => {
  expect(await retryConflict(failing('40P01', 2))).toBe(3);
  await expect(retryConflict(failing('23505', 1))).rejects.toThrow('no');
  await expect(retryConflict(failing('40001', 9))).rejects.toThrow('no');
});
