/** Long work: progress, cancel, retries, failure, hand-back, and effects that come out once. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '#common/errors.ts';
import type { Job } from '#common/job.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { registerNotificationRoutes } from '#features/notifications/server/notifications.routes.ts';
import { jobs } from '#platform/db/tables/work.table.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { openTestApp, ownDatabase, type TestApp } from '#tests/harness/test-app.ts';
import { openTestPlatform } from '#tests/harness/test-platform.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { defineJob, type JobHandler, registerJob } from './job-definition.ts';
import { findJob, finishJob, insertJob, markRunning } from './jobs.repo.ts';

const steps = defineJob({
  name: 'test-steps',
  payload: z.object({ behave: z.string() }),
  attempts: 3,
  timeoutSeconds: 30,
  notice: (outcome) => ({ title: `Steps ${outcome}`, link: '/task-management' }),
});

const hurried = defineJob({ ...steps, name: 'test-hurried', timeoutSeconds: 1 });

const runs = new Map<string, number>();

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('stopped'));
    });
  });

const handler: JobHandler<{ behave: string }> = async ({ id, payload, signal, report }) => {
  runs.set(id, (runs.get(id) ?? 0) + 1);
  switch (payload.behave) {
    case 'progress':
      for (const percent of [10, 50, 90]) {
        report(`step ${percent}`, percent);
        await wait(300, signal);
      }
      return { made: 3 };
    case 'flaky':
      if (runs.get(id)! < 3) throw new Error('not yet');
      return { tries: runs.get(id) };
    case 'refused':
      throw new AppError('unprocessable', 'The picture has no face in it.');
    case 'broken':
      throw new Error('secret detail of a stack');
    default:
      report('waiting', 1);
      await wait(60_000, signal);
      return undefined;
  }
};

const feature: ServerFeature = {
  name: 'test',
  jobs: () => [registerJob(steps, async () => handler), registerJob(hurried, async () => handler)],
};
let app: TestApp;
let ada: Visitor;

beforeAll(async () => {
  app = await openTestApp({
    features: [accountFeature, { name: 'notifications', routes: registerNotificationRoutes }, feature],
    env: { JOB_CONCURRENCY: '4' },
  });
  ada = await app.person('ada');
});
afterAll(() => app.dispose());

const enqueue = (behave: string, definition = steps) =>
  app.platform.jobs.enqueue(definition, { behave }, { userId: ada.user!.id });

async function until(id: string, done: (job: Job) => boolean, who = ada): Promise<Job> {
  for (let i = 0; i < 600; i++) {
    const { body } = await who.get<Job>(`/api/jobs/${id}`);
    if (done(body)) return body;
    await new Promise((next) => setTimeout(next, 25));
  }
  throw new Error('the job never got there');
}
const latestNotice = async () =>
  (await ada.get<{ items: { title: string; link: string }[] }>('/api/notifications')).body.items[0];

const ended = (job: Job) => !['queued', 'running'].includes(job.status);

describe('a job', () => {
  it('is acknowledged at once, shows stage and percent, and ends with its result and a notification', async () => {
    const job = await enqueue('progress');
    expect(job).toMatchObject({ status: 'queued', progress: 0, type: 'test-steps' });
    const midway = await until(job.id, (one) => one.progress >= 50);
    expect(midway).toMatchObject({ status: 'running', stage: `step ${midway.progress}` });
    expect(await until(job.id, ended)).toMatchObject({
      status: 'completed',
      progress: 100,
      result: { made: 3 },
      error: null,
    });
    await expect
      .poll(() => latestNotice())
      .toMatchObject({ title: 'Steps completed', link: '/task-management' });
    await ada.post('/api/notifications/read', {});
    expect((await ada.get<{ unread: number }>('/api/notifications')).body.unread).toBe(0);
  });

  it('is tried again after a failure, and only as often as its definition says', async () => {
    const flaky = await enqueue('flaky');
    expect(await until(flaky.id, ended)).toMatchObject({ status: 'completed', result: { tries: 3 } });
    const broken = await enqueue('broken');
    const failed = await until(broken.id, ended);
    expect(failed.status).toBe('failed');
    expect(failed.error).toBe('Something went wrong on our side. Please try again.');
    expect(runs.get(broken.id)).toBe(3);
  });

  it('is not tried again when the answer would be the same, and says why in words', async () => {
    const job = await enqueue('refused');
    expect(await until(job.id, ended)).toMatchObject({
      status: 'failed',
      error: 'The picture has no face in it.',
    });
    expect(runs.get(job.id)).toBe(1);
  });

  it('is cancelled even where its kind is no longer known', async () => {
    const row = { userId: ada.user!.id, type: 'of-an-earlier-version', payload: {} };
    const { id } = await insertJob(app.platform.db, row);
    const { status, body } = await ada.post<Job>(`/api/jobs/${id}/cancel`, {});
    expect([status, body.status]).toEqual([200, 'cancelled']);
  });

  it('does not begin again when its worker was lost after the cancel', async () => {
    const row = { userId: ada.user!.id, type: 'of-an-earlier-version', payload: {} };
    const { id } = await insertJob(app.platform.db, row);
    expect((await markRunning(app.platform.db, id))?.status).toBe('running');
    await app.platform.db.update(jobs).set({ cancelRequested: true }).where(eq(jobs.id, id));
    expect(await markRunning(app.platform.db, id)).toBeUndefined();
    await ada.post(`/api/jobs/${id}/cancel`, {});
  });

  it('ends once: the first who ends it wins', async () => {
    const { db } = app.platform;
    const row = { userId: ada.user!.id, type: 'of-an-earlier-version', payload: {} };
    const { id } = await insertJob(db, row);
    const ends = await Promise.all([
      finishJob(db, id, { status: 'cancelled' }),
      finishJob(db, id, { status: 'completed', result: { fileUrl: '/late' } }),
    ]);
    expect(ends.filter((one) => one !== undefined)).toHaveLength(1);
    expect(await finishJob(db, id, { status: 'failed', error: 'later still' })).toBeUndefined();
    expect((await findJob(db, id))?.status).toBe(ends.find((one) => one)!.status);
  });

  it('stops when cancelled, while running and while waiting', async () => {
    const running = await enqueue('endless');
    await until(running.id, (one) => one.status === 'running');
    await ada.post(`/api/jobs/${running.id}/cancel`, {});
    expect(await until(running.id, ended)).toMatchObject({ status: 'cancelled', result: null });
    expect((await ada.post<Job>(`/api/jobs/${running.id}/cancel`, {})).body.status).toBe('cancelled');
  });

  it('is stopped when it takes too long', async () => {
    const job = await enqueue('endless', hurried);
    const failed = await until(job.id, ended);
    expect(failed).toMatchObject({ status: 'failed', error: 'This took too long and was stopped.' });
  });

  it('belongs to its owner', async () => {
    const bob = await app.person('bob');
    const job = await enqueue('refused');
    expect((await bob.get(`/api/jobs/${job.id}`)).status).toBe(404);
    expect((await bob.post(`/api/jobs/${job.id}/cancel`, {})).status).toBe(404);
    expect((await ada.get('/api/jobs/no-such-job')).status).toBe(404);
  });

  it('comes with the transaction that asked for it, or not at all', async () => {
    let id = '';
    await expect(
      app.platform.db.transaction(async (tx) => {
        id = (
          await app.platform.jobs.enqueue(
            steps,
            { behave: 'refused' },
            { userId: ada.user!.id, db: tx as never },
          )
        ).id;
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await findJob(app.platform.db, id)).toBeUndefined();
    expect(runs.has(id)).toBe(false);
  });
});

describe('shutting down', () => {
  it('hands running work back to the queue, uncounted', async () => {
    const job = await enqueue('endless-handback');
    await until(job.id, (one) => one.status === 'running');
    await app.platform.jobs.stop(0);
    const row = await findJob(app.platform.db, job.id);
    expect(row).toMatchObject({ status: 'queued', attempts: 0 });
  });
});

describe('the list of handlers', () => {
  it('is refused when two handle the same job', async () => {
    const twice: ServerFeature = { name: 'twice', jobs: () => [registerJob(steps, async () => handler)] };
    await expect(openTestPlatform({ ...(await ownDatabase()), features: [feature, twice] })).rejects.toThrow(
      "Two handlers are registered for the job 'test-steps'",
    );
  });
});
