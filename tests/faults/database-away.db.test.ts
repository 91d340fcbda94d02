/** A PostgreSQL that goes away, comes back, or says nothing: a clear answer meanwhile, and nothing lost. */

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FEATURES } from '#app/features.ts';
import type { ErrorBody } from '#common/errors.ts';
import type { Job } from '#common/job.ts';
import type { ServerFeature } from '#platform/feature.ts';
import { defineJob, registerJob } from '#platform/jobs/job-definition.ts';
import { type CuttableProxy, startCuttableProxy } from '#tests/fakes/cuttable-proxy.ts';
import { openTestApp, ownDatabase, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { openEventLine } from '#tests/processes/event-line.ts';

const held = defineJob({
  name: 'held-work',
  payload: z.object({ asks: z.boolean() }),
  attempts: 1,
  timeoutSeconds: 120,
});
let runs = 0;
let goOn: () => void = () => undefined;
const feature: ServerFeature = {
  name: 'held',
  jobs: () => [
    registerJob(held, async () => async ({ payload, db }) => {
      runs++;
      if (runs === 1 || payload.asks)
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
      // In the middle of the work, as when a file is kept.
      if (payload.asks) await db.execute('select 1');
      return { runs };
    }),
  ],
};

const AWAY = 'The service is briefly unavailable. Nothing is lost; please try again in a moment.';

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a database', () => {
  let proxy: CuttableProxy;
  let direct: pg.Client;
  let app: TestApp;
  let ada: Visitor;
  beforeAll(async () => {
    const url = new URL((await ownDatabase()).databaseUrl!);
    direct = new pg.Client({ connectionString: url.href });
    await direct.connect();
    proxy = await startCuttableProxy(Number(url.port));
    url.port = String(proxy.port);
    app = await openTestApp({
      databaseUrl: url.href,
      env: { DATABASE_TIMEOUT_SECONDS: '2' },
      features: [...FEATURES, feature],
    });
    ada = await app.person('ada');
    await ada.post('/api/tasks', { title: 'Written before' });
  });
  afterAll(async () => {
    await app.dispose();
    await direct.end();
    await proxy.close();
  });

  const titles = async () => {
    const { status, body } = await ada.get<{ title: string }[]>('/api/tasks');
    return status === 200 ? body.map((task) => task.title) : status;
  };
  const order = async (asks: boolean): Promise<() => Promise<Job>> => {
    runs = 0;
    const { id } = await app.platform.jobs.enqueue(held, { asks }, { userId: ada.user!.id });
    await expect.poll(() => runs).toBe(1);
    return async () => (await ada.get<Job>(`/api/jobs/${id}`)).body;
  };

  it('that is cut off: 503 with words, pages still there, and all goes on afterwards', async () => {
    const line = await openEventLine(ada);
    const job = await order(false);
    proxy.cut();
    const refused = await ada.post<ErrorBody>('/api/tasks', { title: 'Not written' });
    expect([refused.status, refused.body.message]).toEqual([503, AWAY]);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await app.visitor().get('/api/health')).status).toBe(503);
    expect((await app.visitor().get('/task-management')).status).toBe(200);
    // It is done while nobody can write that down.
    goOn();
    await expect.poll(() => app.logLines.some((text) => text.includes('not back yet'))).toBe(true);

    proxy.mend();
    await expect.poll(titles).toEqual(['Written before']);
    await expect.poll(async () => (await job()).status).toBe('completed');
    expect((await job()).result).toEqual({ runs: 1 });
    await line.next((event) => event.type === 'invalidate' && event.keys.includes('*'));
    expect((await app.visitor().get('/api/health')).status).toBe(200);
  });

  it('that is restarted in the middle of a job: the job begins again and is completed', async () => {
    const job = await order(true);
    const stopped = goOn;
    proxy.cut();
    stopped();
    await expect.poll(() => app.logLines.some((text) => text.includes('job begins again'))).toBe(true);
    proxy.mend();
    await expect.poll(() => runs).toBe(2);
    goOn();
    await expect.poll(async () => (await job()).status).toBe('completed');
    // What a server says to its connections when it is stopped.
    await direct.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect.poll(titles).toEqual(['Written before']);
    expect((await ada.post('/api/tasks', { title: 'Written after' })).status).toBe(201);
  });

  it('that says nothing, or works too slowly: given up in time, and used again afterwards', async () => {
    await direct.query('begin');
    await direct.query('lock table tasks');
    const slow = await ada.get<ErrorBody>('/api/tasks');
    await direct.query('rollback');
    expect([slow.status, slow.body.message]).toEqual([503, AWAY]);
    expect(await titles()).toContain('Written after');

    proxy.hold();
    const silent = await ada.get<ErrorBody>('/api/tasks');
    expect([silent.status, silent.body.message]).toEqual([503, AWAY]);
    expect((await app.visitor().get('/api/health')).status).toBe(503);
    proxy.mend();
    await expect.poll(titles).toContain('Written after');
  });
});
