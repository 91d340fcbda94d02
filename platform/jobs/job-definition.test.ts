/** A handler is loaded once for all jobs of its kind: what it holds, such as processes, would otherwise be started by each. */

import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineJob, registerJob } from './job-definition.ts';

const definition = defineJob({
  name: 'sample',
  payload: z.object({}),
  attempts: 1,
  timeoutSeconds: 1,
});

it('is loaded once, and again only where loading failed', async () => {
  let loads = 0;
  const { load } = registerJob(definition, async () => {
    if (++loads === 1) throw new Error('the disk was slow');
    return async () => null;
  });
  await expect(load!()).rejects.toThrow('the disk was slow');
  const [first, second] = await Promise.all([load!(), load!()]);
  expect(await load!()).toBe(first);
  expect([second === first, loads]).toEqual([true, 2]);
});
