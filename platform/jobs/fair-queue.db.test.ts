/** Fair turns: one person's many jobs do not stand between another person and their first one. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from '#common/ids.ts';
import type { Job } from '#common/job.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { defineGenerationJob } from '#platform/generation-jobs/generation-job-definition.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { defineJob, registerJob } from './job-definition.ts';

const slow = defineGenerationJob({
  name: 'slow-work',
  itemType: 'slow',
  payload: z.object({ label: z.string() }),
  attempts: 1,
  timeoutSeconds: 60,
  concurrency: 1,
});

/** Without a limit on how many wait. */
const plain = defineJob({
  name: 'plain-work',
  payload: z.object({ label: z.string() }),
  attempts: 1,
  timeoutSeconds: 60,
  concurrency: 1,
});

/** In the order in which they were begun; each goes on when the test says so. */
const started: string[] = [];
let release: () => void = () => undefined;
const handle = async ({ payload, signal }: { payload: { label: string }; signal: AbortSignal }) => {
  started.push(payload.label);
  await new Promise<void>((resolve, reject) => {
    release = resolve;
    signal.addEventListener('abort', () => reject(new Error('stopped')));
  });
  return null;
};
const feature: ServerFeature = {
  name: 'slow',
  jobs: ({ generationJobs }) => [
    generationJobs.register(slow, async () => handle),
    registerJob(plain, async () => handle),
  ],
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ features: [accountFeature, feature] });
});
afterAll(() => app.dispose());

const order = async (who: Visitor, label: string): Promise<string> =>
  (await app.platform.generationJobs.begin(slow, { user: who.user!, itemId: newId(), payload: { label } }))
    .job.id;
const show = async (who: Visitor, id: string) => (await who.get<Job>(`/api/jobs/${id}`)).body;

it('first jobs come before anybody’s second, and everybody sees their place', async () => {
  const [ann, bob] = [await app.person('ann'), await app.person('bob')];
  const many: string[] = [];
  for (let i = 1; i <= 6; i++) many.push(await order(ann, `ann ${i}`));
  await expect.poll(() => started).toEqual(['ann 1']);
  const bobs = [await order(bob, 'bob 1'), await order(bob, 'bob 2')];
  expect((await show(bob, bobs[0]!)).stage).toBe('Waiting, next in line');
  expect((await show(ann, many[1]!)).stage).toBe('Waiting, number 2 in line');
  expect((await show(bob, bobs[1]!)).stage).toBe('Waiting, number 3 in line');
  expect((await show(ann, many[5]!)).stage).toBe('Waiting, number 7 in line');

  // One that is cancelled leaves the line, and those behind it move up.
  await ann.post(`/api/jobs/${many[1]}/cancel`, {});
  expect((await show(ann, many[5]!)).stage).toBe('Waiting, number 6 in line');

  for (let done = 1; done < 7; done++) {
    release();
    await expect.poll(() => started.length).toBe(done + 1);
  }
  release();
  expect(started.slice(0, 2)).toEqual(['ann 1', 'bob 1']);
  expect(started.indexOf('bob 2')).toBeLessThanOrEqual(3);
  await expect.poll(async () => (await show(ann, many[5]!)).status).toBe('completed');
});

it('a person has no more than ten waiting', async () => {
  const cas = await app.person('cas');
  const ids: string[] = [];
  for (let i = 0; i < 10; i++) ids.push(await order(cas, `cas ${i}`));
  await expect(order(cas, 'one more')).rejects.toMatchObject({
    status: 429,
    message: 'Ten of these are waiting already. Please wait until some are finished.',
  });
  for (const id of ids) await cas.post(`/api/jobs/${id}/cancel`, {});
  await expect(order(cas, 'again')).resolves.toBeDefined();
});

it('fifty waiting jobs of one person keep nobody else waiting for more than two turns', async () => {
  const [dan, eva, flo] = [await app.person('dan'), await app.person('eva'), await app.person('flo')];
  started.length = 0;
  const send = (who: Visitor, label: string) =>
    app.platform.jobs.enqueue(plain, { label }, { userId: who.user!.id });
  for (let i = 1; i <= 50; i++) await send(dan, `dan ${i}`);
  await expect.poll(() => started.length).toBe(1);
  /** Ends what runs, and waits for what comes after it. */
  const turn = async () => {
    const before = started.length;
    release();
    await expect.poll(() => started.length).toBe(before + 1);
  };
  // Whenever somebody comes, early or late, at most one of the fifty goes before them; two who come share the turns.
  for (let round = 1; round <= 3; round++) {
    const from = started.length;
    await send(eva, `eva ${round}`);
    await send(flo, `flo ${round}`);
    for (let i = 0; i < 4; i++) await turn();
    const next = started.slice(from);
    expect(next.indexOf(`eva ${round}`)).toBeLessThan(2);
    expect(next.indexOf(`flo ${round}`)).toBeLessThan(3);
    expect(next.filter((label) => label.startsWith('dan'))).toHaveLength(2);
  }
  for (const row of await app.platform.jobs.unfinishedOf(dan.user!.id)) await app.platform.jobs.cancel(row);
});
