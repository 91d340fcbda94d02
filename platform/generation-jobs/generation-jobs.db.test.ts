/** One way to make things: counted, doubled, failed, cancelled, deleted, cut off; nothing is left behind by any of them. */

import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { Job } from '#common/job.ts';
import type { User } from '#common/user.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { listLinks } from '#platform/assets/asset-links.ts';
import { assets, generations, jobs } from '#platform/db/tables/work.table.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import { findJob, markRunning } from '#platform/jobs/jobs.repo.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { defineGenerationJob, type GenerationHandler } from './generation-job-definition.ts';

const TYPE = 'toy';
const makeToy = defineGenerationJob({
  name: 'make-toy',
  itemType: TYPE,
  use: 'avatar',
  payload: z.object({}),
  attempts: 1,
  timeoutSeconds: 60,
  concurrentLimit: { max: 3, message: 'Three toys at once are enough.' },
  undo: (tx, id, { status, error }) =>
    tx.update(generations).set({ status: 'failed', result: { status, error } }).where(eq(generations.id, id)),
});

let mode: 'make' | 'hang' | 'fail' = 'make';
const work: GenerationHandler<unknown> = async ({ itemId, keep, signal, report }) => {
  // What is said while it runs is meant for the next one.
  const how = mode;
  report('Carving', 30);
  const bytes = Buffer.from('toy');
  const file = await keep({ role: 'wood', name: 'toy.bin', type: 'text/plain', bytes, origin: null });
  if (how === 'hang') await sleep(60_000, undefined, { signal });
  if (how === 'fail') throw new AppError('unprocessable', 'The wood broke.');
  return new JobResult({ file: file.id }, (tx) =>
    tx.update(generations).set({ status: 'completed' }).where(eq(generations.id, itemId)),
  );
};

const feature: ServerFeature = {
  name: 'toys',
  jobs: ({ generationJobs }) => [generationJobs.register(makeToy, async () => work)],
  items: ({ generationJobs }) => [
    {
      type: TYPE,
      noun: 'toy',
      page: '/toys',
      find: async (db, ids) => {
        const rows = await db.select().from(generations);
        return new Map(
          rows
            .filter((one) => ids.includes(one.id))
            .map((one) => [one.id, { title: one.prompt ?? '', ownerId: one.userId }]),
        );
      },
      remove: (id) =>
        generationJobs.remove({ type: TYPE, id }, (tx) =>
          tx.delete(generations).where(eq(generations.id, id)),
        ),
    },
  ],
};

let app: TestApp;
let ada: Visitor;
let user: User;
beforeAll(async () => {
  app = await openTestApp({ features: [accountFeature, feature], env: { JOB_CONCURRENCY: '1' } });
});
afterAll(() => app.dispose());
beforeEach(async () => {
  mode = 'make';
  ada = await app.person();
  user = ada.user!;
});

const begin = (itemId = newId(), who = user) =>
  app.platform.generationJobs.begin(makeToy, {
    user: who,
    itemId,
    payload: {},
    begin: (tx) =>
      tx
        .insert(generations)
        .values({ id: itemId, userId: who.id, type: TYPE, prompt: 'a horse' })
        .onConflictDoNothing(),
  });
const row = async (id: string) =>
  (await app.platform.db.select().from(generations).where(eq(generations.id, id)))[0];
const used = async () => (await app.platform.usage.usedThisMonth(user.id)).get('avatar') ?? 0;
const files = async () =>
  (await app.platform.db.select().from(assets).where(eq(assets.userId, user.id))).length;
const becomes = (id: string, status: string) => expect.poll(async () => (await row(id))?.status).toBe(status);
const jobIs = (id: string, status: Job['status']) =>
  expect.poll(async () => (await ada.get<Job>(`/api/jobs/${id}`)).body.status).toBe(status);

describe('a thing', () => {
  it('is made once for two who ask, is counted once, and owns its file', async () => {
    const id = newId();
    const [one, two] = await Promise.all([begin(id), begin(id)]);
    expect(one.job.id).toBe(two.job.id);
    expect([one.isNew, two.isNew].sort()).toEqual([false, true]);
    await becomes(id, 'completed');
    await jobIs(one.job.id, 'completed');
    expect(await used()).toBe(1);
    const [link] = await listLinks(app.platform.db, { type: TYPE, id });
    expect(link).toMatchObject({ role: 'wood', isOwner: true });
    // Made again: the new file takes the place of the old.
    await jobIs((await begin(id)).job.id, 'completed');
    expect(await files()).toBe(1);
  });

  it('that the plan does not allow leaves no row, no job and no count', async () => {
    await app.platform.settings.set('quota_enforcement', 'always', null);
    await jobIs((await begin()).job.id, 'completed');
    const id = newId();
    await expect(begin(id)).rejects.toMatchObject({ code: 'quota_reached' });
    await app.platform.settings.set('quota_enforcement', 'metered', null);
    expect(await row(id)).toBeUndefined();
    expect(await used()).toBe(1);
    const left = await app.platform.db.select().from(jobs).where(eq(jobs.itemId, id));
    expect(left).toEqual([]);
  });

  it('that fails says why, gives its use back and leaves no file', async () => {
    mode = 'fail';
    const id = newId();
    await jobIs((await begin(id)).job.id, 'failed');
    expect(await row(id)).toMatchObject({
      status: 'failed',
      result: { status: 'failed', error: 'The wood broke.' },
    });
    await expect.poll(files).toBe(0);
    expect(await used()).toBe(0);
  });

  it('is cancelled while it waits and while it is made', async () => {
    mode = 'hang';
    const [first, second] = [newId(), newId()];
    const running = (await begin(first)).job;
    await jobIs(running.id, 'running');
    await expect.poll(files).toBe(1);
    const waiting = (await begin(second)).job;
    expect(await used()).toBe(2);
    await ada.post(`/api/jobs/${waiting.id}/cancel`, {});
    expect(await row(second)).toMatchObject({ status: 'failed', result: { status: 'cancelled' } });
    expect(await used()).toBe(1);
    await ada.post(`/api/jobs/${running.id}/cancel`, {});
    await becomes(first, 'failed');
    await expect.poll(files).toBe(0);
    expect(await used()).toBe(0);
  });

  it('that is deleted while it waits or is made is stopped, given back, and gone', async () => {
    mode = 'hang';
    const [first, second] = [newId(), newId()];
    const running = (await begin(first)).job;
    await expect.poll(files).toBe(1);
    const waiting = (await begin(second)).job;
    for (const id of [second, first]) await app.platform.items.kindOf(TYPE)!.remove!(id);
    for (const job of [waiting, running]) await jobIs(job.id, 'cancelled');
    expect([await row(first), await row(second)]).toEqual([undefined, undefined]);
    expect(await used()).toBe(0);
    await expect.poll(files).toBe(0);
  });

  it('is refused when too many of a person are under way, in words and only theirs', async () => {
    mode = 'hang';
    const started = [await begin(), await begin(), await begin()];
    await expect(begin()).rejects.toMatchObject({ status: 429, message: 'Three toys at once are enough.' });
    const other = (await app.person()).user!;
    const foreign = await begin(newId(), other);
    for (const { job } of [...started, foreign])
      await app.platform.jobs.cancel((await findJob(app.platform.db, job.id))!);
    await jobIs(started[0]!.job.id, 'cancelled');
  });

  it('is begun three times of twenty that are asked for at the same moment', async () => {
    mode = 'hang';
    const requested = await Promise.allSettled(Array.from({ length: 20 }, () => begin()));
    const started = requested.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(started).toHaveLength(3);
    for (const one of requested)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 429 });
    for (const { job } of started) await app.platform.jobs.cancel((await findJob(app.platform.db, job.id))!);
    await jobIs(started[0]!.job.id, 'cancelled');
  });
});

describe('made while somebody waits', () => {
  const now = (itemId: string, caller: AbortSignal, doing: GenerationHandler<undefined> = work) =>
    app.platform.generationJobs.runInline(
      makeToy,
      {
        user,
        itemId,
        begin: (tx) => tx.insert(generations).values({ id: itemId, userId: user.id, type: TYPE }),
      },
      caller,
      doing,
    );

  it('it is a job as any other, and answered at once', async () => {
    const id = newId();
    const made = (await now(id, new AbortController().signal)) as { file: string };
    expect((await ada.get(`/api/files/${made.file}`)).text).toBe('toy');
    expect((await row(id))?.status).toBe('completed');
    expect(await used()).toBe(1);
  });

  it('somebody else ended it while the work was done: it says so, and nothing of it stays', async () => {
    const id = newId();
    const ending: GenerationHandler<undefined> = async (run) => {
      const ended = await app.platform.db.transaction((tx) =>
        app.platform.jobs.endAllOf(tx, { type: TYPE, id }),
      );
      expect(ended).toHaveLength(1);
      return work(run);
    };
    await expect(now(id, new AbortController().signal, ending)).rejects.toMatchObject({ code: 'cancelled' });
    expect((await row(id))?.status).toBe('failed');
    await expect.poll(files).toBe(0);
    expect(await used()).toBe(0);
  });

  it('it ends when they leave, and when they cancel it', async () => {
    mode = 'hang';
    for (const stop of ['leave', 'cancel']) {
      const id = newId();
      const caller = new AbortController();
      const waiting = now(id, caller.signal);
      waiting.catch(() => undefined);
      await expect.poll(files).toBe(1);
      const [job] = await app.platform.db.select().from(jobs).where(eq(jobs.itemId, id));
      if (stop === 'leave') caller.abort();
      else await ada.post(`/api/jobs/${job!.id}/cancel`, {});
      await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
      expect((await row(id))?.status).toBe('failed');
      expect([await used(), await files()]).toEqual([0, 0]);
    }
  });

  it('it is ended and given back by the upkeep when its process is gone', async () => {
    const id = newId();
    mode = 'hang';
    // A process that never comes back from its work.
    const lost = now(id, new AbortController().signal, () => new Promise(() => undefined));
    lost.catch(() => undefined);
    await expect.poll(async () => (await row(id))?.status).toBe('pending');
    // Silent for longer than that: no process does its work any more.
    const inSeconds = (seconds: number) => app.platform.jobs.sweep(Date.now() + seconds * 1000);
    await inSeconds(60);
    expect(await used()).toBe(1);
    await app.platform.db
      .update(jobs)
      .set({ updatedAt: new Date(Date.now() - 80_000) })
      .where(eq(jobs.itemId, id));
    await app.platform.jobs.heartbeat();
    await inSeconds(60);
    expect(await used()).toBe(1);
    await inSeconds(120);
    expect((await row(id))?.status).toBe('failed');
    expect(await used()).toBe(0);
  });
});

describe('work that takes its process with it', () => {
  const keepFor = (jobId: string) =>
    app.platform.assets.save({
      userId: user.id,
      name: 'lost.bin',
      type: 'text/plain',
      bytes: Buffer.from('lost'),
      partOf: { type: 'job', id: jobId, role: 'wood' },
    });

  it('leaves nothing of what its lost run kept, once another has made the thing', async () => {
    mode = 'hang';
    const blocker = (await begin()).job;
    // It has begun its work, and hangs.
    await expect.poll(files).toBe(1);
    const id = newId();
    const { job } = await begin(id);
    await keepFor(job.id);
    mode = 'make';
    await ada.post(`/api/jobs/${blocker.id}/cancel`, {});
    await jobIs(job.id, 'completed');
    await expect.poll(files).toBe(1);
    expect(await listLinks(app.platform.db, { type: TYPE, id })).toHaveLength(1);
  });

  it('between its end and letting go of its files has them removed by the upkeep, and no others', async () => {
    mode = 'hang';
    const running = (await begin()).job;
    await expect.poll(files).toBe(1);
    const ended = (await begin()).job;
    await app.platform.jobs.cancel((await findJob(app.platform.db, ended.id))!);
    await keepFor(ended.id);
    await app.platform.items.removeUnused();
    expect(await files()).toBe(1);
    expect(await listLinks(app.platform.db, { type: 'job', id: running.id })).toHaveLength(1);
    await app.platform.jobs.cancel((await findJob(app.platform.db, running.id))!);
    await jobIs(running.id, 'cancelled');
  });

  it('is given up after three losses, in words, and is not counted', async () => {
    mode = 'hang';
    const blocker = (await begin()).job;
    await jobIs(blocker.id, 'running');
    const id = newId();
    const { job } = await begin(id);
    // Three workers that took it and were never heard of again.
    for (let i = 0; i < 3; i++) await markRunning(app.platform.db, job.id);
    await ada.post(`/api/jobs/${blocker.id}/cancel`, {});
    await jobIs(job.id, 'failed');
    const ended = await findJob(app.platform.db, job.id);
    expect(ended!.error).toContain('interrupted three times');
    expect(ended!.crashCount).toBe(3);
    expect((await row(id))?.status).toBe('failed');
    expect(await used()).toBe(0);
  });
});
